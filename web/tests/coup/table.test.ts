import { expect, test } from 'vitest';
import { read } from '../../src/coup/choices';
import { count } from '../../src/coup/cardCounts';
import { readRules } from '../../src/coup/tableRules';
import { flights } from '../../src/coup/coinFlights';
import { ranking, turnsOf } from '../../src/coup/ranking';
import { tiles } from '../../src/coup/actionTiles';
import type { CoupEvent, CoupView } from '../../src/game/coup';

const view = (coins: number): CoupView => ({
  game: 'coup',
  phase: 'action',
  turn: 1,
  actor: 0,
  toMove: 0,
  players: [
    { coins, hand: ['Duke', 'Captain'], revealed: [], allegiance: null },
    { coins: 2, hand: 1, revealed: ['Duke'], allegiance: null },
  ],
  deck: 10,
  treasury: 40,
  reserve: 4,
  claim: null,
  action: null,
  winners: [],
});
const rules = readRules([
  { key: 'coup.edition', with: { edition: 'resistance' } },
  { key: 'coup.copies', with: { copies: '3' } },
  { key: 'coup.exchanger.ambassador', with: {} },
]);

test('everybody counts revealed cards; a player also counts their own hand', () => {
  expect(count(view(2), 'Duke', 3, 0)).toEqual({ up: 1, all: 3, own: 1 });
  expect(count(view(2), 'Duke', 3)).toEqual({ up: 1, all: 3, own: 0 });
});

test('an impossible action stays visible and says why', () => {
  const found = tiles(
    ['income', 'foreign-aid', 'tax', 'steal 1', 'exchange'].map(read),
    view(2),
    rules,
    0,
  );
  expect(found.map((tile) => tile.id)).toEqual([
    'income',
    'foreign-aid',
    'coup',
    'tax',
    'assassinate',
    'steal',
    'exchange',
  ]);
  const shut = found.filter((tile) => !tile.possible);
  expect(shut.map((tile) => [tile.id, tile.note.key])).toEqual([
    ['coup', 'tile.dear'],
    ['assassinate', 'tile.dear'],
  ]);
  expect(found.filter((tile) => tile.held).map((tile) => tile.id)).toEqual(['tax', 'steal']);
});

test('with ten coins every other action says that a Coup is forced', () => {
  const shut = tiles(['coup 1'].map(read), view(10), rules, 0).filter((tile) => !tile.possible);
  expect(new Set(shut.map((tile) => tile.note.key))).toEqual(new Set(['tile.forced']));
});

test('rules with both exchangers and allegiances have eleven actions', () => {
  const both = { ...rules, exchanger: 'both' as const, allegiances: true };
  const found = tiles([], view(2), both, 0);
  expect(found).toHaveLength(11);
  // Holding the Duke contradicts the claim of embezzling.
  expect(found.find((tile) => tile.id === 'embezzle')?.held).toBe(false);
});

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
