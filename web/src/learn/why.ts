import type { CoupEvent } from '../game/coup';
import { pendingCause } from '../coup/words/causes';
import { claimed } from '../coup/words/narrateCoup';

/** Why something just cost or brought a card or coins, for somebody who is new to the game. */
export interface Why {
  key:
    | 'caught'
    | 'right'
    | 'caught.other'
    | 'proved'
    | 'wrong'
    | 'proved.other'
    | 'blocked'
    | 'blocked.paid'
    | 'blocked.other'
    | 'held'
    | 'robbed'
    | 'stole'
    | 'coup'
    | 'assassinated';
  role: string;
  /** Whom it is about. */
  who: number;
  /** The challenger. */
  by: number;
}

/** The reason of the latest verdict, block or attack of the latest action; the next one ends it. */
export function why(told: readonly CoupEvent[], me: number): Why | undefined {
  for (let at = told.length - 1; at >= 0 && told[at]!.event !== 'acted'; at--) {
    const found = reason(told[at]!, told.slice(0, at), me);
    if (found) return found;
  }
  return undefined;
}

/** Why a card has to be lost next, if an attack was let through. */
export function whyLose(told: readonly CoupEvent[], me: number): Why | undefined {
  const cause = pendingCause(me, told);
  if (cause?.fall === 'coup') return { key: 'coup', role: '', who: cause.by!, by: -1 };
  return cause?.fall === 'assassination'
    ? { key: 'assassinated', role: 'Assassin', who: cause.by!, by: -1 }
    : undefined;
}

function reason(event: CoupEvent, before: readonly CoupEvent[], me: number): Why | undefined {
  const action = before.findLast((each) => each.event === 'acted');
  switch (event.event) {
    case 'shown':
    case 'declined': {
      const by = before.findLast((each) => each.event === 'challenged')?.seat ?? -1;
      const about = { role: claimed(event.claim).role, who: event.seat, by };
      const shown = event.event === 'shown';
      if (event.seat === me) return { ...about, key: shown ? 'proved' : 'caught' };
      if (by === me) return { ...about, key: shown ? 'wrong' : 'right' };
      return { ...about, key: shown ? 'proved.other' : 'caught.other' };
    }
    case 'stood': {
      // The verdict tells why it holds.
      if (
        before.findLast(({ event }) => event === 'blocked' || event === 'shown')?.event === 'shown'
      )
        return undefined;
      const block = before.findLast((each) => each.event === 'blocked');
      const about = { role: block?.character ?? '', who: event.seat, by: -1 };
      if (event.seat === me) return { ...about, key: 'held' };
      if (!action) return undefined;
      if (action.seat !== me) return { ...about, key: 'blocked.other', by: action.seat };
      return { ...about, key: action.move === 'assassinate' ? 'blocked.paid' : 'blocked' };
    }
    case 'coins':
      if (event.reason !== 'steal' || event.change <= 0) return undefined;
      if (action?.target !== me && event.seat !== me) return undefined;
      // The verdict tells why it went through.
      if (before.findLast(({ event }) => event === 'acted' || event === 'challenged') !== action)
        return undefined;
      return {
        key: event.seat === me ? 'stole' : 'robbed',
        role: 'Captain',
        who: event.seat,
        by: -1,
      };
    case 'lost':
      if (event.seat !== me || !action) return undefined;
      if (event.reason === 'coup') return { key: 'coup', role: '', who: action.seat, by: -1 };
      return event.reason === 'assassination'
        ? { key: 'assassinated', role: 'Assassin', who: action.seat, by: -1 }
        : undefined;
    default:
      return undefined;
  }
}
