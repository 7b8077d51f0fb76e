import type { CoupAction } from '$games';
import type { Replay, ReplayFrame } from '$wire';
import { expect, test } from 'vitest';
import type { CoupEvent } from '../../../src/game/coup';
import { analyse, believedBy, type Claim, daring } from '../../../src/coup/claims/claimAnalysis';
import { bestLies } from '../../../src/coup/claims/bestLies';
import { ranking, withBluffs } from '../../../src/coup/claims/ranking';
import { speech } from '../../../src/words/speech.svelte';
import { coupView } from '../../views';

type Hands = string[][];

function frame(hands: Hands, events: CoupEvent[], turn = 1): ReplayFrame {
  const players = hands.map((hand) => ({ coins: 2, hand, revealed: [], allegiance: null }));
  return {
    at: 0,
    decisions: [],
    events: events.map((event) => ({
      type: 'game',
      event,
    })),
    view: coupView({ turn, players }),
  };
}

const replay = (frames: ReplayFrame[], names = ['Ana', 'Bruno', 'Cara']): Replay => ({
  table: 't',
  game: 1,
  rulesOf: 'coup',
  edition: 'resistance',
  rules: [],
  all: true,
  names,
  bots: names.map(() => ''),
  first: 0,
  winners: [0],
  commitment: '',
  frames,
});

/** A frame in which a bot decides for an absent player. */
const standIn = (seat: number, events: CoupEvent[], turn = 1): ReplayFrame => ({
  ...frame(HANDS, events, turn),
  decisions: [{ seat, move: '', by: 'stand-in' }],
});

const HANDS: Hands = [
  ['Duke', 'Captain'],
  ['Assassin', 'Contessa'],
  ['Duke', 'Ambassador'],
];
const start = frame(HANDS, [{ event: 'turn', seat: 0, turn: 1 }]);
const acted = (
  seat: number,
  move: CoupAction,
  claim: string | null,
  target: number | null = null,
): CoupEvent => ({
  event: 'acted',
  seat,
  move,
  target,
  claim,
});

test('a claim is true if its claimant held the card when it was made', () => {
  const { claims } = analyse(
    replay([
      start,
      frame(HANDS, [acted(0, 'tax', 'Duke')]),
      frame(HANDS, [acted(1, 'tax', 'Duke')]),
    ]),
  );
  expect(claims.map((claim) => claim.true)).toEqual([true, false]);
});

test('cards drawn later do not make a lie true', () => {
  const later: Hands = [
    ['Duke', 'Captain'],
    ['Duke', 'Contessa'],
    ['Duke', 'Ambassador'],
  ];
  const { claims } = analyse(
    replay([
      start,
      frame(later, [acted(1, 'tax', 'Duke'), { event: 'replaced', seat: 1, cards: ['Duke'] }]),
    ]),
  );
  expect(claims[0]!.true).toBe(false);
});

