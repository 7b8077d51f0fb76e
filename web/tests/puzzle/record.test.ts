import { expect, test, vi } from 'vitest';
import { choices, isRight } from '../../src/puzzle/answers';
import {
  answered,
  answersOf,
  firstOpen,
  grid,
  loadRecord,
  minutesLeft,
  type PuzzleRecord,
  rightOnes,
  saveRecord,
  streakOn,
} from '../../src/daily/record';
import type { Puzzle } from '../../src/net/analysis';

const none: PuzzleRecord = { streak: 0, best: 0, days: {} };
const right = { move: 'challenge', right: true };
const wrong = { move: 'pass', right: false };

const all = (record: PuzzleRecord, day: string, today = day): PuzzleRecord =>
  [0, 1, 2, 3, 4].reduce((sum, index) => answered(sum, { day, today, index }, wrong), record);

test('a streak grows with every day whose five are answered, and ends with a missed day', () => {
  const first = all(none, '2026-02-28');
  const second = all(first, '2026-03-01');
  expect([first.streak, second.streak]).toEqual([1, 2]);
  expect(streakOn(second, '2026-03-02')).toBe(2);
  expect(streakOn(second, '2026-03-03')).toBe(0);
  const again = all(second, '2026-03-03');
  expect([again.streak, again.best]).toEqual([1, 2]);
});

test('four of five are not a day, and a past day is no streak', () => {
  const day = { day: '2026-11-16', today: '2026-11-16' };
  const four = [0, 1, 2, 3].reduce((sum, index) => answered(sum, { ...day, index }, right), none);
  expect(four.streak).toBe(0);
  expect(firstOpen(answersOf(four, day.day))).toBe(4);
  expect(all(none, '2026-11-10', '2026-11-16').streak).toBe(0);
  expect(answered(four, { ...day, index: 4 }, wrong).streak).toBe(1);
});

test('only the first answer counts', () => {
  const at = { day: '2026-11-16', today: '2026-11-16', index: 2 };
  const once = answered(none, at, wrong);
  expect(answered(once, at, right)).toBe(once);
  expect(answersOf(once, '2026-11-16')).toEqual([null, null, wrong, null, null]);
});

test('what is shared tells how many were right, and nothing about the questions', () => {
  const answers = [right, wrong, right, null, right];
  expect(rightOnes(answers)).toBe(3);
  expect(grid(answers)).toBe('🟩❌🟩⬜🟩');
});

test('only the latest days are remembered', () => {
  const day = (n: number): string => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10);
  let record = none;
  for (let n = 1; n <= 130; n++) record = all(record, day(n));
  expect(Object.keys(record.days)).toHaveLength(100);
  expect(record.days[day(130)]).toHaveLength(5);
  expect(record.days[day(1)]).toBeUndefined();
  expect(record.streak).toBe(130);
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
  const kept = all(none, '2026-11-16');
  saveRecord(kept);
  expect(loadRecord()).toEqual(kept);
  // As earlier versions kept it: their streak goes on.
  localStorage.setItem(
    'contessa.puzzles',
    JSON.stringify({ streak: 3, best: 4, last: '2026-11-16', answers: { 7: right } }),
  );
  expect(all(loadRecord(), '2026-11-17').streak).toBe(4);
  const refuse = (): never => {
    throw new DOMException('no storage', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  saveRecord(kept);
  expect(loadRecord()).toEqual(none);
  vi.unstubAllGlobals();
  localStorage.clear();
});
