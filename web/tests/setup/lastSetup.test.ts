import { beforeEach, expect, test } from 'vitest';
import { lastSetup, rememberSetup } from '../../src/setup/lastSetup';
import { defaultSetup, printed, withEdition } from '../../src/rules/tableSetup';

beforeEach(() => localStorage.clear());

test('Coup Royal keeps no rules of Coup when it is set up again', () => {
  rememberSetup(withEdition(defaultSetup(), 'royal'));
  expect(lastSetup()).toMatchObject({ edition: 'royal' });
  expect(lastSetup().rules).toBeUndefined();
});

test('house rules are remembered, and rules that are newer than the memory are as printed', () => {
  const setup = withEdition(defaultSetup(), 'reformation');
  rememberSetup({ ...setup, rules: { ...setup.rules!, mayDecline: false } });
  expect(lastSetup().rules).toEqual({ ...printed('reformation'), mayDecline: false });
  localStorage.setItem(
    'contessa.table',
    JSON.stringify({ edition: 'brazilian', rules: { mayDecline: false } }),
  );
  expect(lastSetup().rules).toMatchObject({ mayDecline: false, draft: true, firstPlayerCoins: 1 });
});

test('who begins is asked again at every table', () => {
  rememberSetup({ ...defaultSetup(), begins: 0 });
  expect(lastSetup().begins).toBeUndefined();
});

test('a clock for games with people is not one for games against bots, which have none at first', () => {
  rememberSetup({ ...defaultSetup(), clock: 'blitz' });
  expect(lastSetup('bots').clock).toBe('untimed');
  rememberSetup({ ...lastSetup('bots'), seats: 6, clock: 'relaxed' }, 'bots');
  expect(lastSetup('bots')).toMatchObject({ seats: 6, clock: 'relaxed' });
  expect(lastSetup()).toMatchObject({ seats: 6, clock: 'blitz' });
});
