import { expect, test } from 'vitest';
import {
  bold,
  chancesAt,
  dashes,
  ground,
  line,
  type Point,
  read,
  rows,
  Scale,
} from '../../src/analysis/curve';

const scale = new Scale({ width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }, 10);
const points: Point[] = [
  { step: 0, chances: [0.5, 0.5] },
  { step: 4, chances: [0.8, 0.2] },
  { step: 10, chances: [1, 0] },
];

test('the first step is at the left edge, the last at the right, and 100 % at the top', () => {
  expect([scale.x(0), scale.x(10), scale.y(1), scale.y(0)]).toEqual([10, 110, 5, 55]);
});

test('a place leads to the nearest step, and outside the area to the first or the last', () => {
  expect([-5, 10, 54, 56, 200].map((x) => scale.step(x))).toEqual([0, 0, 4, 5, 10]);
});

test('a game of one step has one place', () => {
  const one = new Scale(scale.area, 0);
  expect([one.x(0), one.step(100)]).toEqual([10, 0]);
});

test('a line ends where its player leaves the game', () => {
  expect(line(points, 0, scale)).toBe('M10 30L50 15L110 5');
  expect(line(points, 1, scale, 4)).toBe('M10 30L50 45');
  expect(ground(points, 0, scale)).toBe('M10 30L50 15L110 5V55H10Z');
});

test('between two decisions the chances of the earlier one hold', () => {
  expect(chancesAt(points, 3)).toEqual([0.5, 0.5]);
  expect(chancesAt(points, 4)).toEqual([0.8, 0.2]);
  expect(chancesAt([], 4)).toEqual([]);
});

test('only the reader has a solid line, and no two of ten look alike', () => {
  const ten = dashes(10, 3);
  expect(ten.indexOf('')).toBe(3);
  expect(new Set(ten).size).toBe(10);
});

test('in a crowd only the reader, the leader and the winner are bold', () => {
  expect(bold([0.1, 0.5, 0.2, 0.1, 0.05, 0.05], 4, [2])).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(bold([0.5, 0.3, 0.2], undefined, []).every(Boolean)).toBe(true);
});

test('the cursor names the best chances first and always the reader', () => {
  const chances = [0.05, 0.4, 0.3, 0.15, 0.1];
  expect(read(chances, undefined, () => true, 3)).toEqual([1, 2, 3]);
  expect(read(chances, 0, () => true, 3)).toEqual([1, 2, 0]);
  expect(read(chances, 0, (seat) => seat !== 1, 5)).toEqual([2, 3, 4, 0]);
});

test('marks that would cover each other go into different rows', () => {
  expect(rows([0, 10, 15, 40], 20, 3)).toEqual([0, 1, 2, 0]);
  // More than there are rows: the one with the most room.
  expect(rows([0, 1, 2, 3], 20, 2)).toEqual([0, 1, 0, 1]);
});
