import type { Key } from '../../generated/keys';
import { defaultSetup, printed, type TableSetup, withEdition } from '../rules/tableSetup';
import { IDS } from './ladder';

/** Who comes for a week, and by which rule they want to play. */
export interface Guest {
  /** The week, `2026-W47`. */
  week: string;
  bot: string;
  /** The rule in words. */
  rule: Key;
  setup: TableSetup;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday. */
const FIRST_WEEK = Date.UTC(1970, 0, 5);

const resistance = (changes: Partial<NonNullable<TableSetup['rules']>>): TableSetup => ({
  ...defaultSetup(),
  rules: { ...printed('resistance')!, ...changes },
});

/** Rules that a host could choose just as well. */
const RULES: readonly [Key, () => TableSetup][] = [
  ['court.rule.memory', () => ({ ...defaultSetup(), memoryAid: false })],
  ['rules.draft', () => ({ ...resistance({ draft: true }), seats: 2 })],
  ['rules.declared.coup-and-assassinate', () => resistance({ declared: 'coup-and-assassinate' })],
  ['rules.must-show', () => resistance({ mayDecline: false })],
  ['rule.exchanger.inquisitor', () => resistance({ exchanger: 'inquisitor' })],
  ['rules.art', () => resistance({ art: 'distinct' })],
  ['rules.allegiances', () => withEdition(defaultSetup(), 'reformation')],
];

/** The guest of the week of this moment, by the calendar of UTC; the same for everybody. */
export function guestAt(now: number): Guest {
  const number = Math.floor((now - FIRST_WEEK) / WEEK_MS);
  const [rule, setup] = RULES[number % RULES.length]!;
  return {
    week: weekName(FIRST_WEEK + number * WEEK_MS),
    // Five is prime to sixteen: everybody comes before anybody returns.
    bot: IDS[(number * 5) % IDS.length]!,
    rule,
    setup: { ...setup(), open: false, clock: 'untimed' },
  };
}

/** The name of the week that begins on this Monday. It is of the year of its Thursday. */
function weekName(monday: number): string {
  const thursday = new Date(monday + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
