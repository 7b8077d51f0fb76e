import { expect, test } from 'vitest';
import { Board, shortlist, worth } from '../../src/analysis/board';
import { finished, share } from '../../src/analysis/job';
import { nextMark } from '../../src/analysis/marks';
import type { AnalysisStep, Job } from '../../src/net/analysis';

const step = (number: number, more: Partial<AnalysisStep>): AnalysisStep => ({
  step: number,
  frame: number,
  round: 1,
  move: 'pass',
  kind: 'pass',
  chances: [0.5, 0.3, 0.2],
  known: [0.4, 0.4, 0.3],
  margins: [0, 0, 0],
  luck: [0, 0, 0],
  ...more,
});

const two = [
  { move: 'challenge', known: 0.44, margin: 0.01 },
  { move: 'pass', known: 0.33, margin: 0.01, played: true },
];

const STEPS = [
  step(0, { move: 'deal', kind: 'deal' }),
  step(1, {
    seat: 1,
    move: 'tax',
    kind: 'bluff',
    claim: { role: 'Duke', true: false, likely: [0.22, null, 0.4] },
    options: [
      { move: 'income', known: 0.3, margin: 0.01 },
      { move: 'tax', known: 0.38, margin: 0.01, played: true },
    ],
  }),
  // Both answers belong to the frame in which the window closes.
  step(2, { seat: 2, kind: 'let-bluff-pass', frame: 2 }),
  step(3, { seat: 0, kind: 'let-bluff-pass', frame: 2, options: two, chances: [0.4, 0.4, 0.2] }),
  step(4, {
    seat: 2,
    move: 'steal 0',
    kind: 'claim',
    frame: 3,
    claim: { role: 'Captain', true: true, likely: [0.6, 0.7, null] },
  }),
  step(5, { seat: 0, move: 'challenge', kind: 'challenge-wrong', frame: 4, options: two }),
  step(6, { seat: 2, move: 'show', kind: 'prove', frame: 5 }),
];
const board = new Board(STEPS, (frame) => frame);

test('the bluff of the game is found by its frame, with what it gained', () => {
  const bluff = board.claimAt(1)!;
  expect([bluff.move, board.momentOf(bluff.step)]).toEqual(['tax', 1]);
  expect(board.gain(bluff)).toBeCloseTo(0.1);
  expect(board.claimAt(2)).toBeUndefined();
});

test('a moment of several steps shows the last of them', () => {
  expect(board.points('all').map((each) => [each.step, each.chances[0]])).toEqual([
    [0, 0.5],
    [1, 0.5],
    [2, 0.4],
    [3, 0.5],
    [4, 0.5],
    [5, 0.5],
  ]);
  expect(board.points('known')[0]!.chances).toEqual([0.4, 0.4, 0.3]);
});

test('true claims, believed bluffs and wrong challenges are marked where they happened', () => {
  expect(board.marks()).toEqual([
    { step: 1, seat: 1, sign: 'bluff', failed: false },
    { step: 3, seat: 2, sign: 'true', failed: false },
    { step: 4, seat: 0, sign: 'challenge', failed: true },
  ]);
});

test('a bluff that was rightly challenged is caught', () => {
  const caught = new Board(
    [STEPS[1]!, step(2, { seat: 2 }), step(3, { seat: 0, kind: 'challenge-right' })],
    (frame) => frame,
  );
  expect(caught.marks().map((mark) => mark.failed)).toEqual([true, false]);
});

test('the keys jump from mark to mark and stop at the ends', () => {
  const marks = board.marks();
  expect([nextMark(marks, 1, 1), nextMark(marks, 3, -1)]).toEqual([3, 1]);
  expect([nextMark(marks, 4, 1), nextMark(marks, 1, -1)]).toEqual([undefined, undefined]);
});

test('a claim is shown until its answers are in, with the reader’s own decision', () => {
  expect(board.focus(1, 0)?.claim?.step).toBe(1);
  expect(board.focus(2, 0)?.claim?.step).toBe(1);
  expect(board.focus(1, 0)?.decisions.map((each) => each.step)).toEqual([3]);
  expect(board.focus(5, 0)).toBeUndefined();
});

test('without a decision of the reader the claimant’s and the challenger’s are shown', () => {
  expect(board.focus(1, undefined)?.decisions.map((each) => each.step)).toEqual([1]);
  expect(board.focus(4, 1)?.decisions.map((each) => each.step)).toEqual([5]);
});

test('the worth of a move is its distance to the best other one', () => {
  expect(worth(STEPS[3]!)).toBeCloseTo(-0.11);
  expect(worth(STEPS[1]!)).toBeCloseTo(0.08);
  expect(worth(STEPS[0]!)).toBe(0);
});

test('a short list keeps the move that was played', () => {
  const options = ['a', 'b', 'c', 'd'].map((move, i) => ({
    move,
    known: 1 - i / 10,
    margin: 0,
    played: move === 'd',
  }));
  expect(shortlist(options, 3).map((each) => each.move)).toEqual(['a', 'b', 'd']);
});

test('a job is asked for until it is done, and its progress told', async () => {
  const answers: Job<string>[] = [
    { state: 'waiting', ahead: 1 },
    { state: 'working', done: 3, of: 12 },
    { state: 'done', result: 'found' },
  ];
  const told: (number | undefined)[] = [];
  const found = await finished(
    () => Promise.resolve(answers.shift()!),
    (progress) => told.push(share(progress)),
    () => true,
    () => Promise.resolve(),
  );
  expect(found).toBe('found');
  expect(told).toEqual([undefined, 0.25]);
});

test('nobody asks on behalf of a page that was left', async () => {
  let asked = 0;
  const found = await finished(
    () => Promise.resolve<Job<string>>({ state: 'working', done: ++asked, of: 9 }),
    () => undefined,
    () => asked < 2,
    () => Promise.resolve(),
  );
  expect([found, asked]).toEqual([undefined, 2]);
});
