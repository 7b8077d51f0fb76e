import { EDITIONS } from '$editions';
import type { Clock } from '$wire';
import { defaultSetup, printed, type TableSetup, tidy } from '../rules/tableSetup';

const KEY = 'contessa.table';

/** People play by one clock, whoever plays against bots by another, and without one unless they want it. */
type Company = 'people' | 'bots';
interface Kept extends Partial<TableSetup> {
  alone?: Clock;
}

/** The last table setup used on this device, or the default one. It may be older than some of the options. */
export function lastSetup(company: Company = 'people'): TableSetup {
  try {
    const { alone = 'untimed', ...kept } = load();
    if (company === 'bots') kept.clock = alone;
    const usual = defaultSetup();
    const edition = kept.edition && kept.edition in EDITIONS ? kept.edition : usual.edition;
    // Coup Royal has no rules of Coup; a missing value is not stored.
    const rules = printed(edition);
    return tidy({ ...usual, ...kept, edition, rules: rules && { ...rules, ...kept.rules } });
  } catch {
    return defaultSetup();
  }
}

/** The player who begins is asked for each time, since it depends on who is there. So is a party. */
export function rememberSetup(setup: TableSetup, company: Company = 'people'): void {
  let before: Kept = {};
  try {
    before = load();
  } catch {
    // What cannot be read is written again.
  }
  const clocks =
    company === 'bots'
      ? { clock: before.clock, alone: setup.clock }
      : { clock: setup.clock, alone: before.alone };
  localStorage.setItem(
    KEY,
    JSON.stringify({ ...setup, begins: undefined, party: undefined, ...clocks }),
  );
}

const load = (): Kept => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
