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
  expect(help('coup', undefined, printed, voice)).toContain('with 10 coins you must');
  expect(help('coup', undefined, { ...printed, declares: true }, voice)).toContain(
    'name a character',
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
