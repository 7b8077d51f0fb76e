import { expect, test } from 'vitest';
import type { RoyalPlayer } from '../../src/game/royal';
import { standings } from '../../src/royal/view/standings';

const boss = (goods: number[], items: number[] = []): RoyalPlayer => ({ goods, secrets: 2, items });
const CARD = [
  [3, 0, 0],
  [3, 1, 0],
  [3, 2, 0],
  [3, 3, 0],
];

test('players who tie share the fame of their places, rounded down', () => {
  const players = [boss([1, 2, 0, 0]), boss([0, 2, 0, 0], [1]), boss([0, 0, 0, 1])];
  // Information 3; artworks (3 + 1) / 2 for two; jewellery (3 + 2) / 3 for all; gold 3 and 3 / 2.
  expect(standings(players, CARD, true)).toEqual([3 + 2 + 1 + 1, 0 + 2 + 1 + 1 + 1, 0 + 0 + 1 + 3]);
});

test('of two players one leads by two cubes, and a player without a cube may have no place', () => {
  const two = [
    [3, 0],
    [3, 0],
    [3, 0],
    [3, 0],
  ];
  const players = [boss([2, 1, 0, 3]), boss([0, 0, 0, 2])];
  expect(standings(players, two, true)).toEqual([3 + 1 + 1 + 1, 0 + 1 + 1 + 1]);
  expect(standings(players, two, false)).toEqual([3 + 1 + 0 + 1, 0 + 0 + 0 + 1]);
});
