import type { Medal, MedalWon, MessageLogged } from '$wire';
import { expect, test } from 'vitest';
import { shelf, wonIn } from '../../src/ratings/medals';

const won = (medal: Medal, at: number): MedalWon => ({ medal, times: 1, at });

test('the shelf has all medals, won ones first', () => {
  const all = shelf([won('sharp-ear', 1), won('first-win', 2)]);
  expect(all.map(({ medal }) => medal).slice(0, 2)).toEqual(['first-win', 'sharp-ear']);
  expect(all.filter((each) => each.won)).toHaveLength(2);
  expect(all).toHaveLength(8);
});

test('a game’s medals are those won between its start and its end', () => {
  const log = [
    { n: 1, at: 100, event: { type: 'started', game: 1, first: 0, commitment: '' } },
    { n: 2, at: 200, event: { type: 'ended', winners: [0] } },
    { n: 3, at: 300, event: { type: 'started', game: 2, first: 0, commitment: '' } },
    { n: 4, at: 400, event: { type: 'ended', winners: [0] } },
    { n: 5, at: 500, event: { type: 'said', seat: 0, text: 'well played' } },
  ] as MessageLogged[];
  const medals = [won('first-win', 200), won('truthful', 399), won('unscathed', 450)];
  expect(wonIn(log, medals)).toEqual([won('truthful', 399)]);
  expect(wonIn(log.slice(0, 1), medals)).toEqual([]);
  expect(wonIn([], medals)).toEqual([]);
});
