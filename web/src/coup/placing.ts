import type { CoupEvent } from '../game/coup';

export interface Placing {
  seat: number;
  /** The turn in which the player was eliminated; undefined for the winner. */
  turn?: number;
}

/** The final order: the winner, then by how long each player lasted. */
export function placing(events: readonly CoupEvent[], seats: number): Placing[] {
  const out = new Map<number, number>();
  const last: number[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.event === 'turn') turn = event.turn;
    if (event.event !== 'exiled' || out.has(event.seat)) continue;
    out.set(event.seat, turn);
    last.unshift(event.seat);
  }
  const alive = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.has(seat));
  return [...alive, ...last].map((seat) =>
    out.has(seat) ? { seat, turn: out.get(seat)! } : { seat },
  );
}

/** A game in public numbers. */
export function tally(events: readonly CoupEvent[]): {
  turns: number;
  challenges: number;
  caught: number;
} {
  return {
    turns: events.reduce((last, event) => (event.event === 'turn' ? event.turn : last), 0),
    challenges: events.filter((event) => event.event === 'challenged').length,
    caught: events.filter((event) => event.event === 'declined').length,
  };
}
