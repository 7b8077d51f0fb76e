import { expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../build/words.js';
import type { RoyalEvent } from '../../src/game/royal';
import { lastRound, thievesInWords } from '../../src/royal/view/night';
import { Voice } from '../../src/words/voice';

const words = readAll();
const voice = (language: string) =>
  new Voice(Object.fromEntries(words[language]!), language, 'royal', ['Ana', 'Bruno'], 0);

const visit = (letter: string, outcome: string, seats: number[]): RoyalEvent =>
  ({ event: 'location', letter, outcome, seats, loot: 'gold 2' }) as RoyalEvent;

test('a round is one sentence for each thief', () => {
  const round = [
    visit('A', 'robbed', [0]),
    visit('B', 'guarded', [1]),
    visit('C', 'quarrel', [0, 1]),
    visit('D', 'vanished', []),
  ];
  expect(thievesInWords(round, 0, voice('en'), {})).toBe(
    'You were alone at the Archive: gold ×2. Your thief wasn’t alone at the Casino: a quarrel, and the loot stays.',
  );
  expect(thievesInWords(round, 1, voice('en'), { B: 'Vault' })).toContain(
    'Bruno’s thief met a snitch at the Vault: nothing.',
  );
});

test.each(LANGUAGES)('each fate has its sentence in %s', (language) => {
  for (const outcome of ['robbed', 'guarded', 'quarrel'])
    expect(thievesInWords([visit('A', outcome, [0, 1])], 0, voice(language), {})).not.toBe('');
});

test('the last round begins with its plans', () => {
  const log = [{ event: 'plans', plans: [] }, visit('A', 'robbed', [0])] as RoyalEvent[];
  expect(lastRound([...log, ...log])).toEqual(log);
  expect(lastRound([])).toEqual([]);
});
