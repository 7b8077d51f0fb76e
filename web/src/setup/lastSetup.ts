import { defaultSetup, type TableSetup } from '../rules/tableSetup';

const KEY = 'contessa.table';

/** The last table setup used on this device, or the default one. */
export function lastSetup(): TableSetup {
  try {
    return {
      ...defaultSetup(),
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableSetup>),
    };
  } catch {
    return defaultSetup();
  }
}

export function rememberSetup(setup: TableSetup): void {
  localStorage.setItem(KEY, JSON.stringify(setup));
}
