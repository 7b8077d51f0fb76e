import type { CoupAction } from '$games';
import type { Decision, RuleLine, TableView } from '$wire';
import { expect, test } from 'vitest';
import { readAll } from '../../build/words.js';
import type { Scene } from '../../src/coup/scenes/coupStaging.svelte';
import type { CoupEvent, CoupView } from '../../src/game/coup';
import { isLesson } from '../../src/ladder/lessons';
import { Course } from '../../src/learn/course.svelte';
import { explains, lesson, type Lesson, TOPICS, type Topic } from '../../src/learn/lessons';

const NONE = new Set<Topic>();
const ALL = new Set<Topic>(TOPICS);

function table(
  phase: string | undefined,
  choices: string[],
  game: Partial<CoupView> = {},
  own = ['Duke', 'Captain'],
  coins = 2,
): TableView {
  const players = [
    { coins, hand: own, revealed: [], allegiance: null },
    { coins: 2, hand: 2, revealed: [], allegiance: null },
    { coins: 2, hand: 2, revealed: [], allegiance: null },
  ];
  const decision: Decision | undefined = phase
    ? { ask: 1, sealed: false, phase, choices, ordered: false }
    : undefined;
  return {
    stage: 'playing',
    rules: [],
    you: { seat: 0, host: true, order: 'ask', muted: [] },
    view: {
      game: 'coup',
      phase: phase ?? 'action',
      actor: 0,
      players,
      claim: null,
      action: null,
      ...game,
    },
    ...(decision ? { decision } : {}),
  } as unknown as TableView;
}

const acted: CoupEvent = { event: 'acted', seat: 0, move: 'income', target: null, claim: null };
const keys = (
  view: TableView,
  told: CoupEvent[] = [],
  learned: ReadonlySet<Topic> = NONE,
): Lesson['key'] => lesson(view, told, learned).key;

test('the first turn is for income', () => {
  expect(keys(table('action', ['income']))).toBe('income');
});

test('the second turn is a claim: true with the Duke, a bluff without', () => {
  expect(keys(table('action', ['tax']), [acted])).toBe('tax');
  expect(keys(table('action', ['tax'], {}, ['Captain', 'Contessa']), [acted])).toBe('bluff');
});

test('then come the powers, then the learner plays freely', () => {
  expect(keys(table('action', ['tax']), [acted, acted], new Set<Topic>(['claim']))).toBe('powers');
  expect(keys(table('action', ['tax']), [acted, acted, acted], ALL)).toBe('free');
});

test('a second game does not begin with what was learned in the first', () => {
  expect(keys(table('action', ['income']), [], new Set<Topic>(['income']))).toBe('tax');
  expect(keys(table('action', ['income']), [], ALL)).toBe('free');
  expect(keys(table('action', ['income']), [acted], ALL)).toBe('free');
});

test('while something is told, no tip speaks of the question before', () => {
  const claim: Partial<CoupView> = {
    actor: 1,
    claim: { seat: 1, character: 'Contessa' },
    action: { move: 'assassinate', target: 0 },
  };
  const view = table('challenge-action', ['challenge', 'pass'], claim);
  const during = (scene: Scene) => lesson(view, [], ALL, scene);
  expect(during({ kind: 'reveal', seat: 1, claim: 'Contessa' })).toEqual({
    key: 'card.doubt.text',
  });
  expect(during({ kind: 'loss', seat: 1, card: 'Duke', reason: 'challenge', out: false }).key).toBe(
    'card.fall.text',
  );
  expect(during({ kind: 'answers', seats: [2], last: 'pass' }).key).toBe('watch');
});

test('whoever sits with many cannot count to three', () => {
  const claim: Partial<CoupView> = {
    actor: 1,
    claim: { seat: 1, character: 'Duke' },
    action: { move: 'tax', target: null },
  };
  const view = table('challenge-action', ['challenge', 'pass'], claim, ['Duke', 'Duke', 'Duke']);
  const many = { ...view, rules: [{ key: 'coup.copies', with: { copies: '4' } }] };
  expect(keys(view)).toBe('challenge.certain');
  expect(keys(many)).toBe('challenge');
});

test('with seven coins a Coup is explained, with ten it is forced', () => {
  expect(keys(table('action', ['coup 1'], {}, ['Duke', 'Duke'], 7))).toBe('coup');
  expect(keys(table('action', ['coup 1'], {}, ['Duke', 'Duke'], 10))).toBe('forced');
});

