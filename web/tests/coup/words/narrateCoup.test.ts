import { describe, expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../../build/words.js';
import { narrate } from '../../../src/coup/words/narrateCoup';
import type { CoupEvent } from '../../../src/game/coup';
import { textOf } from '../../../src/table/logLine';
import { Voice } from '../../../src/words/voice';

const words = readAll();
const voice = (language: string, reader?: number): Voice =>
  new Voice(
    Object.fromEntries(words[language]!),
    language,
    'resistance',
    ['Ana', 'Bruno', 'Cara'],
    reader,
  );
const tell = (event: CoupEvent, language = 'en', reader?: number): string | undefined => {
  const told = narrate(event, voice(language, reader), []);
  return told && textOf(told);
};

/** Every event in every form that has a sentence; those without one are in QUIET. */
const TOLD: CoupEvent[] = [
  { event: 'dealt', seat: 0, cards: ['Duke', 'Captain'] },
  { event: 'dealt', seat: 0, cards: ['Duke#2'] },
  { event: 'picked', seat: 0, card: 'Duke' },
  { event: 'picked', seat: 1 },
  { event: 'sided', seat: 0, allegiance: 'loyalist' },
  { event: 'acted', seat: 0, move: 'foreign-aid', target: null, claim: null },
  { event: 'acted', seat: 0, move: 'tax', target: null, claim: 'Duke' },
  { event: 'acted', seat: 0, move: 'embezzle', target: null, claim: 'not Duke' },
  { event: 'acted', seat: 0, move: 'exchange', target: null, claim: 'Inquisitor' },
  { event: 'acted', seat: 0, move: 'coup', target: 1, claim: null },
  { event: 'acted', seat: 0, move: 'coup', target: 1, claim: null, named: 'Contessa' },
  { event: 'acted', seat: 0, move: 'assassinate', target: 1, claim: 'Assassin' },
  { event: 'acted', seat: 0, move: 'assassinate', target: 1, claim: 'Assassin', named: 'Duke' },
  { event: 'acted', seat: 0, move: 'steal', target: 1, claim: 'Captain' },
  { event: 'acted', seat: 0, move: 'examine', target: 1, claim: 'Inquisitor' },
  { event: 'unchallenged', seat: 0, claim: 'Duke' },
  { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' },
  { event: 'challenged', seat: 1, claimant: 0, claim: 'not Duke' },
  { event: 'shown', seat: 0, claim: 'Duke', cards: ['Duke'] },
  { event: 'shown', seat: 0, claim: 'not Duke', cards: ['Captain', 'Contessa'] },
  { event: 'declined', seat: 0, claim: 'Duke' },
  { event: 'declined', seat: 0, claim: 'not Duke' },
  { event: 'replaced', seat: 0, cards: ['Captain'] },
  { event: 'replaced', seat: 1, count: 2 },
  { event: 'unblocked' },
  { event: 'blocked', seat: 1, character: 'Contessa' },
  { event: 'stood', seat: 1 },
  { event: 'coins', seat: 0, change: 1, reason: 'income' },
  { event: 'coins', seat: 0, change: 2, reason: 'foreign-aid' },
  { event: 'coins', seat: 0, change: 3, reason: 'tax' },
  { event: 'coins', seat: 0, change: 2, reason: 'steal' },
  { event: 'coins', seat: 0, change: 3, reason: 'refund' },
  { event: 'coins', seat: 0, change: 4, reason: 'embezzle' },
  { event: 'lost', seat: 0, card: 'Duke', reason: 'coup' },
  { event: 'exiled', seat: 0 },
  { event: 'drew', seat: 0, cards: ['Duke', 'Captain'] },
  { event: 'drew', seat: 1, count: 1 },
  { event: 'returned', seat: 0, cards: ['Duke'] },
  { event: 'returned', seat: 1, count: 2 },
  { event: 'offered', seat: 0, to: 1, examiner: 1, card: 'Duke' },
  { event: 'offered', seat: 0, to: 1, examiner: 1 },
  { event: 'judged', seat: 1, target: 0, verdict: 'return' },
  { event: 'judged', seat: 1, target: 0, verdict: 'swap' },
  { event: 'converted', seat: 0, by: 0, allegiance: 'reformist' },
  { event: 'converted', seat: 0, by: 1, allegiance: 'loyalist' },
  { event: 'exposed', seat: 0, cards: ['Duke', 'Captain'] },
  { event: 'won', seats: [0] },
];

const QUIET: CoupEvent[] = [
  { event: 'dealt', seat: 1, count: 2 },
  { event: 'turn', seat: 0, turn: 3 },
  { event: 'acted', seat: 0, move: 'income', target: null, claim: null },
  { event: 'acted', seat: 0, move: 'convert', target: 1, claim: null },
  { event: 'coins', seat: 0, change: -3, reason: 'cost' },
  { event: 'coins', seat: 1, change: -2, reason: 'steal' },
  { event: 'coins', seat: 1, change: -2, reason: 'exile' },
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TOLD)('$event is told to everybody', (event) => {
    for (const reader of [0, 1, 2, undefined]) {
      const said = tell(event, language, reader);
      expect(said).toMatch(/[.!?。！？]$/);
      expect(said).not.toMatch(/undefined|\{|\bnull\b/);
    }
  });
});

test.each(QUIET)('$event needs no sentence', (event) => {
  expect(tell(event)).toBeUndefined();
});

test('the reader is addressed as "you"', () => {
  expect(tell({ event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' }, 'en', 0)).toBe(
    'Bruno challenges your Duke.',
  );
  expect(tell({ event: 'lost', seat: 0, card: 'Duke', reason: 'coup' }, 'en', 0)).toBe(
    'You reveal the Duke.',
  );
});
