import { expect, test } from 'vitest';
import { readCode, tidyCode, unlikely } from '../../src/setup/joinCode';

test('a code is read in any spelling, and out of a link', () => {
  expect(readCode(' abc-d 2345 ')).toBe('ABCD2345');
  expect(readCode('https://contessa.example/join/abcd2345')).toBe('ABCD2345');
  expect(readCode('ABCD 234')).toBeUndefined();
});

test('the code of a party is short', () => {
  expect(readCode('k7qpm')).toBe('K7QPM');
  expect(readCode('k7qp')).toBeUndefined();
});

test('characters that no code has are kept, so that the reader can be told', () => {
  expect(tidyCode('ABCD 1234')).toBe('ABCD1234');
  expect(readCode('ABCD 1234')).toBeUndefined();
  expect(unlikely('A1CD0O10')).toEqual(['1', '0', 'O']);
});
