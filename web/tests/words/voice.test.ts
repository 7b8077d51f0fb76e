import { expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../build/words.js';
import { keyNumbers, numbered, pseudo } from '../../src/words/pseudo';
import { card, Voice, who } from '../../src/words/voice';

const words = Object.fromEntries(Object.entries(readAll()).map(([language, map]) => [language, Object.fromEntries(map)]));
const voice = (language: string, edition = 'resistance') =>
  new Voice(words[language]!, language, edition, ['-', 'Ana', 'Bruno'], 0);

test('the reader is addressed as "you"', () => {
  expect(voice('en').say('acted.steal', { who: who(1), target: who(0) })).toBe('Ana claims the Captain to steal from you.');
  expect(voice('en').say('acted.steal', { who: who(0), target: who(2) })).toBe('You claim the Captain to steal from Bruno.');
  expect(voice('en').them([0, 1, 2])).toBe('you, Ana and Bruno');
});

test.each([
  ['en', 'Somebody'],
  ['it', 'Qualcuno'],
  ['pt', 'Alguém'],
  ['de', 'Jemand'],
])('a player who is forgotten is somebody: %s', (language, word) => {
  const replayed = voice(language).at('resistance', ['Ana', ''], 0);
  expect(replayed.name(1)).toBe(word);
  expect(replayed.shown('Ana')).toBe('Ana');
});

test('an edition has its own words', () => {
  expect(voice('en', 'city-state').say('action.steal')).toBe('Extort');
  expect(voice('de', 'city-state').say('action.steal')).toBe('Erpressen');
});

test('one coin is not two coins', () => {
  expect(voice('it').say('coins.income', { who: who(1), n: 1 })).toBe('Ana prende 1 moneta di reddito.');
  expect(voice('it').say('coins.income', { who: who(1), n: 2 })).toBe('Ana prende 2 monete di reddito.');
});

test.each(LANGUAGES)('numbers are written as the language writes them: %s', (language) => {
  const said = (n: number): string => voice(language).say('table.turn.n', { n });
  for (const n of [0, 7, 999, -12, 1234, 1_234_567, 2.5]) expect(said(n)).toContain(n.toLocaleString(language));
});

test('a card names its copy if copies are numbered', () => {
  expect(voice('en').say('event.lost', { who: who(1), card: card('Duke#2') })).toBe('Ana reveals the Duke #2.');
});

test('pieces mark names', () => {
  expect(voice('en').pieces('event.exiled', { who: who(1) })).toEqual([
    { text: 'Ana', slot: 'who', value: { who: 1 } },
    { text: ' is' },
    { text: ' out of the game.' },
  ]);
});

test('the pseudo-language is two fifths longer and keeps its placeholders', () => {
  const long = pseudo({ a: 'Take {n} {n|coin|coins} home' }).a!;
  expect(long.length).toBeGreaterThan('Take  home'.length * 1.3 + '{n} {n|coin|coins}'.length);
  expect(long).toContain('{n} {n|coin|coins}');
});

test('sentences for screenshots carry the numbers of their keys', () => {
  const all = numbered(words['en']!);
  const keys = Object.keys(all);
  const said = new Voice(all, 'en', '', ['Ana']).say('event.won', { who: who(0) });
  const term = new Voice(all, 'en', '', ['Ana']).say('under.foreign-aid', { who: who(0) });
  expect(said.replace(/[\uFE00-\uFE0E]/g, '')).toBe('Ana wins the game!');
  expect([said, term].map((each) => keyNumbers(each).map((n) => keys[n]))).toEqual([
    ['event.won'],
    ['under.foreign-aid'],
  ]);
});

test('what a language lacks is English, with the plurals of English', () => {
  const lacking = new Voice(words['en']!, 'eo', '', ['Ana'], 0, ['out.place']).at('resistance', ['Ana'], 0);
  expect(lacking.say('out.place', { n: 3, all: 4 })).toBe('3rd of 4.');
  expect(lacking.quoting().say('out.place', { n: 1, all: 4 })).toBe('1st of 4.');
});

test('colons and full stops are those of the language', () => {
  const said = ['en', 'fr', 'ja'].map((each) => voice(each)).map((each) => [
    each.row(['A', 'B'], 'list.colon'),
    each.label('A'),
    each.end('A'),
  ]);
  expect(said).toEqual([
    ['A: B', 'A:', 'A.'],
    ['A\u202F: B', 'A\u202F:', 'A.'],
    ['A：B', 'A：', 'A。'],
  ]);
});

test('between two sentences there is a space, but none in Japanese', () => {
  const said = ['en', 'pl', 'ja'].map((each) => voice(each).paragraph(['A.', '', false, 'B.', 'C.']));
  expect(said).toEqual(['A. B. C.', 'A. B. C.', 'A.B.C.']);
  expect(voice('ja').paragraph([])).toBe('');
});

test('commas are those of the language', () => {
  expect(['en', 'fr', 'ja'].map((each) => voice(each).row(['A', 'B', 'C']))).toEqual(['A, B, C', 'A, B, C', 'A、B、C']);
  expect(voice('fr').row(['A', 'B'], 'list.semicolon')).toBe('A\u202F; B');
  expect(voice('en').row([])).toBe('');
});
