import type { GameEvent } from '$games';
import type { Happening, MessageLogged } from '$wire';
import { expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../build/words.js';
import { narrate } from '../../src/coup/words/narrateCoup';
import { left } from '../../src/table/clock.svelte';
import { chapters } from '../../src/table/history';
import { around } from '../../src/table/seating';
import { PHRASES, chatMessages } from '../../src/table/chat';
import { textOf } from '../../src/table/logLine';
import { Voice } from '../../src/words/voice';

const words = readAll();
const voice = (language = 'en'): Voice =>
  new Voice(
    Object.fromEntries(words[language]!),
    language,
    'resistance',
    ['Ana', 'Bruno', 'Cara'],
    0,
  );
const log = (...events: Happening[]): MessageLogged[] =>
  events.map((event, n) => ({ n, at: n, event }));
const game = (event: GameEvent): Happening => ({ type: 'game', event });

test('the log goes turn by turn, and covers only this game', () => {
  const told = chapters(
    log(
      { type: 'started', game: 1, first: 0, commitment: '' },
      game({ event: 'turn', seat: 0, turn: 1 }),
      { type: 'started', game: 2, first: 0, commitment: '' },
      game({ event: 'dealt', seat: 0, cards: ['Duke', 'Captain'] }),
      game({ event: 'turn', seat: 0, turn: 1 }),
      game({ event: 'coins', seat: 0, change: 1, reason: 'income' }),
      game({ event: 'turn', seat: 1, turn: 2 }),
      { type: 'away', seat: 1 },
    ),
    narrate,
    voice(),
  );
  expect(told.map((chapter) => [chapter.turn, chapter.lines.map(textOf)])).toEqual([
    [0, ['Your cards: Duke and Captain.']],
    [1, ['You take 1 coin as income.']],
    [2, ['Bruno is away: a bot is playing.']],
  ]);
});

test('a muted player’s messages are hidden', () => {
  const said = log(
    { type: 'said', seat: 1, text: '<b>hi</b>' },
    { type: 'emote', seat: 2, emote: 'laugh' },
  );
  expect(
    chatMessages(said, voice(), []).map((each) => each.pieces.map((piece) => piece.text).join('')),
  ).toEqual(['<b>hi</b>', 'Cara laughs']);
  expect(chatMessages(said, voice(), [1]).map((each) => each.seat)).toEqual([2]);
});

test.each(LANGUAGES)('every phrase has words in %s, to one player and to all', (language) => {
  for (const [phrase, { to, about }] of Object.entries(PHRASES)) {
    for (const seat of [undefined, 0, 2]) {
      const offered: Happening = {
        type: 'offer',
        seat: 1,
        phrase: phrase as 'peace',
        ...(to && seat !== undefined ? { to: seat } : {}),
        ...(about ? { about: 2 } : {}),
      };
      const text = chatMessages(log(offered), voice(language), [])[0]!
        .pieces.map((piece) => piece.text)
        .join('');
      expect(text).toMatch(/[.!?。！？]$/);
    }
  }
});

test('the others sit clockwise from the viewer’s left', () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(3)).toEqual([0, 1, 2]);
});

test('a clock runs to the deadline, then from the time bank', () => {
  expect(left(1000, 0, undefined)).toBeUndefined();
  expect(left(1000, 0, 4000)).toEqual({ share: 0.75, seconds: 3, bank: false });
  expect(left(5000, 0, 4000, 6000)).toEqual({ share: 0.5, seconds: 1, bank: true });
  expect(left(9000, 0, 4000)).toEqual({ share: 0, seconds: 0, bank: false });
});
