import { expect, test } from 'vitest';
import { flights } from '../../../src/coup/scenes/coinFlights';
import type { CoupEvent } from '../../../src/game/coup';

test('a theft is one movement of coins; income comes from the treasury', () => {
  const events: CoupEvent[] = [
    { event: 'coins', seat: 1, change: -2, reason: 'steal' },
    { event: 'coins', seat: 0, change: 2, reason: 'steal' },
    { event: 'coins', seat: 0, change: 1, reason: 'income' },
  ];
  expect(flights(events)).toEqual([
    { from: 1, to: 0, coins: 2 },
    { to: 0, coins: 1 },
  ]);
});
