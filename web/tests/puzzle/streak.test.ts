import { expect, test, vi } from 'vitest';
import { choices, isRight } from '../../src/pages/puzzle/answers';
import {
  answered,
  answerTo,
  loadRecord,
  minutesLeft,
  nextToPractise,
  type PuzzleRecord,
  saveRecord,
  score,
  streakOn,
} from '../../src/pages/puzzle/streak';
import type { Puzzle } from '../../src/net/analysis';

const none: PuzzleRecord = { streak: 0, best: 0, answers: {} };
const right = { move: 'challenge', right: true };
const wrong = { move: 'pass', right: false };

test('a streak grows day by day and ends with a missed day', () => {
  const first = answered(none, 7, right, '2026-02-28');
  const second = answered(first, 8, right, '2026-03-01');
  expect([first.streak, second.streak]).toEqual([1, 2]);
  expect(streakOn(second, '2026-03-02')).toBe(2);
  expect(streakOn(second, '2026-03-03')).toBe(0);
  expect(answered(second, 9, right, '2026-03-03').streak).toBe(1);
});

test('a wrong answer ends the streak, and the best one stays', () => {
  const two = answered(answered(none, 1, right, '2026-11-15'), 2, right, '2026-11-16');
  const lost = answered(two, 3, wrong, '2026-11-17');
  expect([lost.streak, lost.best]).toEqual([0, 2]);
});

test('only the first answer counts, and practice leaves the streak alone', () => {
  const once = answered(none, 1, wrong, '2026-11-16');
  expect(answered(once, 1, right, '2026-11-16')).toBe(once);
  expect(answered(once, 5, right).streak).toBe(0);
  expect(score(answered(once, 5, right))).toEqual({ right: 1, all: 2 });
});

test('practice goes back through past days and leaves those to come unseen', () => {
  const all = { count: 5, today: 2 };
  expect(nextToPractise(none, all)).toBe(1);
  expect(nextToPractise({ ...none, answers: { 1: right, 0: wrong } }, all)).toBe(4);
  expect(
    nextToPractise({ ...none, answers: { 1: right, 0: wrong, 4: right, 3: right } }, all),
  ).toBeUndefined();
  const all60 = { count: 60, today: 10 };
  const answers = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => number)
      .filter((number) => number < 10 || number > 16)
      .map((number) => [number, right]),
  );
  expect(nextToPractise({ ...none, answers }, all60)).toBeUndefined();
});

test('a puzzle that comes around again is asked again on its day', () => {
  const before = answered(answered(none, 3, wrong), 4, right, '2026-11-15');
  const day = { today: 3, date: '2026-11-16' };
  expect(answerTo(before, 3, { today: 5, date: '2026-11-16' })).toBe(wrong);
  expect(answerTo(before, 3, day)).toBeUndefined();
  const after = answered(before, 3, right, day.date);
  expect(after.streak).toBe(2);
  expect(answerTo(after, 3, day)).toBe(right);
});

test('the day changes at midnight in UTC', () => {
  expect(minutesLeft(Date.parse('2026-11-16T18:48:00Z'))).toBe(312);
});

test('the order of the choices does not tell the best one, the first of the server does', () => {
  const options = ['tax', 'pass', 'block Contessa', 'challenge', 'income'].map((move) => ({
    move,
    known: 0.5,
    margin: 0,
  }));
  expect(choices(options).map((each) => each.move)).toEqual([
    'challenge',
    'block Contessa',
    'pass',
    'income',
    'tax',
  ]);
  expect(choices(options)).toEqual(choices(options.toReversed()));
  const puzzle = { options } as unknown as Puzzle;
  expect([isRight(puzzle, 'tax'), isRight(puzzle, 'pass')]).toEqual([true, false]);
});

test('the record is kept on the device, and a device without storage loses only that', () => {
  const kept = answered(none, 7, right, '2026-11-16');
  saveRecord(kept);
  expect(loadRecord()).toEqual(kept);
  const refuse = (): never => {
    throw new DOMException('no storage', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  saveRecord(kept);
  expect(loadRecord()).toEqual(none);
  vi.unstubAllGlobals();
  localStorage.clear();
});
