import { expect, test } from 'vitest';
import { EDITIONS } from '$editions';
import { ruleLines, rulesInWords, setupInWords } from '../../src/rules/editions';
import { readCode, tidyCode } from '../../src/setup/joinCode';
import {
  setupOf,
  isHouseRules,
  printed,
  tidy,
  optionsOf,
  defaultSetup,
  withEdition,
} from '../../src/rules/tableSetup';
import { Voice } from '../../src/words/voice';
import { LANGUAGES, readAll } from '../../build/words.js';

const words = Object.fromEntries(
  Object.entries(readAll()).map(([language, map]) => [language, Object.fromEntries(map)]),
);
const english = new Voice(words.en!, 'en');

test('a printed edition needs only its name', () => {
  for (const edition of Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]) {
    expect(optionsOf(withEdition(defaultSetup(), edition)).rules).toEqual({ edition });
  }
});

test('a changed rule is sent, and read back from the table', () => {
  const setup = {
    ...defaultSetup(),
    rules: {
      ...printed('resistance')!,
      exchanger: 'both' as const,
      inquisitorExchanges: true,
      mayDecline: false,
    },
  };
  expect(isHouseRules(setup)).toBe(true);
  expect(optionsOf(setup).rules).toEqual({
    edition: 'resistance',
    exchanger: 'both',
    mayDecline: false,
  });
  expect(setupOf(optionsOf(setup))).toEqual(setup);
});

test('impossible rules are dropped', () => {
  const rules = { ...printed('reformation')!, contessaBlocksExamine: true };
  expect(
    tidy({ ...defaultSetup(), edition: 'reformation', rules }).rules?.contessaBlocksExamine,
  ).toBe(true);
  expect(
    tidy({ ...defaultSetup(), rules: { ...rules, exchanger: 'ambassador' } }).rules
      ?.contessaBlocksExamine,
  ).toBe(false);
});

test('the Inquisitor’s exchange is told only where there is an Inquisitor', () => {
  const reformation = withEdition(defaultSetup(), 'reformation');
  const alone = { ...reformation.rules!, exchanger: 'ambassador' as const };
  expect(optionsOf({ ...reformation, rules: alone }).rules).toEqual({
    edition: 'reformation',
    exchanger: 'ambassador',
  });
  const classic = {
    ...reformation.rules!,
    exchanger: 'inquisitor' as const,
    inquisitorExchanges: true,
  };
  expect(optionsOf({ ...reformation, rules: classic }).rules).toEqual({
    edition: 'reformation',
    exchanger: 'inquisitor',
    inquisitorExchanges: true,
  });
});

test('rules without the Inquisitor do not speak of it', () => {
  const said = (edition: 'city-state' | 'reformation'): string =>
    rulesInWords(english, ruleLines(printed(edition)!)).join(' ');
  expect(said('city-state')).not.toContain('Inquisitor');
  expect(said('reformation')).toContain('Inquisitor only examines');
});

test('an edition limits the seats, and a draft is for two', () => {
  expect(withEdition({ ...defaultSetup(), seats: 10 }, 'city-state').seats).toBe(6);
  const drafted = { ...defaultSetup(), rules: { ...printed('resistance')!, draft: true } };
  expect(optionsOf(drafted).rules).toEqual({ edition: 'resistance' });
  expect(optionsOf({ ...drafted, seats: 2 }).rules).toEqual({ edition: 'resistance', draft: true });
});

test('a table setup is described in words', () => {
  const setup = {
    ...defaultSetup(),
    rules: { ...printed('resistance')!, declared: 'coup' as const },
  };
  expect(setupInWords(english, setup)).toBe(
    'The Resistance, 4 seats. 30 seconds per turn, 12 to respond. ' +
      'A coup names a character. If the target has that card, it is lost; if not, the coup fails and the target exchanges two cards.',
  );
});

test.each(LANGUAGES)('every printed rule has words in %s', (language) => {
  const voice = new Voice(words[language]!, language);
  for (const edition of ['city-state', 'resistance', 'brazilian', 'reformation'] as const) {
    const lines = ruleLines(printed(edition)!);
    expect(rulesInWords(voice, lines)).toHaveLength(lines.length);
  }
});

test('a group’s fame card and location names are described', () => {
  expect(rulesInWords(english, [{ key: 'royal.fame', with: { gold: '3 3 0' } }])).toEqual([
    'Fame by rank: gold 3–3–0.',
  ]);
  expect(rulesInWords(english, [{ key: 'royal.names', with: { A: 'Attic' } }])).toEqual([
    'The locations: A Attic.',
  ]);
});

test('a join code is read in any spelling', () => {
  expect(readCode(' abcd-2345 ')).toBe('ABCD2345');
  expect(readCode('abcd 234')).toBeUndefined();
  expect(tidyCode('u2')).toBe('V2');
});
