import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  botKind,
  levelAbout,
  levels,
  mannerAbout,
  mannerName,
  mixedBots,
} from '../../src/setup/bots';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));

const ROSTER = join(
  import.meta.dirname,
  '../../../bots/src/main/java/contessa/bots/roster/Roster.java',
);
/** The bots as the server lists them. */
const BOTS = [
  ...readFileSync(ROSTER, 'utf8').matchAll(/(?:RosterEntry|schemer|contessa)\(\s*"([a-z:]+)"/g),
].map(([, name]) => ({ name: name!, about: '', games: ['coup', 'royal'] }));

test('every bot of the server can be chosen, and has words', () => {
  const offered = levels(BOTS, 'coup');
  expect(offered.flatMap((level) => level.bots)).toHaveLength(BOTS.length);
  expect(offered.map((level) => level.name)).toContain('seer');
  for (const level of offered) {
    expect(botKind(level.name), level.name).not.toBe(level.name);
    expect(levelAbout(level.name), level.name).not.toBe('');
    if (level.bots.length === 1) continue;
    for (const bot of level.bots) {
      expect(mannerName(bot), bot).not.toBe(bot);
      expect(mannerAbout(bot), bot).not.toBe('');
      expect(botKind(bot)).not.toContain(':');
    }
  }
});

test('only bots that play the game are offered', () => {
  const [first] = BOTS;
  expect(levels([{ ...first!, games: ['royal'] }], 'coup')).toEqual([]);
});

test('the bots are mixed: nobody twice as long as there are others', () => {
  const mixed = mixedBots(BOTS, 'coup', 9, () => 0.99);
  expect(new Set(mixed).size).toBe(9);
  expect(mixed).not.toContain('random');
  expect(mixedBots(BOTS, 'coup', 12, () => 0)).toHaveLength(12);
});
