import { expect, test } from 'vitest';
import { ties } from '../../src/royal/view/ties';

test('tied players share the fame of their places', () => {
  const [first, ...none] = ties(
    { event: 'scored', good: 'artworks', totals: [4, 1, 4, 2], fame: [2, 0, 2, 0] },
    [3, 2, 0, 0],
  );
  expect(first).toEqual({
    good: 'artworks',
    seats: [0, 2],
    places: [1, 2],
    fame: [3, 2],
    each: 2,
    close: false,
  });
  expect(none).toEqual([]);
});

test('a tie without fame needs no explanation', () => {
  expect(
    ties({ event: 'scored', good: 'gold', totals: [5, 1, 1], fame: [3, 0, 0] }, [3, 0, 0]),
  ).toEqual([]);
});

test('with two players a lead of one is a tie, a lead of two is none', () => {
  const card = [3, 0];
  expect(ties({ event: 'scored', good: 'gold', totals: [5, 4], fame: [1, 1] }, card)).toMatchObject(
    [{ seats: [0, 1], places: [1, 2], each: 1, close: true }],
  );
  expect(ties({ event: 'scored', good: 'gold', totals: [4, 4], fame: [1, 1] }, card)).toMatchObject(
    [{ each: 1, close: false }],
  );
  expect(ties({ event: 'scored', good: 'gold', totals: [5, 3], fame: [3, 0] }, card)).toEqual([]);
});
