import { expect, test } from 'vitest';
import { referenceCard } from '../../src/rules/referenceCard';
import { printed } from '../../src/rules/tableSetup';

const lines = (edition: 'resistance' | 'reformation') =>
  referenceCard(printed(edition)!).map(
    ({ action, role = '', blockedBy }) => `${action} ${role} / ${blockedBy.join(' ')}`,
  );

test('the card of The Resistance has its seven actions', () => {
  expect(lines('resistance')).toEqual([
    'income  / ',
    'foreign-aid  / Duke',
    'tax Duke / ',
    'exchange Ambassador / ',
    'coup  / ',
    'assassinate Assassin / Contessa',
    'steal Captain / Captain Ambassador',
  ]);
});

test('Reformation adds its own, and its Inquisitor only examines', () => {
  expect(lines('reformation')).toEqual([
    'income  / ',
    'foreign-aid  / Duke',
    'tax Duke / ',
    'embezzle Duke / ',
    'exchange Ambassador / ',
    'coup  / ',
    'assassinate Assassin / Contessa',
    'steal Captain / Captain Ambassador Inquisitor',
    'examine Inquisitor / ',
    'convert  / ',
  ]);
});
