import { expect, test } from 'vitest';
import english from 'virtual:words/en';
import { cardRules, characterRules, help } from '../../src/rules/help';
import { Voice } from '../../src/words/voice';

const voice = new Voice(english, 'en').at('resistance', []);
const printed = { exchanger: 'ambassador', contessaBlocksExamine: false } as const;

test('a card explains its powers at this table', () => {
  expect(cardRules('captain', printed, voice)).toContain('Captain or Ambassador');
  expect(cardRules('captain', { ...printed, exchanger: 'inquisitor' }, voice)).toContain(
    'Captain or Inquisitor',
  );
  expect(cardRules('duke', printed, voice)).toMatch(/^Duke\. Tax.*foreign aid/);
});

test('a Coup that names a character has its own rule text', () => {
  expect(help('coup', undefined, printed, voice)).toContain('With 10 or more coins, you must');
  const coups = { ...printed, declared: 'coup' } as const;
  expect(help('coup', undefined, coups, voice)).toContain('name a character');
  expect(help('assassinate', undefined, coups, voice)).not.toContain('name a character');
  const all = { ...printed, declared: 'coup-and-assassinate' } as const;
  expect(help('assassinate', undefined, all, voice)).toContain('name a character');
});

test('with two factions one cannot block the foreign aid of one’s own', () => {
  expect(help('foreign-aid', undefined, printed, voice)).toContain('Anyone may block');
  expect(help('foreign-aid', undefined, { ...printed, allegiances: true }, voice)).toContain(
    'only the other one',
  );
});

test('an Inquisitor that only examines says so', () => {
  const both = { ...printed, exchanger: 'both' } as const;
  expect(characterRules('inquisitor', both, voice)).toHaveLength(2);
  expect(characterRules('inquisitor', { ...both, inquisitorExchanges: false }, voice)).toEqual([
    help('examine', 'Inquisitor', both, voice),
  ]);
});

test('the Contessa’s optional power is explained with her', () => {
  expect(characterRules('contessa', printed, voice)).toHaveLength(1);
  expect(
    characterRules('contessa', { ...printed, contessaBlocksExamine: true }, voice),
  ).toHaveLength(2);
});
