import type { CoupEvent } from '../game/coup';

export interface Placing {
  seat: number;
  /** The turn in which the player went out; none for who won. */
  turn?: number;
}

/** The order of a finished game: the winner, then whoever lasted longest. */
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

/** How a game went, in numbers everybody saw. */
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
