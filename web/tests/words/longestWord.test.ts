import { expect, test } from 'vitest';
import { letters, longestWord } from '../../src/words/longestWord';

test('the longest word decides, and Japanese is twice as wide', () => {
  expect(longestWord('Colpo di Stato')).toBe(5);
  expect(letters('公爵')).toBe(4);
});

test('the hidden number of a key takes no room', () => {
  expect(longestWord('Assassinare\ufe00\ufe01\ufe0e')).toBe(11);
  expect(letters('公爵\ufe00\ufe01\ufe0e')).toBe(4);
});
