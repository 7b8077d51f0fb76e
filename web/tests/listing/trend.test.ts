import { expect, test } from 'vitest';
import type { PastGame } from '../../src/net/analysis';
import { rate, sum, trend } from '../../src/listing/trend';

const game = (bluffs: number, caught: number, challenges = 0, right = 0): PastGame => ({
  table: 't',
  game: 1,
  at: 0,
  edition: 'resistance',
  won: 0,
  claims: bluffs,
  bluffs,
  caught,
  challenges,
  right,
});

test('games add up, the oldest stretch comes first, and the last may be shorter', () => {
  // The newest game comes first.
  const games = [game(5, 1), game(4, 0), game(3, 3, 2, 1), game(2, 2), game(1, 1)];
  expect(sum(games)).toEqual({ games: 5, bluffs: 15, believed: 8, challenges: 2, right: 1 });
  expect(trend(games, 3).map((each) => [each.games, each.bluffs])).toEqual([
    [2, 3],
    [2, 7],
    [1, 5],
  ]);
  expect(trend([], 3)).toEqual([]);
});

test('nothing has no rate', () => {
  expect([rate(1, 4), rate(0, 0)]).toEqual([0.25, undefined]);
});
