import { expect, test } from 'vitest';
import { dayName } from '../../src/daily/dayName';
import { speech } from '../../src/words/speech.svelte';

test('the first of a month is an ordinal in French', async () => {
  await speech.use('fr');
  expect(dayName('2026-11-01')).toBe('1er novembre');
  expect(dayName('2026-11-11')).toBe('11 novembre');
  await speech.use('de');
  expect(dayName('2026-11-01')).toBe('1. November');
});
