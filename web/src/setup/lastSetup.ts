import { EDITIONS } from '$editions';
import { defaultSetup, printed, type TableSetup, tidy } from '../rules/tableSetup';

const KEY = 'contessa.table';

/** The last table setup used on this device, or the default one. It may be older than some of the options. */
export function lastSetup(): TableSetup {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableSetup>;
    const usual = defaultSetup();
    const edition = kept.edition && kept.edition in EDITIONS ? kept.edition : usual.edition;
    // Coup Royal has no rules of Coup; a missing value is not stored.
    const rules = printed(edition);
    return tidy({ ...usual, ...kept, edition, rules: rules && { ...rules, ...kept.rules } });
  } catch {
    return defaultSetup();
  }
}

/** The player who begins is asked for each time, since it depends on who is there. */
export function rememberSetup(setup: TableSetup): void {
  localStorage.setItem(KEY, JSON.stringify({ ...setup, begins: undefined }));
}
