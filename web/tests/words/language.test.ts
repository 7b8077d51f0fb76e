import { expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../build/words.js';
import { offlinePage } from '../../build/shell.js';
import { fitting } from '../../src/words/language';
import { LANGUAGES as SPOKEN, OWN_NAMES } from '../../src/words/speech.svelte';

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

test('the page without a connection speaks every language', () => {
  const sections = [...offlinePage().matchAll(/<section lang="(.*?)">[^]*?<h2>(.*?)<\/h2>/g)];
  expect(sections.map(([, language]) => language)).toEqual(LANGUAGES);
  for (const [, language, title] of sections)
    expect(title).toBe(readAll()[language!]!.get('lost.offline'));
});
