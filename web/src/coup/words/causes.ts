import type { Key } from '../../../generated/keys';
import type { CoupEvent } from '../../game/coup';
import { card, type Values, who } from '../../words/voice';

type Lost = Extract<CoupEvent, { event: 'lost' }>;

/**
 * How somebody lost an influence, and to whom. A card that was not shown may have been there. Nobody did it to a player
 * who left.
 */
export interface Cause {
  fall: 'coup' | 'assassination' | 'unshown' | 'wrong' | 'left';
  by?: number;
}

/** The cause of a loss, from the events up to it. */
export function causeOf(lost: Pick<Lost, 'seat' | 'reason'>, before: readonly CoupEvent[]): Cause {
  switch (lost.reason) {
    case 'coup':
    case 'assassination': {
      const acted = before.findLast((event) => event.event === 'acted');
      return { fall: lost.reason, ...(acted && { by: acted.seat }) };
    }
    case 'challenge': {
      const doubt = before.findLast((event) => event.event === 'challenged');
      return lost.seat === doubt?.seat
        ? { fall: 'wrong', by: doubt.claimant }
        : { fall: 'unshown', ...(doubt && { by: doubt.seat }) };
    }
    case 'left':
      return { fall: 'left' };
  }
}

/** The cause of a loss that this player has yet to choose a card for; nothing while that is not known. */
export function pendingCause(seat: number, told: readonly CoupEvent[]): Cause | undefined {
  const since = told.slice(told.findLastIndex(({ event }) => event === 'acted'));
  const doubt = since.findLastIndex(({ event }) => event === 'challenged');
  const after = doubt < 0 ? [] : since.slice(doubt);
  const verdict = after.find(({ event }) => event === 'shown' || event === 'declined');
  const [action] = since;
  // The target of an attack may have paid its card already; then the attack itself asks for the next one.
  const attacked = action?.event === 'acted' && action.target === seat;
  if (verdict && !(attacked && after.some(({ event }) => event === 'lost'))) {
    const cause = causeOf({ seat, reason: 'challenge' }, since);
    if (cause.fall === 'wrong' || ('seat' in verdict && verdict.seat === seat)) return cause;
  }
  if (action?.event !== 'acted') return undefined;
  if (action.move !== 'coup' && action.move !== 'assassinate') return undefined;
  return { fall: action.move === 'coup' ? 'coup' : 'assassination', by: action.seat };
}

/** The sentence about a loss: who did it to whom, and which card. */
export function lossOf(
  lost: Pick<Lost, 'seat' | 'card' | 'reason'>,
  before: readonly CoupEvent[],
): [key: Key, values: Values] {
  const { fall, by } = causeOf(lost, before);
  const values = { who: who(lost.seat), card: card(lost.card) };
  return fall === 'left' || by === undefined
    ? ['event.lost', values]
    : [`fall.${fall}`, { ...values, by: who(by) }];
}
