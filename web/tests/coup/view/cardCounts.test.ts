import { expect, test } from 'vitest';
import type { SeatView } from '$wire';
import { alive, count, isOut } from '../../../src/coup/view/cardCounts';
import type { CoupView } from '../../../src/game/coup';

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

test('everybody counts revealed cards; a player also counts their own hand', () => {
  const view = { players: [player(['Duke', 'Captain'], []), player(1, ['Duke'])] } as CoupView;
  expect(count(view, 'Duke', 3, 0)).toEqual({ up: 1, all: 3, own: 1 });
  expect(count(view, 'Duke', 3)).toEqual({ up: 1, all: 3, own: 0 });
});

test('empty seats and newcomers do not play, nor do the eliminated', () => {
  const view = { players: [player(1, ['Duke']), player(0, ['Duke', 'Captain']), player(2, [])] };
  const seats = ['person', 'person', 'nobody', 'person'].map((occupant, seat) => ({
    seat,
    occupant,
  }));
  expect(alive(view as CoupView, seats as SeatView[]).map(({ seat }) => seat)).toEqual([0]);
});
