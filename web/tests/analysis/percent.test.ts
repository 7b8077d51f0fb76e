import { expect, test } from 'vitest';
import { hundredths, written } from '../../src/analysis/percent';

test('rounded shares still add up to the whole', () => {
  expect(hundredths([0.565, 0.258, 0.177])).toEqual([0.56, 0.26, 0.18]);
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(hundredths([1, 0, 0])).toEqual([1, 0, 0]);
});

test('the chances of all players add up, but not what each of them knew', () => {
  const sum = (all: number[]): number => Math.round(100 * all.reduce((a, b) => a + b, 0));
  expect(sum(written([0.294, 0.247, 0.244, 0.215]))).toBe(100);
  expect(written([0.4, 0.4])).toEqual([0.4, 0.4]);
});
