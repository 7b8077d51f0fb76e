import { expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../build/words.js';
import type { RoyalEvent } from '../../src/game/royal';
import { RoyalNarrator } from '../../src/royal/view/narrateRoyal';
import { Voice } from '../../src/words/voice';

const words = readAll();
const narrator = (language = 'en', reader: number | undefined = 0) =>
  new RoyalNarrator(
    new Voice(
      Object.fromEntries(words[language]!),
      language,
      'royal',
      ['Ana', 'Bruno', 'Cara'],
      reader,
    ),
  );
const text = (event: RoyalEvent, language?: string, reader?: number) =>
  narrator(language, reader)
    .tell(event)
    .map((piece) => piece.text)
    .join('');

const EVENTS: Record<RoyalEvent['event'], RoyalEvent> = {
  refilled: { event: 'refilled', round: 3, letters: 'AC', open: [], deck: 20, partner: 1 },
  planned: { event: 'planned', seat: 0, thief: 'A', snitch: 'C' },
  plans: {
    event: 'plans',
    plans: [
      { thief: 'A', snitch: 'C' },
      { thief: 'B', snitch: 'A' },
      { thief: 'C', snitch: 'D' },
    ],
  },
  location: { event: 'location', letter: 'C', outcome: 'robbed', seats: [1], loot: 'gold 3' },
  gained: { event: 'gained', seat: 1, goods: [1, 0, 0, 2] },
  secret: { event: 'secret', seat: 0, count: 1, goods: [0, 0, 1, 0] },
  item: { event: 'item', seat: 2, fame: 3 },
  documents: { event: 'documents', seat: 1, good: 'gold', losses: [2, 0, 1] },
  traded: { event: 'traded', seat: 0, with: 1, taken: 'gold', given: 'information' },
  scored: { event: 'scored', good: 'gold', totals: [3, 5, 1], fame: [3, 3, 0] },
  won: { event: 'won', seats: [0] },
};

test('every event is told in English', () => {
  const said = Object.fromEntries(
    Object.entries(EVENTS).map(([kind, event]) => [kind, text(event)]),
  );
  expect(said).toEqual({
    refilled: 'Round 3. Bruno has the partner.',
    planned: 'Your thief: Archive. Your snitch: Casino.',
    plans:
      'Plans revealed: You: thief Archive, snitch Casino; Bruno: thief Bank, snitch Archive; Cara: thief Casino, snitch Depot.',
    location: 'Casino: Bruno takes the loot (gold ×3).',
    gained: 'Bruno takes information ×1, gold ×2.',
    secret: 'You draw 1 secret card: jewellery ×1.',
    item: 'Cara gets a special item: 3 fame.',
    documents: 'Everyone but Bruno returns half of their cubes (gold): You 2, Cara 1.',
    traded: 'You take gold from Bruno and give information.',
    scored: 'gold: You 3 (3 fame), Bruno 5 (3 fame), Cara 1 (0 fame).',
    won: 'You win the game!',
  });
});

test.each(LANGUAGES)('every event is told in %s', (language) => {
  for (const event of Object.values(EVENTS)) expect(text(event, language)).not.toBe('');
});

test.each(['guarded', 'robbed', 'quarrel', 'vanished'] as const)(
  'a location that is %s is told with its name',
  (outcome) => {
    const seats = outcome === 'vanished' ? [] : outcome === 'robbed' ? [1] : [1, 2];
    expect(text({ event: 'location', letter: 'B', outcome, seats, loot: 'collection' })).toContain(
      'Bank',
    );
  },
);

test('goods mentioned with the robbery are not told again', () => {
  const teller = narrator();
  teller.tell({ event: 'location', letter: 'C', outcome: 'robbed', seats: [1], loot: 'gold 3' });
  expect(teller.tell({ event: 'gained', seat: 1, goods: [0, 0, 0, 3] })).toEqual([]);
  expect(teller.tell({ event: 'gained', seat: 1, goods: [0, 0, 1, 0] })).not.toEqual([]);
});

test('plans of others and empty gains need no sentence', () => {
  expect(text({ event: 'planned', seat: 1 })).toBe('');
  expect(text({ event: 'secret', seat: 1, count: 0 })).toBe('');
});

test('secret cards of others are named only if all cards are open', () => {
  expect(text({ event: 'secret', seat: 1, count: 2 })).toBe('Bruno draws 2 secret cards.');
  expect(text({ event: 'secret', seat: 1, count: 2, goods: [0, 0, 0, 2] })).toBe(
    'Bruno draws 2 secret cards: gold ×2.',
  );
});

test('a group’s own location names are used', () => {
  const own = new RoyalNarrator(
    new Voice(Object.fromEntries(words.de!), 'de', 'royal', ['Ana', 'Bruno']),
    { C: 'Spielhölle' },
  );
  expect(own.tell(EVENTS.location)[0]!.text).toBe('Spielhölle');
});

test('under a heading the number of the round is not repeated', () => {
  const headed = new RoyalNarrator(
    new Voice(Object.fromEntries(words.en!), 'en', 'royal', ['Ana', 'Bruno'], 0),
    {},
    true,
  );
  const said = (event: RoyalEvent) =>
    headed
      .tell(event)
      .map((piece) => piece.text)
      .join('');
  expect(said(EVENTS.refilled)).toBe('Bruno has the partner.');
  expect(said({ ...EVENTS.refilled, partner: null } as RoyalEvent)).toBe('');
});
