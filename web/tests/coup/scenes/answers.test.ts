import { beforeAll, expect, test } from 'vitest';
import { script } from '../../../src/coup/scenes/coupStaging.svelte';
import {
  type AnswersScene,
  answerLine,
  bluffedWith,
  nextAnswer,
  toldAnswers,
} from '../../../src/coup/words/answers';
import type { CoupEvent, CoupView } from '../../../src/game/coup';
import { speech } from '../../../src/words/speech.svelte';
import type { Happening } from '$wire';
import { inGame } from '../script';

beforeAll(() => speech.use('en'));

const ANSWERS: Happening = {
  type: 'answers',
  seats: [2, 3, 1],
  at: [300, 700, 1500],
  millis: 2100,
};
const challenged: CoupEvent = { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' };
const shown: CoupEvent = { event: 'shown', seat: 0, claim: 'Duke', cards: ['Duke'] };
const passed: AnswersScene = { kind: 'answers', seats: [2, 3, 1], last: 'pass' };
const doubted: AnswersScene = { ...passed, last: 'challenge' };

test('answers are told at the times of the server, and what came of them with the last one', () => {
  const coins: CoupEvent = { event: 'coins', seat: 0, change: 3, reason: 'tax' };
  const { scenes, rest } = script([
    ANSWERS,
    ...inGame({ event: 'unchallenged', seat: 0, claim: 'Duke' }, coins),
  ]);
  expect(scenes).toHaveLength(1);
  expect(scenes[0]!.scene).toEqual(passed);
  expect(scenes[0]!.steps).toEqual([
    ['0', 300],
    ['1', 400],
    ['2', 800],
    ['3', 600],
  ]);
  expect(scenes[0]!.tells).toBe('3');
  expect(scenes[0]!.events).toHaveLength(2);
  expect(rest).toEqual(inGame(coins));
});

test('a challenge is the last answer, and a proof in the same update comes after it', () => {
  const { scenes } = script([ANSWERS, ...inGame(challenged, shown)]);
  expect(scenes.map(({ scene }) => scene.kind)).toEqual(['answers', 'reveal']);
  expect(scenes[0]!.scene).toEqual(doubted);
  expect(scenes[0]!.events).toEqual([ANSWERS, ...inGame(challenged)]);
});

test('each seat is stamped in its turn', () => {
  expect([...toldAnswers(doubted, '0')]).toEqual([]);
  expect([...toldAnswers(doubted, '2')]).toEqual([
    [2, 'pass'],
    [3, 'pass'],
  ]);
  expect([...toldAnswers(doubted, '3')].at(-1)).toEqual([1, 'challenge']);
  expect(nextAnswer(doubted, '2')).toBe(1);
  expect(nextAnswer(doubted, '3')).toBeUndefined();
});

test('the stage says how far it is, and the same for a bluff', () => {
  const voice = speech.voice.at('resistance', ['Ana', 'Bruno', 'Cara', 'Dario'], 0);
  const lines = (scene: AnswersScene): string[] =>
    ['0', '1', '2', '3'].map((step) => answerLine(scene, step, [1, 2, 3], true, voice));
  expect(lines(passed)).toEqual([
    'Do they believe you?',
    'Cara lets it pass.',
    'Only Bruno is left…',
    'Nobody doubts it.',
  ]);
  expect(lines(doubted).slice(0, 3)).toEqual(lines(passed).slice(0, 3));
  expect(lines(doubted)[3]).toBe('Bruno doesn’t buy it!');
});

test('only a bluffer whose cards lie open has something to wink about', () => {
  const view = (hand: string[] | number): CoupView =>
    ({ players: [{ hand, revealed: [], coins: 2 }] }) as unknown as CoupView;
  const duke = { role: 'Duke', denied: false };
  expect(bluffedWith(view(['Captain', 'Contessa']), 0, duke)).toBe('Captain');
  expect(bluffedWith(view(['Captain', 'Duke#2']), 0, duke)).toBeUndefined();
  expect(bluffedWith(view(['Captain', 'Duke#2']), 0, { ...duke, denied: true })).toBe('Duke#2');
  expect(bluffedWith(view(['Captain']), 0, { ...duke, denied: true })).toBeUndefined();
  // While the device is passed around, the cards are covered.
  expect(bluffedWith(view(2), 0, duke)).toBeUndefined();
});