test('another player’s claim can be challenged', () => {
  const claim: Partial<CoupView> = {
    actor: 1,
    claim: { seat: 1, character: 'Contessa' },
    action: { move: 'tax', target: null },
  };
  expect(lesson(table('challenge-action', ['challenge', 'pass'], claim), [], NONE)).toEqual({
    key: 'challenge',
    topic: 'challenge',
    role: 'Contessa',
    who: 1,
    spot: 'pass',
  });
});

test('holding two of three copies makes a claim unlikely', () => {
  const claim: Partial<CoupView> = {
    actor: 1,
    claim: { seat: 1, character: 'Duke' },
    action: { move: 'tax', target: null },
  };
  const window = (own: string[], coins = 2) =>
    table('challenge-action', ['challenge', 'pass'], claim, own, coins);
  const again: CoupEvent = { event: 'acted', seat: 1, move: 'tax', target: null, claim: 'Duke' };
  expect(keys(window(['Duke', 'Duke']), [again])).toBe('challenge.sure');
  // Not if the same player has claimed it all along, nor if a Coup is safer.
  expect(keys(window(['Duke', 'Duke']), [again, again])).toBe('challenge');
  expect(keys(window(['Duke', 'Duke'], 8), [again])).toBe('challenge');
  expect(keys(window(['Duke', 'Duke', 'Duke'], 8), [again, again])).toBe('challenge.certain');
  expect(lesson(window(['Duke', 'Captain']), [again], ALL).spot).toBeUndefined();
});

test.each<[CoupAction, number | null, string, string]>([
  ['foreign-aid', null, 'block Duke', 'block.aid'],
  ['steal', 0, 'block Ambassador', 'block.steal'],
  ['assassinate', 0, 'block Contessa', 'block.assassinate'],
])('%s is explained with what blocks it', (move, target, choice, key) => {
  const claim = move === 'foreign-aid' ? null : { seat: 1, character: 'Captain' };
  expect(
    keys(
      table('challenge-action', ['pass', choice], { actor: 1, claim, action: { move, target } }, [
        'Assassin',
        'Assassin',
      ]),
    ),
  ).toBe(key);
});

test.each<[CoupAction, number | null, string, string]>([
  ['foreign-aid', null, 'Duke', 'block.aid.held'],
  ['steal', 0, 'Ambassador', 'block.steal.held'],
  ['assassinate', 0, 'Contessa', 'block.assassinate.held'],
])('%s can be blocked safely with the card in hand', (move, target, role, key) => {
  const game: Partial<CoupView> = { actor: 1, action: { move, target } };
  const view = table('challenge-action', ['pass', `block ${role}`], game, ['Assassin', role]);
  expect(lesson(view, [], NONE)).toMatchObject({ key, role, spot: 'block' });
});

test('the last card cannot be lost twice', () => {
  const game: Partial<CoupView> = { actor: 1, action: { move: 'assassinate', target: 0 } };
  const answers = ['pass', 'block Contessa'];
  expect(keys(table('challenge-action', answers, game, ['Duke']))).toBe('block.assassinate.last');
  expect(keys(table('challenge-action', answers, game, ['Contessa']))).toBe(
    'block.assassinate.held',
  );
});

test('the guide points at the button that it talks about', () => {
  const spot = (view: TableView, told: CoupEvent[] = []) => lesson(view, told, NONE).spot;
  expect(spot(table('action', ['income']))).toBe('income');
  expect(spot(table('action', ['tax']), [acted])).toBe('tax');
  expect(spot(table('action', ['coup 1'], {}, ['Duke', 'Duke'], 7))).toBe('coup');
});

test('a block is a claim of its own', () => {
  const game: Partial<CoupView> = {
    actor: 0,
    claim: { seat: 2, character: 'Duke' },
    action: { move: 'foreign-aid', target: null },
  };
  expect(lesson(table('challenge-block', ['challenge', 'pass'], game), [], NONE)).toMatchObject({
    key: 'challenge.block',
    who: 2,
  });
});

test('a challenged learner hears whether their claim is true', () => {
  const game: Partial<CoupView> = { actor: 0, claim: { seat: 0, character: 'Duke' } };
  expect(keys(table('prove', ['show Duke', 'decline'], game))).toBe('prove');
  expect(keys(table('prove', ['decline'], game, ['Contessa']))).toBe('prove.not');
});

