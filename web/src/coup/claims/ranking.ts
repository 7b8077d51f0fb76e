import type { CoupEvent } from '../../game/coup';
import type { Claim } from './claimAnalysis';

/** How somebody lost the last influence. A card that was not shown may have been there; `caught` was a bluff for certain. */
export type LossCause = 'coup' | 'assassination' | 'caught' | 'unshown' | 'wrong' | 'left';

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
  const last = new Map<number, Pick<RankedPlayer, 'fall' | 'by'>>();
  let turn = 0;
  let actor = -1;
  let doubt = { challenger: -1, claimant: -1 };
  for (const event of events) {
    switch (event.event) {
      case 'turn':
        turn = event.turn;
        break;
      case 'acted':
        actor = event.seat;
        break;
      case 'challenged':
        doubt = { challenger: event.seat, claimant: event.claimant };
        break;
      case 'lost':
        last.set(event.seat, cause(event, actor, doubt));
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

function cause(
  { seat, reason }: Extract<CoupEvent, { event: 'lost' }>,
  actor: number,
  doubt: { challenger: number; claimant: number },
): Pick<RankedPlayer, 'fall' | 'by'> {
  switch (reason) {
    case 'coup':
    case 'assassination':
      return { fall: reason, by: actor };
    case 'challenge':
      return seat === doubt.challenger
        ? { fall: 'wrong', by: doubt.claimant }
        : { fall: 'unshown', by: doubt.challenger };
    case 'left':
      return { fall: 'left' };
  }
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
