import { expect, test } from 'vitest';
import { rating, share } from '../../src/ratings/numbers';
import {
  editionsInWords,
  FAMILIES,
  familyOf,
  poolInWords,
  poolOf,
  POOLS,
  readPool,
  SIZES,
  sizeOf,
} from '../../src/ratings/pools';
import { Voice } from '../../src/words/voice';
import { readAll } from '../../build/words.js';

const voices = Object.entries(readAll()).map(
  ([language, words]) => new Voice(Object.fromEntries(words), language),
);
const english = voices[0]!;

test('a pool is a family of editions and a number of players; Coup Royal has one', () => {
  expect(POOLS).toHaveLength(9);
  for (const pool of POOLS) expect(poolOf(familyOf(pool), sizeOf(pool) ?? '2')).toBe(pool);
  expect(new Set(FAMILIES.flatMap((family) => SIZES.map((size) => poolOf(family, size))))).toEqual(
    new Set(POOLS),
  );
  expect(sizeOf('royal')).toBeUndefined();
});

test('only the name of a pool is parsed as one', () => {
  expect(readPool('reformation-5-6')).toBe('reformation-5-6');
  for (const text of ['classic', 'classic-4', 'royal-2', '', undefined])
    expect(readPool(text)).toBeUndefined();
});

test('every pool has its own name in every language', () => {
  for (const voice of voices)
    expect(new Set(POOLS.map((pool) => poolInWords(voice, pool))).size).toBe(POOLS.length);
  expect(poolInWords(english, 'classic-3-4')).toBe('Coup, 3–4 players');
  expect(editionsInWords(english, 'classic')).toBe('City State, The Resistance, Brazilian');
  expect(editionsInWords(english, 'royal')).toBe('');
});

test('numbers follow the reader’s language, and negative ones have a minus sign', () => {
  expect(rating('en', 17)).toBe('17.0');
  expect(rating('de', -1.25)).toBe('−1,3');
  expect(rating('en', -0.01)).toBe('0.0');
  expect(share('en', 5, 8)).toBe('63%');
  expect(share('en', 0, 0)).toBe('0%');
});