test('a shown and replaced card is no longer held', () => {
  const { claims } = analyse(
    replay([
      start,
      frame(HANDS, [
        acted(0, 'tax', 'Duke'),
        { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' },
        { event: 'shown', seat: 0, claim: 'Duke', cards: ['Duke'] },
        { event: 'replaced', seat: 0, cards: ['Contessa'] },
        { event: 'blocked', seat: 0, character: 'Duke' },
        { event: 'blocked', seat: 0, character: 'Contessa' },
      ]),
    ]),
  );
  expect(claims.map((claim) => [claim.true, claim.fate])).toEqual([
    [true, 'proven'],
    [false, 'believed'],
    [true, 'believed'],
  ]);
});

test('embezzling claims not to hold the Duke', () => {
  const { claims } = analyse(
    replay([
      start,
      frame(HANDS, [acted(1, 'embezzle', 'not Duke')]),
      frame(HANDS, [acted(0, 'embezzle', 'not Duke')]),
    ]),
  );
  expect(claims.map((claim) => claim.true)).toEqual([true, false]);
});

test('copies of a character are the same character', () => {
  const hands: Hands = [
    ['Duke#2', 'Captain#1'],
    ['Contessa#1', 'Contessa#3'],
  ];
  const { claims } = analyse(
    replay([frame(hands, []), frame(hands, [acted(0, 'tax', 'Duke')])], ['Ana', 'Bruno']),
  );
  expect(claims[0]!.true).toBe(true);
});

test('bluffs, caught bluffs and challenges are counted for each seat', () => {
  const { tallies } = analyse(
    replay([
      start,
      frame(HANDS, [acted(1, 'tax', 'Duke'), { event: 'unchallenged', seat: 1, claim: 'Duke' }]),
      frame(HANDS, [
        acted(0, 'assassinate', 'Assassin', 2),
        { event: 'challenged', seat: 2, claimant: 0, claim: 'Assassin' },
      ]),
      frame(HANDS, [{ event: 'declined', seat: 0, claim: 'Assassin' }]),
      frame(HANDS, [
        acted(2, 'tax', 'Duke'),
        { event: 'challenged', seat: 0, claimant: 2, claim: 'Duke' },
      ]),
      frame(HANDS, [{ event: 'shown', seat: 2, claim: 'Duke', cards: ['Duke'] }]),
    ]),
  );
  expect(tallies).toEqual([
    { claims: 1, bluffs: 1, caught: 1, challenges: 1, right: 0 },
    { claims: 1, bluffs: 1, caught: 0, challenges: 0, right: 0 },
    { claims: 1, bluffs: 0, caught: 0, challenges: 1, right: 1 },
  ]);
});

test('a true card that is not shown is no bluff, and nobody has caught one', () => {
  const { tallies, awards } = analyse(
    replay([
      start,
      frame(HANDS, [
        acted(0, 'tax', 'Duke'),
        { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' },
      ]),
      frame(HANDS, [{ event: 'declined', seat: 0, claim: 'Duke' }]),
    ]),
  );
  expect(tallies[0]).toMatchObject({ claims: 1, bluffs: 0, caught: 0 });
  expect(tallies[1]).toMatchObject({ challenges: 1, right: 0 });
  expect(awards).toEqual([]);
});

test('the lie of the game is the most daring one that went unchallenged', () => {
  const analysis = analyse(
    replay([
      start,
      frame(HANDS, [acted(1, 'tax', 'Duke')]),
      frame(HANDS, [
        acted(1, 'assassinate', 'Assassin', 0),
        { event: 'blocked', seat: 0, character: 'Contessa' },
      ]),
      frame(HANDS, [acted(2, 'steal', 'Captain', 0)]),
    ]),
  );
  expect(analysis.lie).toMatchObject({
    seat: 0,
    claim: 'Contessa',
    block: true,
    against: 1,
    action: 'assassinate',
  });
});

test('a caught lie is not the lie of the game', () => {
  const { lie } = analyse(
    replay([
      start,
      frame(HANDS, [acted(1, 'tax', 'Duke'), { event: 'declined', seat: 1, claim: 'Duke' }]),
    ]),
  );
  expect(lie).toBeUndefined();
});

test('a blocked lie is not the lie of the game, unless the block was caught', () => {
  const stab = [
    acted(2, 'assassinate', 'Assassin', 0),
    { event: 'unchallenged', seat: 2, claim: 'Assassin' },
    { event: 'blocked', seat: 1, character: 'Contessa' },
  ] satisfies CoupEvent[];
  const held = analyse(replay([start, frame(HANDS, [...stab, { event: 'stood', seat: 1 }])]));
  expect(held.lie).toBeUndefined();
  expect(bestLies(held.claims, 2)).toEqual({});
  expect(bestLies(held.claims, 0)).toEqual({});
  const caught: CoupEvent[] = [
    { event: 'challenged', seat: 2, claimant: 1, claim: 'Contessa' },
    { event: 'declined', seat: 1, claim: 'Contessa' },
  ];
  const { lie } = analyse(replay([start, frame(HANDS, [...stab, ...caught])]));
  expect(lie).toMatchObject({ seat: 2, claim: 'Assassin' });
});

test('a lie is more daring with more possible challengers, and with one influence left', () => {
  const few: Hands = [['Duke'], ['Assassin', 'Contessa'], []];
  const [many] = analyse(replay([start, frame(HANDS, [acted(1, 'tax', 'Duke')])])).claims;
  const [fewer] = analyse(replay([frame(few, []), frame(few, [acted(1, 'tax', 'Duke')])])).claims;
  const [last] = analyse(
    replay([frame(few, []), frame(few, [acted(0, 'steal', 'Captain', 1)])]),
  ).claims;
  expect(many!.doubters).toHaveLength(2);
  expect(fewer!.doubters).toHaveLength(1);
  expect(daring(many!)).toBeGreaterThan(daring(fewer!));
  expect(last!.stake).toBeCloseTo(8 / 7);
});

test('awards go to the best, and are shared', () => {
  const { awards } = analyse(
    replay([
      start,
      frame(HANDS, [acted(1, 'tax', 'Duke')]),
      frame(HANDS, [acted(0, 'assassinate', 'Assassin', 1)]),
      frame(HANDS, [acted(2, 'tax', 'Duke')]),
      frame(HANDS, [acted(2, 'exchange', 'Ambassador')]),
    ]),
  );
  expect(awards).toEqual([
    { award: 'liar', seats: [0, 1], n: 1 },
    { award: 'honest', seats: [2], n: 2 },
  ]);
});

test('nobody wins more than two awards alone', () => {
  const doubted = (claimant: number, claim: string): CoupEvent[] => [
    acted(claimant, 'tax', claim),
    { event: 'challenged', seat: 0, claimant, claim },
    { event: 'declined', seat: claimant, claim },
  ];
  const { awards } = analyse(
    replay([
      start,
      frame(HANDS, [acted(0, 'assassinate', 'Assassin', 1)]),
      ...[1, 1, 1].map((claimant) => frame(HANDS, doubted(claimant, 'Duke'))),
    ]),
  );
  expect(awards.map(({ award }) => award)).toEqual(['liar', 'eye']);
});

test('a replay without all cards, or of Coup Royal, has no analysis', () => {
  const frames = [start, frame(HANDS, [acted(1, 'tax', 'Duke')])];
  expect(analyse({ ...replay(frames), all: false }).claims).toEqual([]);
  expect(analyse({ ...replay(frames), rulesOf: 'royal' }).claims).toEqual([]);
});

test('a player is told their own best lie, and the one they believed at their own cost', () => {
  const { claims } = analyse(
    replay([
      start,
      frame(HANDS, [acted(0, 'tax', 'Duke')]),
      frame(HANDS, [acted(1, 'tax', 'Duke')]),
      frame(HANDS, [acted(2, 'steal', 'Captain', 0)]),
      frame(HANDS, [acted(2, 'assassinate', 'Assassin', 1)]),
    ]),
  );
  const [, tax, steal, stab] = claims;
  expect(bestLies(claims, 0)).toEqual({ fell: steal });
  expect(bestLies(claims, 1)).toEqual({ best: tax, fell: stab });
  expect(bestLies(claims, 2)).toEqual({ best: stab, fell: tax });
});

test('the end of a bluffer is told apart from that of a player who hides a true card', () => {
  const hands: Hands = [['Captain'], ['Assassin'], ['Duke', 'Ambassador']];
  const end = (seat: number): CoupEvent[] => [
    acted(seat, 'tax', 'Captain'),
    { event: 'challenged', seat: 2, claimant: seat, claim: 'Captain' },
    { event: 'declined', seat, claim: 'Captain' },
    { event: 'lost', seat, card: hands[seat]![0]!, reason: 'challenge' },
    { event: 'exiled', seat },
  ];
  const turn = (seat: number): CoupEvent => ({ event: 'turn', seat, turn: seat + 1 });
  const events = [[turn(0)], [...end(0), turn(1)], end(1)];
  const { claims } = analyse(replay(events.map((each, at) => frame(hands, each, at ? 2 : 1))));
  const order = withBluffs(ranking(events.flat(), 3), claims);
  expect(order.map(({ seat, fall }) => [seat, fall])).toEqual([
    [2, undefined],
    [1, 'caught'],
    [0, 'unshown'],
  ]);
});

test('one opponent who believed a bluff is named, or addressed', async () => {
  await speech.use('en');
  const told = (doubters: number[], reader?: number): string =>
    believedBy(
      { doubters } as unknown as Claim,
      speech.voice.at('base', ['Anna', 'Ben', 'Cleo', 'Dan'], reader),
    );
  expect(told([0])).toBe('Anna believed it.');
  expect(told([0], 0)).toBe('You believed it.');
  expect(told([1, 2])).toBe('Both opponents believed it.');
  expect(told([1, 2, 3])).toBe('All 3 opponents believed it.');
});

test('nobody is praised for what a bot did in their place', () => {
  const bluff = acted(1, 'tax', 'Duke');
  const caught: CoupEvent[] = [
    { event: 'challenged', seat: 0, claimant: 1, claim: 'Duke' },
    { event: 'declined', seat: 1, claim: 'Duke' },
  ];
  const { claims, lie, awards } = analyse(replay([start, standIn(1, [bluff])]));
  expect(lie).toBeUndefined();
  expect(awards).toEqual([]);
  expect(bestLies(claims, 1).best).toBeUndefined();
  const eye = analyse(replay([start, frame(HANDS, [bluff]), standIn(0, caught)]));
  expect(eye.awards).toEqual([]);
  expect(eye.claims[0]).toMatchObject({ challenger: 0, fate: 'caught' });
});
