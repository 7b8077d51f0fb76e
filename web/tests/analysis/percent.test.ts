import { expect, test } from 'vitest';
import { hundredths } from '../../src/analysis/percent';

test('rounded shares still add up to the whole', () => {
  expect(hundredths([0.565, 0.258, 0.177])).toEqual([0.56, 0.26, 0.18]);
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(hundredths([1, 0, 0])).toEqual([1, 0, 0]);
});
