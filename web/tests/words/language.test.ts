import { expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../build/words.js';
import { offlinePage } from '../../build/shell.js';
import { fitting } from '../../src/words/language';
import { LANGUAGES as SPOKEN, OWN_NAMES, say, speech } from '../../src/words/speech.svelte';
import { keyNumbers } from '../../src/words/pseudo';

test('the client speaks the languages of the list, and each has a name', () => {
  expect(SPOKEN).toEqual(LANGUAGES);
  for (const language of LANGUAGES) expect(OWN_NAMES[language]).toBeTruthy();
});

test.each([
  [['de-AT', 'it'], 'de'],
  [['sv', 'it-IT'], 'it'],
  [['den', 'sv'], undefined],
  [[], undefined],
])('of %j the reader gets %s', (wanted, found) => {
  expect(fitting(wanted, LANGUAGES)).toBe(found);
});

test('any language can be read with the numbers of its keys', async () => {
  await speech.use('it-x-keys');
  const keys = [...readAll()['it']!.keys()].sort();
  expect(say('home.rules')).toMatch(/^Regole/);
  expect(keyNumbers(say('home.rules')).map((n) => keys[n])).toEqual(['home.rules']);
  expect(document.documentElement.lang).toBe('it');
  await speech.use('it');
  expect(say('home.rules')).toBe('Regole');
});

test('the page without a connection speaks every language', () => {
  const sections = [...offlinePage().matchAll(/<section lang="(.*?)">[^]*?<h2>(.*?)<\/h2>/g)];
  expect(sections.map(([, language]) => language)).toEqual(LANGUAGES);
  for (const [, language, title] of sections)
    expect(title).toBe(readAll()[language!]!.get('lost.offline'));
});
