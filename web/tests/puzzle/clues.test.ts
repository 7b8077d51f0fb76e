import { beforeAll, expect, test } from 'vitest';
import type { Puzzle } from '../../src/net/analysis';
import { clues } from '../../src/puzzle/clues';
import { textOf } from '../../src/table/logLine';
import { speech } from '../../src/words/speech.svelte';
import { coupView } from '../views';

beforeAll(() => speech.use('en'));

const player = (hand: string[] | number, coins = 2) => ({
  coins,
  hand,
  revealed: [],
  allegiance: null,
});
const turn = (n: number, seat: number) => ({ event: 'turn', seat, turn: n });
const tax = (seat: number) => ({ event: 'acted', seat, move: 'tax', target: null, claim: 'Duke' });
const steal = (seat: number) => ({
  event: 'acted',
  seat,
  move: 'steal',
  target: 0,
  claim: 'Captain',
});

function told(events: object[], parts: Partial<Puzzle>, coins = 2): string[] {
  const puzzle = {
    number: 0,
    kind: parts.claim ? 'challenge' : 'move',
    seat: 0,
    replay: {
      edition: 'resistance',
      rulesOf: 'coup',
      rules: [],
      names: ['Ana', 'Bruno', 'Carla'],
      bots: ['', '', ''],
      frames: [
        {
          at: 0,
          decisions: [],
          events: events.map((event) => ({ type: 'game', event })),
          view: coupView({
            actor: 1,
            action: { move: 'tax', target: null },
            players: [player(['Duke']), player(1, coins), player(2)] as never,
          }),
        },
      ],
    },
    options: [],
    truth: [],
    ...parts,
  } as unknown as Puzzle;
  return clues(puzzle, speech.voice.at('resistance', puzzle.replay.names, 0)).map(textOf);
}

const CLAIM = { claim: { seat: 1, role: 'duke', true: false, likely: 0.2 } };

test('earlier claims count, the claim in question does not, and the stakes are named', () => {
  const events = [turn(2, 1), tax(1), turn(5, 1), tax(1), turn(7, 1), steal(1), turn(9, 1), tax(1)];
  expect(told(events, CLAIM, 5)).toEqual([
    'Bruno has claimed the Duke (turns 2, 5) and the Captain (turn 7).',
    'If it succeeds, Bruno will have 8 coins: enough for a coup.',
    'If Bruno has the card, a challenge costs you your last one.',
  ]);
});

test('a card that was shown, lost or exchanged ends its story', () => {
  const shown = { event: 'shown', seat: 1, claim: 'Duke', cards: ['Duke'] };
  const lost = { event: 'lost', seat: 1, card: 'Captain', reason: 'coup' };
  const events = [turn(2, 1), tax(1), shown, turn(3, 1), steal(1), turn(4, 0), lost, turn(5, 1)];
  expect(told([...events, tax(1)], CLAIM)).toEqual([
    'Turn 4: Bruno lost the Captain.',
    'Turn 2: Bruno showed the Duke and drew a new card.',
    'If Bruno has the card, a challenge costs you your last one.',
  ]);
  expect(told([turn(1, 1), tax(1)], CLAIM)[0]).toBe('Bruno hasn’t claimed anything so far.');
});

test('before a move, every opponent counts', () => {
  const returned = { event: 'returned', seat: 1, count: 2 };
  const events = [turn(1, 1), tax(1), turn(2, 2), steal(2), turn(3, 1), returned, turn(4, 0)];
  expect(told(events, {})).toEqual([
    'Carla has claimed the Captain (turn 2).',
    'Turn 3: Bruno exchanged cards.',
  ]);
});
