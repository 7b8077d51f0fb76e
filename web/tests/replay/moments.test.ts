import type { GameEvent } from '$games';
import type { Replay, ReplayFrame } from '$wire';
import { expect, test } from 'vitest';
import { atTurn, moments } from '../../src/replay/moments';
import { Playback } from '../../src/replay/playback.svelte';
import { coupView, royalView } from '../views';

const game = (event: GameEvent) => ({ type: 'game', event }) as const;

function replay(rulesOf: 'coup' | 'royal', frames: ReplayFrame[]): Replay {
  return {
    table: 't',
    game: 1,
    rulesOf,
    edition: rulesOf,
    rules: [],
    all: true,
    names: ['Ana', 'Bruno'],
    bots: ['', 'schemer'],
    first: 0,
    winners: [0],
    commitment: '',
    frames,
  };
}

const COUP = replay('coup', [
  {
    at: 0,
    decisions: [],
    events: [
      game({ event: 'dealt', seat: 0, count: 2 }),
      game({ event: 'turn', seat: 0, turn: 1 }),
    ],
    view: coupView({ turn: 1 }),
  },
  {
    at: 5,
    decisions: [{ seat: 0, move: 'income', by: 'timeout' }],
    events: [
      { type: 'timed-out', seat: 0 },
      game({ event: 'acted', seat: 0, move: 'income', target: null, claim: null }),
      game({ event: 'turn', seat: 1, turn: 2 }),
    ],
    view: coupView({ turn: 2 }),
  },
  {
    at: 9,
    decisions: [{ seat: 1, move: 'tax', by: 'bot' }],
    events: [game({ event: 'acted', seat: 1, move: 'tax', target: null, claim: 'Duke' })],
    view: coupView({ turn: 2 }),
  },
  {
    at: 12,
    decisions: [{ seat: 0, move: 'challenge', by: 'player' }],
    events: [game({ event: 'turn', seat: 0, turn: 3 })],
    view: coupView({ turn: 3 }),
  },
]);

test('a frame belongs to the turn it ends, not to the one it begins', () => {
  expect(moments(COUP).map((moment) => moment.turn)).toEqual([1, 1, 2, 3]);
});

test('decisions not made by their player are marked', () => {
  expect(
    moments(COUP).map(({ forced }) => forced.map((each) => `${each.seat} ${each.by}`)),
  ).toEqual([[], ['0 timeout'], ['1 bot'], []]);
});

test('a turn is found by its number; past the last turn, the end is', () => {
  expect(atTurn(moments(COUP), 2)).toBe(2);
  expect(atTurn(moments(COUP), 99)).toBe(3);
});

const view = (round: number, gold: number) =>
  royalView({
    round,
    open: ['gold 3', 'collection'],
    deck: 5,
    secretDeck: 5,
    supply: [9, 9, 9, 9],
    partner: 0,
    players: [
      { goods: [0, 0, 0, gold], secrets: 0, items: [] },
      { goods: [0, 0, 0, 0], secrets: 0, items: [] },
    ],
  });

test('a round of Coup Royal shows location by location and ends with the server’s view', () => {
  const all = moments(
    replay('royal', [
      {
        at: 0,
        decisions: [],
        events: [game({ event: 'gained', seat: 0, goods: [0, 0, 0, 1] })],
        view: view(1, 1),
      },
      {
        at: 9,
        decisions: [{ seat: 1, move: 'plan thief=B snitch=A', by: 'stand-in' }],
        events: [
          game({
            event: 'plans',
            plans: [
              { thief: 'A', snitch: 'B' },
              { thief: 'B', snitch: 'A' },
            ],
          }),
          game({ event: 'location', letter: 'A', outcome: 'robbed', seats: [0], loot: 'gold 3' }),
          game({ event: 'gained', seat: 0, goods: [0, 0, 0, 3] }),
          game({
            event: 'location',
            letter: 'B',
            outcome: 'guarded',
            seats: [1],
            loot: 'collection',
          }),
          game({
            event: 'refilled',
            round: 2,
            letters: 'A',
            open: ['item 1', 'collection'],
            deck: 4,
            partner: 1,
          }),
        ],
        view: view(2, 4),
      },
    ]),
  );
  expect(
    all.map((moment) => [
      moment.turn,
      moment.royal!.now ?? '-',
      moment.royal!.view.players[0]!.goods[3],
    ]),
  ).toEqual([
    [1, '-', 1],
    [1, '-', 1],
    [1, 'A', 4],
    [1, 'B', 4],
    [2, '-', 4],
  ]);
  expect(all[1]!.forced.map((each) => each.by)).toEqual(['stand-in']);
  expect(all[4]!.royal!.view).toEqual(view(2, 4));
});

test('playback steps within the game and by turns', () => {
  const all = moments(COUP);
  const player = new Playback(() => all);
  player.step(-1);
  expect(player.at).toBe(0);
  player.turn(1);
  expect(player.at).toBe(2);
  player.step(99);
  expect(player.at).toBe(3);
  player.turn(-1);
  expect(player.at).toBe(2);
  player.turn(-1);
  expect(player.at).toBe(0);
});
