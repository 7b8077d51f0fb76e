import { expect, test } from 'vitest';
import { Plans, takes, trades } from '../../src/royal/view/moves';

/** All plans of a seat over these letters, as the server lists them. */
function all(letters: string, thieves: number, snitches: number): string[] {
  const sets = (of: string, n: number): string[] =>
    n === 0
      ? ['']
      : [...of].flatMap((letter, at) => sets(of.slice(at + 1), n - 1).map((rest) => letter + rest));
  return sets(letters, thieves).flatMap((thief) =>
    sets([...letters].filter((letter) => !thief.includes(letter)).join(''), snitches).map(
      (snitch) => `plan thief=${thief} snitch=${snitch}`,
    ),
  );
}

test('a plan is a thief and a snitch', () => {
  const plans = new Plans(all('ABCDEFGH', 1, 1));
  expect(plans.jobs).toEqual(['thief', 'snitch']);
  expect(plans.move(['D', undefined])).toBeUndefined();
  expect(plans.move(['D', 'G'])).toBe('plan thief=D snitch=G');
  expect(plans.draft('plan thief=D snitch=G')).toEqual(['D', 'G']);
});

test('the snitch cannot go where the thief goes', () => {
  const plans = new Plans(all('ABCDEF', 1, 1));
  expect([...plans.letters(['D', undefined], 1)].sort().join('')).toBe('ABCEF');
  expect([...plans.letters([undefined, undefined], 0)].sort().join('')).toBe('ABCDEF');
});

test('with the partner a plan has two thieves, in any order of taps', () => {
  const plans = new Plans(all('ABCDEF', 2, 1));
  expect(plans.jobs).toEqual(['thief', 'thief', 'snitch']);
  expect(plans.move(['F', 'B', 'C'])).toBe('plan thief=BF snitch=C');
  expect([...plans.letters(['F', undefined, 'C'], 1)].sort().join('')).toBe('ABDE');
});

test('without the partner there are two snitches', () => {
  expect(new Plans(all('ABCDEF', 1, 2)).move(['A', 'F', 'C'])).toBe('plan thief=A snitch=CF');
});

test('only plans that the server offers are possible', () => {
  const plans = new Plans(['plan thief=A snitch=B', 'plan thief=C snitch=D']);
  expect([...plans.letters(['A', undefined], 1)]).toEqual(['B']);
  expect(plans.move(['A', 'D'])).toBeUndefined();
});

test('cubes and trades are parsed from the choices', () => {
  expect(takes(['take gold', 'take information'])).toEqual([
    { good: 'gold', move: 'take gold' },
    { good: 'information', move: 'take information' },
  ]);
  expect(trades(['trade 2 gold information', 'stop'])).toEqual([
    { with: 2, taken: 'gold', given: 'information', move: 'trade 2 gold information' },
  ]);
});
