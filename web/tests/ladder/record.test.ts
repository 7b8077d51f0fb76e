import { afterEach, expect, test } from 'vitest';
import { after, UNKNOWN } from '../../src/ladder/rating';
import {
  add,
  type CourtRecord,
  type Finished,
  loadCourt,
  played,
  saveCourt,
  together,
} from '../../src/ladder/record';

afterEach(() => localStorage.clear());

const EMPTY: CourtRecord = {
  device: 'd',
  here: { met: {}, ratings: {} },
  there: [],
  counted: [],
};
const game = (more: Partial<Finished> = {}): Finished => ({
  table: 'local-1',
  number: 1,
  game: 'coup',
  bots: [undefined, 'beppe', 'taddea'],
  winners: [0],
  me: 0,
  ...more,
});

test('a win counts against everybody at the table, and once', () => {
  const once = played(EMPTY, game());
  expect(once.here.met).toEqual({ beppe: { games: 1, won: 1 }, taddea: { games: 1, won: 1 } });
  expect(once.here.ratings.coup).toMatchObject({ games: 1, won: 1 });
  expect(once.here.ratings.coup!.mu).toBeGreaterThan(UNKNOWN.mu);
  expect(played(once, game())).toBe(once);
  const lost = played(once, game({ number: 2, winners: [1] }));
  expect(lost.here.met['beppe']).toEqual({ games: 2, won: 1 });
  expect(lost.here.ratings.coup!.mu).toBeLessThan(once.here.ratings.coup!.mu);
  expect(lost.here.ratings.royal).toBeUndefined();
});

test('a guided game says nothing', () => {
  expect(played(EMPTY, game({ lesson: true, winners: [1] }))).toBe(EMPTY);
});

test('a game that another person or a stranger won says nothing about the strength', () => {
  const { met, ratings } = add(
    EMPTY.here,
    game({ bots: [undefined, undefined, 'beppe'], winners: [1] }),
  );
  expect([met, ratings]).toEqual([{ beppe: { games: 1, won: 0 } }, {}]);
  expect(add(EMPTY.here, game({ bots: [undefined, 'honest'] }))).toEqual(EMPTY.here);
});

test('the games of all devices add up, and the first guess counts once', () => {
  const here = add(EMPTY.here, game());
  const both = together({ ...EMPTY, here, there: [here] });
  expect(both.met['beppe']).toEqual({ games: 2, won: 2 });
  const twice = add(here, game()).ratings.coup!;
  expect(both.ratings.coup!.games).toBe(2);
  expect(Math.abs(both.ratings.coup!.mu - twice.mu)).toBeLessThan(15);
  expect(Math.abs(both.ratings.coup!.sigma - twice.sigma)).toBeLessThan(5);
  expect(together({ ...EMPTY, here })).toEqual(here);
});

test('what this device remembers survives, and nonsense does not stop it', () => {
  const once = played(EMPTY, game());
  saveCourt(once);
  expect(loadCourt()).toEqual(once);
  localStorage.setItem('contessa.court', '{');
  expect(loadCourt()).toEqual({ ...EMPTY, device: expect.any(String) as string });
});

test('whoever wins as often as an equal is rated like one', () => {
  let rating = UNKNOWN;
  for (let i = 0; i < 400; i++) rating = after(rating, [1200, 1200, 1200], i % 4 === 3);
  expect(Math.abs(rating.mu - 1200)).toBeLessThan(40);
  expect(rating.sigma).toBeLessThan(60);
});

test('a win over the strong is worth more, a defeat by them costs less', () => {
  const gain = (opponent: number, won: boolean): number =>
    after(UNKNOWN, [opponent], won).mu - UNKNOWN.mu;
  expect(gain(1400, true)).toBeGreaterThan(gain(1000, true));
  expect(gain(1000, true)).toBeGreaterThan(0);
  expect(gain(1400, false)).toBeGreaterThan(gain(1000, false));
  expect(gain(1400, false)).toBeLessThan(0);
});
