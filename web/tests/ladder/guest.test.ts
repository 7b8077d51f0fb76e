import { expect, test } from 'vitest';
import { EDITIONS } from '$editions';
import { guestAt } from '../../src/ladder/guest';
import { optionsOf, tidy } from '../../src/rules/tableSetup';

const DAY = 86_400_000;
const at = (day: string): number => Date.parse(day);

test('a guest stays from Monday to Sunday, everywhere the same', () => {
  const monday = guestAt(at('2026-11-16T00:00:00Z'));
  expect(monday.week).toBe('2026-W47');
  expect(guestAt(at('2026-11-22T23:59:59Z'))).toEqual(monday);
  expect(guestAt(at('2026-11-15T23:59:59Z')).week).toBe('2026-W46');
  expect(guestAt(at('2026-11-23T00:00:00Z'))).not.toEqual(monday);
});

test.each([
  ['2027-01-01', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (day, week) => expect(guestAt(at(day)).week).toBe(week));

test('everybody comes once in sixteen weeks, and each rule can be played', () => {
  const guests = Array.from({ length: 112 }, (_, i) => guestAt(at('2026-01-05') + i * 7 * DAY));
  expect(new Set(guests.slice(0, 16).map(({ bot }) => bot)).size).toBe(16);
  expect(new Set(guests.map(({ rule }) => rule)).size).toBe(7);
  expect(new Set(guests.map(({ bot, rule }) => bot + rule)).size).toBe(112);
  for (const { setup } of guests) {
    expect(setup.seats).toBeLessThanOrEqual(EDITIONS[setup.edition].most);
    expect(optionsOf(tidy(setup))).toEqual(optionsOf(setup));
    // Each has something that an ordinary table has not.
    expect(
      !setup.memoryAid ||
        Object.keys(optionsOf(setup).rules as object).length > 1 ||
        setup.edition !== 'resistance',
    ).toBe(true);
  }
});
