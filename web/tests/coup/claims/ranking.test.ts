import { expect, test } from 'vitest';
import { ranking, turnsOf } from '../../../src/coup/claims/ranking';
import type { CoupEvent } from '../../../src/game/coup';

test('the last to fall is second, and everybody knows who did it', () => {
  const lost = (seat: number, reason: 'coup' | 'challenge' | 'assassination'): CoupEvent => ({
    event: 'lost',
    seat,
    card: 'Duke',
    reason,
  });
  const events: CoupEvent[] = [
    { event: 'turn', seat: 0, turn: 1 },
    { event: 'acted', seat: 0, move: 'coup', target: 2, claim: null },
    lost(2, 'coup'),
    { event: 'turn', seat: 2, turn: 2 },
    { event: 'acted', seat: 2, move: 'tax', target: null, claim: 'Duke' },
    { event: 'challenged', seat: 1, claimant: 2, claim: 'Duke' },
    { event: 'declined', seat: 2, claim: 'Duke' },
    lost(2, 'challenge'),
    { event: 'exiled', seat: 2 },
    { event: 'turn', seat: 1, turn: 3 },
    { event: 'acted', seat: 1, move: 'assassinate', target: 0, claim: 'Assassin' },
    { event: 'challenged', seat: 0, claimant: 1, claim: 'Assassin' },
    { event: 'shown', seat: 1, claim: 'Assassin', cards: ['Assassin'] },
    lost(0, 'challenge'),
    { event: 'exiled', seat: 0 },
  ];
  expect(ranking(events, 3)).toEqual([
    { seat: 1 },
    { seat: 0, turn: 3, fall: 'wrong', by: 1 },
    { seat: 2, turn: 2, fall: 'unshown', by: 1 },
  ]);
  expect(turnsOf(events)).toBe(3);
});

test('a challenge lost before the assassination is not what ended the player', () => {
  const events: CoupEvent[] = [
    { event: 'turn', seat: 1, turn: 5 },
    { event: 'acted', seat: 1, move: 'assassinate', target: 0, claim: 'Assassin' },
    { event: 'challenged', seat: 0, claimant: 1, claim: 'Assassin' },
    { event: 'lost', seat: 0, card: 'Duke', reason: 'challenge' },
    { event: 'lost', seat: 0, card: 'Captain', reason: 'assassination' },
    { event: 'exiled', seat: 0 },
  ];
  expect(ranking(events, 2)[1]).toEqual({ seat: 0, turn: 5, fall: 'assassination', by: 1 });
});
