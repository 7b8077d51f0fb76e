import { expect, test } from 'vitest';
import { around, seatPosition } from '$lib/table/seating';

const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each(PLAYERS)(
  '%d players sit in different positions, clockwise from the lower left',
  (players) => {
    const others = around(players, 0).map((_, at) => seatPosition(players, at, 0));
    expect(new Set(others.map(String)).size).toBe(players - 1);
    const across = others.map(([x]) => x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
  },
);

test.each(PLAYERS)('a spectator sees all %d, the first in the nearest position', (players) => {
  const all = around(players).map((_, at) => seatPosition(players, at));
  expect(all).toHaveLength(players);
  expect(all.slice(1)).toEqual(around(players, 0).map((_, at) => seatPosition(players, at, 0)));
  expect(all[0]![1]).toBeGreaterThan(Math.max(...all.slice(1).map(([, y]) => y)));
});
