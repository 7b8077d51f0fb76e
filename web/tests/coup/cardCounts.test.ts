import { expect, test } from 'vitest';
import { isOut } from '../../src/coup/cardCounts';

const player = (hand: number | string[], revealed: string[]) => ({
  coins: 2,
  hand,
  revealed,
  allegiance: null,
});

test('nobody is out before the cards are dealt', () => {
  expect(isOut(player(0, []))).toBe(false);
  expect(isOut(player([], []))).toBe(false);
});

test('a player without face-down cards is eliminated', () => {
  expect(isOut(player(1, ['Duke']))).toBe(false);
  expect(isOut(player(0, ['Duke', 'Captain']))).toBe(true);
  expect(isOut(player([], ['Duke', 'Captain']))).toBe(true);
  expect(isOut(undefined)).toBe(false);
});
