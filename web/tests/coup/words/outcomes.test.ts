import { beforeAll, expect, test } from 'vitest';
import { outcomePieces, outcomes } from '../../../src/coup/words/outcomes';
import type { CoupEvent } from '../../../src/game/coup';
import { speech } from '../../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));

const TURN: CoupEvent = { event: 'turn', seat: 1, turn: 7 };
const acted = (move: string, target: number | null = null): CoupEvent =>
  ({ event: 'acted', seat: 1, move, target, claim: 'Duke' }) as CoupEvent;
const coins = (seat: number, change: number, reason: string): CoupEvent =>
  ({ event: 'coins', seat, change, reason }) as CoupEvent;

/** The sentences as Ana in seat 0 reads them. */
const told = (...events: CoupEvent[]): string[] => {
  const voice = speech.voice.at('reformation', ['Ana', 'Bruno', 'Cara'], 0);
  return outcomes([TURN, ...events]).map((each) =>
    outcomePieces(each, voice)
      .map(({ text }) => text)
      .join(''),
  );
};

test('in City State coins are extorted here, too', () => {
  const voice = speech.voice.at('city-state', ['Ana', 'Bruno', 'Cara'], 0);
  const [line] = outcomes([TURN, acted('steal', 0), coins(0, -2, 'steal'), coins(1, 2, 'steal')]);
  expect(voice.say(line!.key, line!.values)).toBe('Bruno extorts 2 coins from you.');
});

test.each<[string, CoupEvent[], string[]]>([
  ['income', [coins(1, 1, 'income')], ['Bruno takes 1 coin as income.']],
  [
    'a theft',
    [acted('steal', 0), coins(0, -2, 'steal'), coins(1, 2, 'steal')],
    ['Bruno steals 2 coins from you.'],
  ],
  [
    'a block that holds',
    [
      acted('assassinate', 0),
      { event: 'blocked', seat: 0, character: 'Contessa' },
      { event: 'stood', seat: 0 },
    ],
    ['Blocked! Bruno’s 3 coins are gone.'],
  ],
  [
    'a block that is not shown',
    [
      acted('steal', 2),
      { event: 'blocked', seat: 2, character: 'Captain' },
      { event: 'declined', seat: 2, claim: 'Captain' },
    ],
    ['Caught! Cara doesn’t show the Captain. The block fails.'],
  ],
  [
    'a true claim',
    [
      acted('tax'),
      { event: 'challenged', seat: 0, claimant: 1, claim: 'Duke' },
      { event: 'shown', seat: 1, claim: 'Duke', cards: ['Duke'] },
    ],
    ['Bruno had the Duke. You lose a card.'],
  ],
  [
    'a conversion',
    [coins(1, -1, 'convert'), { event: 'converted', seat: 1, by: 1, allegiance: 'reformist' }],
    ['Bruno changes sides. 1 coin goes to the Reserve.'],
  ],
  [
    'an exchange',
    [acted('exchange'), { event: 'returned', seat: 1, count: 2 }],
    ['Bruno exchanges cards with the court deck.'],
  ],
  [
    'a death',
    [
      acted('coup', 2),
      { event: 'lost', seat: 2, card: 'Contessa', reason: 'coup' },
      { event: 'exiled', seat: 2 },
    ],
    ['Bruno’s coup costs Cara the Contessa. Out!'],
  ],
])('%s gets its sentence', (_, events, sentences) => {
  expect(told(...events)).toEqual(sentences);
});
