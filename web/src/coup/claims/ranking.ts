import type { CoupEvent } from '../../game/coup';
import { type Cause, causeOf } from '../words/causes';
import type { Claim } from './claimAnalysis';

/** How somebody lost the last influence. A card that was not shown may have been there; `caught` was a bluff for certain. */
export type LossCause = Cause['fall'] | 'caught';

export interface RankedPlayer {
  seat: number;
  /** The turn in which the player was eliminated; undefined for the winner. */
  turn?: number;
  fall?: LossCause;
  /** The player who did it. Nobody did it to a player who left. */
  by?: number;
}

/** The final order: the winner, then by how long each player lasted. */
export function ranking(events: readonly CoupEvent[], seats: number): RankedPlayer[] {
  const out: RankedPlayer[] = [];
  const last = new Map<number, Cause>();
  let turn = 0;
  for (const [at, event] of events.entries()) {
    switch (event.event) {
      case 'turn':
        turn = event.turn;
        break;
      case 'lost':
        last.set(event.seat, causeOf(event, events.slice(0, at)));
        break;
      case 'exiled':
        if (!out.some(({ seat }) => seat === event.seat))
          out.unshift({ seat: event.seat, turn, ...last.get(event.seat) });
    }
  }
  const alive = Array.from({ length: seats }, (_, seat) => ({ seat })).filter(
    ({ seat }) => !out.some((gone) => gone.seat === seat),
  );
  return [...alive, ...out];
}

/** The same order, with the bluffs among the lost challenges told apart; for that, all cards must be known. */
export function withBluffs(
  order: readonly RankedPlayer[],
  claims: readonly Claim[],
): RankedPlayer[] {
  const bluffed = ({ seat, turn }: RankedPlayer): boolean =>
    claims.some(
      (claim) =>
        claim.seat === seat && claim.turn === turn && claim.fate === 'caught' && !claim.true,
    );
  return order.map((each) =>
    each.fall === 'unshown' && bluffed(each) ? { ...each, fall: 'caught' } : each,
  );
}

/** The number of turns of a game. */
export const turnsOf = (events: readonly CoupEvent[]): number =>
  events.reduce((last, event) => (event.event === 'turn' ? event.turn : last), 0);
