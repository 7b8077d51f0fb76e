import { expect, test } from 'vitest';
import { tiles } from '../../../src/coup/decide/actionTiles';
import { read } from '../../../src/coup/view/choices';
import { readRules } from '../../../src/coup/view/tableRules';
import type { CoupView } from '../../../src/game/coup';

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
