import { expect, test } from 'vitest';
import type { RoyalEvent, RoyalView } from '../../src/game/royal';
import { royalScenes, sceneInProgress, stillScene } from '../../src/royal/view/royalScenes';

const view: RoyalView = {
  game: 'royal',
  phase: 'plan',
  round: 1,
  toMove: 0,
  players: [
    { goods: [1, 1, 1, 0], secrets: [0, 0, 0, 0], items: [] },
    { goods: [0, 0, 0, 3], secrets: 0, items: [] },
    { goods: [0, 2, 0, 1], secrets: 0, items: [] },
  ],
  open: ['gold 3', 'collection', 'documents gold', 'item 2', 'intrigues', 'safecracker'],
  deck: 20,
  secretDeck: 20,
  supply: [20, 20, 20, 20],
  partner: null,
  winners: [],
  fame: null,
  unseen: { deckI: [], deckII: [], secrets: [0, 0, 0, 0] },
};

const ROUND: RoyalEvent[] = [
  { event: 'planned', seat: 0, thief: 'A', snitch: 'F' },
  { event: 'planned', seat: 1 },
  { event: 'planned', seat: 2 },
  {
    event: 'plans',
    plans: [
      { thief: 'A', snitch: 'F' },
      { thief: 'C', snitch: 'D' },
      { thief: 'C', snitch: 'E' },
    ],
  },
  { event: 'location', letter: 'A', outcome: 'robbed', seats: [0], loot: 'gold 3' },
  { event: 'gained', seat: 0, goods: [0, 0, 0, 3] },
  { event: 'location', letter: 'B', outcome: 'vanished', seats: [], loot: 'collection' },
  { event: 'location', letter: 'C', outcome: 'quarrel', seats: [1, 2], loot: 'documents gold' },
  { event: 'secret', seat: 1, count: 1 },
  { event: 'secret', seat: 2, count: 1 },
];

test('a round shows the plans, then each location', () => {
  const scenes = royalScenes(stillScene(view), ROUND);
  expect(scenes.map((scene) => scene.now ?? '-')).toEqual(['-', 'A', 'B', 'C']);
  expect(scenes[3]!.events.map((event) => event.event)).toEqual(['location', 'secret', 'secret']);
});

test('cubes and cards change when their moment comes', () => {
  const [plans, a, b, c] = royalScenes(stillScene(view), ROUND);
  expect(plans!.view.players[0]!.goods).toEqual([1, 1, 1, 0]);
  expect(a!.view.players[0]!.goods).toEqual([1, 1, 1, 3]);
  expect(a!.view.open[0]).toBeNull();
  expect(b!.view.open[1]).toBeNull();
  expect(c!.view.open[2]).toBe('documents gold');
  expect(c!.view.players[1]!.secrets).toBe(1);
});

test('documents, trades and items are shown as they happen', () => {
  const scenes = royalScenes(stillScene(view), [
    { event: 'location', letter: 'C', outcome: 'robbed', seats: [0], loot: 'documents gold' },
    { event: 'documents', seat: 0, good: 'gold', losses: [0, 2, 1] },
    { event: 'location', letter: 'D', outcome: 'robbed', seats: [1], loot: 'item 2' },
    { event: 'item', seat: 1, fame: 2 },
    { event: 'traded', seat: 2, with: 0, taken: 'information', given: 'artworks' },
  ]);
  const { players } = scenes.at(-1)!.view;
  expect(players.map((player) => player.goods)).toEqual([
    [0, 2, 1, 0],
    [0, 0, 0, 1],
    [1, 1, 0, 0],
  ]);
  expect(players[1]!.items).toEqual([2]);
});

test('the owner sees which secret cards came', () => {
  const [scene] = royalScenes(stillScene(view), [
    { event: 'secret', seat: 0, count: 1, goods: [0, 0, 1, 0] },
  ]);
  expect(scene!.view.players[0]!.secrets).toEqual([0, 0, 1, 0]);
});

test('a viewer who arrives during a round sees the plans and the results so far', () => {
  const later: RoyalView = { ...view, phase: 'take', letter: 'B', due: 2 };
  const scene = sceneInProgress(later, ROUND.slice(0, 6));
  expect(scene.plans).toHaveLength(3);
  expect(Object.keys(scene.visits)).toEqual(['A']);
  expect(scene.now).toBe('B');
  expect(scene.view).toBe(later);
});

test('a new round clears the houses', () => {
  const scene = sceneInProgress(view, [
    ...ROUND,
    { event: 'refilled', round: 2, letters: 'AB', open: [], deck: 18, partner: null },
  ]);
  expect(scene.plans).toBeUndefined();
  expect(scene.visits).toEqual({});
});
