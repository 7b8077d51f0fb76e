import type { CoupEvent } from '../../game/coup';
import { claimed } from '../words/narrateCoup';

/** A player's claims of one character and their outcomes, all of it public. */
export interface ClaimTally {
  seat: number;
  role: string;
  /** The claim was *not* to hold the character. */
  denied: boolean;
  times: number;
  proven: number;
  caught: number;
}

/** A claim that was challenged, and whether it was proven. */
export interface Tested {
  turn: number;
  seat: number;
  role: string;
  denied: boolean;
  proven: boolean;
}

/** The challenged claims of this game, latest first. */
export function tested(events: readonly CoupEvent[]): Tested[] {
  const all: Tested[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.event === 'turn') turn = event.turn;
    if (event.event === 'shown' || event.event === 'declined')
      all.unshift({
        turn,
        seat: event.seat,
        ...claimed(event.claim),
        proven: event.event === 'shown',
      });
  }
  return all;
}

/** Claims of this game by player and character, in the order they were first made. */
export function claims(events: readonly CoupEvent[]): ClaimTally[] {
  const all: ClaimTally[] = [];
  const of = (seat: number, claim: string): ClaimTally => {
    const { role, denied } = claimed(claim);
    const known = all.find(
      (each) => each.seat === seat && each.role === role && each.denied === denied,
    );
    if (known) return known;
    const said = { seat, role, denied, times: 0, proven: 0, caught: 0 };
    all.push(said);
    return said;
  };
  for (const event of events) {
    if (event.event === 'acted' && event.claim) of(event.seat, event.claim).times++;
    if (event.event === 'blocked') of(event.seat, event.character).times++;
    if (event.event === 'shown') of(event.seat, event.claim).proven++;
    if (event.event === 'declined') of(event.seat, event.claim).caught++;
  }
  return all;
}
