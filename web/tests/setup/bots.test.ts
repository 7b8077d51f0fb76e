import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { botAbout, botLine, botName, characters, mixedBots, near } from '../../src/setup/bots';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));

const CAST = join(
  import.meta.dirname,
  '../../../bots/src/main/java/contessa/bots/roster/Cast.java',
);
/** The characters as the server lists them. */
const BOTS = [...readFileSync(CAST, 'utf8').matchAll(/^ {2}([A-Z]+)\((\d), Style\.(\w+)/gm)].map(
  ([, name, level, style]) => ({
    name: name!.toLowerCase(),
    about: '',
    level: Number(level),
    style: style!.toLowerCase(),
    games: ['coup', 'royal'],
  }),
);

test('every character has a name and a description', () => {
  expect(BOTS).toHaveLength(16);
  for (const { name } of BOTS) {
    expect(botName(name), name).not.toBe(name);
    expect(botAbout(name), name).not.toBe('');
  }
});

test('every character has words of its own when it is pleased and when it is not', () => {
  const lines = BOTS.flatMap(({ name }) => [botLine(name, 'laugh'), botLine(name, 'sigh')]);
  expect(new Set(lines).size).toBe(32);
  expect(lines).not.toContain('');
  expect(botLine('beppe', 'surprise')).toBe(botLine('beppe', 'sigh'));
  expect(botLine('beppe', 'thinking')).toBe('');
  expect(botLine('honest', 'laugh')).toBe('');
});

test('bots of earlier versions have words', () => {
  expect(botName('schemer:vengeful')).toBe('Schemer');
  expect(botName('honest')).toBe('Honest');
});

test('only characters who play the game are offered', () => {
  const [first] = BOTS;
  expect(characters([{ ...first!, games: ['royal'] }], 'coup')).toEqual([]);
});

test('the bots are mixed: nobody twice as long as there are others', () => {
  expect(new Set(mixedBots(BOTS, 'coup', 9, () => 0.99)).size).toBe(9);
  expect(mixedBots(BOTS, 'coup', 20, () => 0)).toHaveLength(20);
});

test('a table is filled with the chosen one and their equals', () => {
  expect(near(BOTS, 'coup', 'ercole', 3)).toEqual(['ercole', 'ginevra', 'galeazzo']);
  expect(near(BOTS, 'coup', 'ercole', 2, ['ercole'])).toEqual(['ginevra', 'galeazzo']);
  expect(new Set(near(BOTS, 'coup', 'contessa', 9)).size).toBe(9);
  expect(near(BOTS, 'coup', 'beppe', 20)).toHaveLength(20);
});