test('losing, exchanging, waiting and the end have lessons', () => {
  expect(keys(table('lose', ['lose Duke']))).toBe('lose');
  expect(keys(table('exchange', ['keep Duke']))).toBe('exchange');
  expect(keys(table(undefined, []))).toBe('hello');
  expect(keys(table(undefined, []), [], ALL)).toBe('watch');
  const taken = { event: 'acted', seat: 0, move: 'income' } as CoupEvent;
  const after = (turns: number) => keys(table(undefined, []), Array(turns).fill(taken), ALL);
  expect([1, 2, 3, 4, 5].map(after)).toEqual([
    'watch',
    'watch.count',
    'watch.coins',
    'watch.later',
    'watch.later',
  ]);
  expect(keys(table(undefined, [], {}, []))).toBe('out');
  expect(keys({ ...table(undefined, []), stage: 'over', winners: [0] })).toBe('won');
  expect(keys({ ...table(undefined, []), stage: 'over', winners: [1] })).toBe('lost');
});

test('a bluff is told to have worked, once nobody has challenged it', () => {
  const bluff: CoupEvent = { event: 'acted', seat: 0, move: 'tax', target: null, claim: 'Duke' };
  const turn: CoupEvent = { event: 'turn', seat: 1, turn: 2 };
  const doubt: CoupEvent = { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' };
  const waiting = table(undefined, [], {}, ['Captain', 'Contessa']);
  expect(keys(waiting, [bluff], ALL)).toBe('asked');
  expect(keys(waiting, [bluff, turn], ALL)).toBe('bluffed');
  expect(keys(waiting, [bluff, doubt, turn], ALL)).toBe('watch');
  expect(keys(table(undefined, []), [bluff, turn], ALL)).toBe('watch');
});

test('a bluff is not praised any more once something else has happened, nor if it was blocked', () => {
  const bluff: CoupEvent = { event: 'acted', seat: 0, move: 'steal', target: 1, claim: 'Captain' };
  const turn = (seat: number): CoupEvent => ({ event: 'turn', seat, turn: 2 });
  const tax: CoupEvent = { event: 'acted', seat: 1, move: 'tax', target: null, claim: 'Duke' };
  const mine: CoupEvent = { event: 'challenged', seat: 0, claimant: 1, claim: 'Duke' };
  const lost: CoupEvent = { event: 'lost', seat: 2, card: 'Duke', reason: 'coup' };
  const block: CoupEvent = { event: 'blocked', seat: 1, character: 'Ambassador' } as CoupEvent;
  const waiting = table(undefined, [], {}, ['Duke', 'Contessa']);
  expect(keys(waiting, [bluff, turn(1), tax], ALL)).toBe('bluffed');
  expect(keys(waiting, [bluff, turn(1), tax, mine], ALL)).toBe('watch');
  expect(keys(waiting, [bluff, turn(1), lost], ALL)).toBe('watch');
  expect(keys(waiting, [bluff, turn(1), tax, turn(2)], ALL)).toBe('watch');
  expect(keys(waiting, [bluff, block], ALL)).toBe('watch');
  expect(keys(waiting, [bluff, block, turn(1)], ALL)).toBe('watch');
});

test('the table of the guided game is known, even after the tips were sent away', () => {
  const course = Course.firstGame();
  course.follow('guided');
  course.end();
  expect([isLesson('guided'), isLesson('other')]).toEqual([true, false]);
  expect(Course.firstGame().table).toBeUndefined();
  localStorage.clear();
});

test('every edition can be explained, as long as it has its usual characters', () => {
  const rules = (edition: string, exchanger: string): RuleLine[] => [
    { key: 'coup.edition', with: { edition } },
    { key: `coup.exchanger.${exchanger}`, with: {} },
  ];
  expect(explains(rules('city-state', 'ambassador'))).toBe(true);
  expect(explains(rules('reformation', 'inquisitor'))).toBe(true);
  expect(explains(rules('reformation', 'both'))).toBe(false);
  expect(explains(rules('resistance', 'inquisitor'))).toBe(false);
  expect(explains([])).toBe(false);
});

test('every lesson has words', () => {
  const english = readAll().en!;
  const all: Lesson['key'][] = [
    'hello',
    'income',
    'tax',
    'bluff',
    'powers',
    'coup',
    'forced',
    'free',
    'challenge',
    'challenge.sure',
    'challenge.certain',
    'challenge.block',
    'block.aid',
    'block.aid.held',
    'block.steal',
    'block.steal.held',
    'block.assassinate',
    'block.assassinate.held',
    'block.assassinate.last',
    'prove',
    'prove.not',
    'lose',
    'exchange',
    'watch',
    'asked',
    'bluffed',
    'card.doubt.text',
    'card.fall.text',
    'out',
    'won',
    'lost',
  ];
  expect(all.filter((key) => !english.has(`learn.${key}`))).toEqual([]);
});
