import { expect, test } from 'vitest';
import { readAll } from '../../build/words.js';
import { chatMessages, EMOTES, offer } from '../../src/table/chat';
import { Voice } from '../../src/words/voice';

const words = Object.fromEntries(
  Object.entries(readAll()).map(([language, map]) => [language, Object.fromEntries(map)]),
);
const voice = (reader?: number, language = 'en'): Voice =>
  new Voice(words[language]!, language, 'resistance', ['Ana', 'Bruno', 'Carla'], reader);
const text = (pieces: readonly { text: string }[]): string =>
  pieces.map((piece) => piece.text).join('');

test.each([
  ['en', 'You laugh', 'Bruno laughs'],
  ['it', 'Ridi', 'Bruno ride'],
  ['pt', 'Você ri', 'Bruno ri'],
  ['de', 'Du lachst', 'Bruno lacht'],
])('an emote agrees with its person: %s', (language, own, other) => {
  const event = (seat: number) => ({
    n: 0,
    at: 0,
    event: { type: 'emote', seat, emote: 'laugh' } as const,
  });
  const said = chatMessages([event(0), event(1)], voice(0, language), []);
  expect(said.map((each) => text(each.pieces))).toEqual([own, other]);
});

test('an emote’s button has a label of its own', () => {
  for (const emote of EMOTES) expect(voice(0).say(`emote.${emote}.label`)).toMatch(/^[A-Z][a-z]+$/);
});

test.each([undefined, 0, 1, 2])(
  'an offer is a quotation: everybody reads the same words (%s)',
  (reader) => {
    expect(text(offer('spare-if-you-attack', voice(reader), 1, 2))).toBe(
      'Bruno, attack Carla and I’ll leave you alone.',
    );
    expect(text(offer('they-lie', voice(reader), undefined, 1))).toBe('Bruno is bluffing!');
  },
);
