import { expect, test } from 'vitest';
import { company, equalOf, IDS, ladder } from '../../src/ladder/ladder';
import type { Deeds } from '../../src/ladder/record';

/** The met ones, each with so many wins. */
const deeds = (won: Record<string, number>): Deeds => ({
  met: Object.fromEntries(Object.entries(won).map(([id, wins]) => [id, { games: 9, won: wins }])),
  ratings: {},
});

test('three beginners sit at the first table, and the newest has to be beaten twice', () => {
  expect(ladder(deeds({}))).toEqual({ seated: 3, rival: 'taddea', missing: 2, next: 'zanobi' });
  expect(ladder(deeds({ beppe: 9, ortensia: 9, taddea: 1 }))).toMatchObject({
    seated: 3,
    missing: 1,
  });
  expect(ladder(deeds({ taddea: 2 }))).toEqual({
    seated: 4,
    rival: 'zanobi',
    missing: 2,
    next: 'rinaldo',
  });
});

test('wins over somebody who was invited before their turn count when it comes', () => {
  expect(ladder(deeds({ zanobi: 2, contessa: 2 })).seated).toBe(3);
  expect(ladder(deeds({ taddea: 2, zanobi: 2 })).rival).toBe('rinaldo');
});

test('whoever has beaten everybody twice has nobody left to meet', () => {
  const all = Object.fromEntries(IDS.map((id) => [id, 2]));
  expect(ladder(deeds(all))).toEqual({
    seated: 16,
    rival: 'contessa',
    missing: 0,
    next: undefined,
  });
  expect(ladder(deeds({ ...all, contessa: 1 })).missing).toBe(1);
});

test('a table is the newest and others from just below, never anybody who has not sat down', () => {
  const where = ladder(
    deeds({ taddea: 2, zanobi: 2, rinaldo: 2, fiammetta: 2, galeazzo: 2, violante: 2 }),
  );
  expect(where.rival).toBe('ercole');
  for (const random of [0, 0.5, 0.99]) {
    const table = company(where, IDS, 3, () => random);
    expect(table[0]).toBe('ercole');
    expect(new Set(table).size).toBe(3);
    for (const each of table.slice(1))
      expect(['zanobi', 'rinaldo', 'fiammetta', 'galeazzo', 'violante']).toContain(each);
  }
});

test('a long table borrows the next ones, and repeats somebody only when all sit there', () => {
  const first = ladder(deeds({}));
  expect(new Set(company(first, IDS, 5, () => 0))).toEqual(
    new Set(['beppe', 'ortensia', 'taddea', 'zanobi', 'rinaldo']),
  );
  expect(company(first, IDS, 20, () => 0)).toHaveLength(20);
  expect(company(first, ['taddea'], 1)).toEqual(['taddea']);
  expect(company(first, [], 3)).toEqual([]);
});

test('a rating is as strong as the character nearest to it', () => {
  expect(equalOf(0, 'coup')).toBe('beppe');
  expect(equalOf(9999, 'royal')).toBe('niccolo');
});
