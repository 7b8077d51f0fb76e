import { expect, test } from 'vitest';
import { turned } from '../../../src/coup/claims/clip';

test('the letter of a clip turns over, or is turned at one stroke where motion is unwanted', () => {
  expect([0, 3400, 3650, 3900, 6000].map((ms) => turned(ms, true))).toEqual([0, 0, 0.5, 1, 1]);
  expect([0, 3600, 3700, 6000].map((ms) => turned(ms, false))).toEqual([0, 0, 1, 1]);
});
