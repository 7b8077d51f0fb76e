import { LOCAL_TABLE } from './protocol';

/** Whether a table is on this device. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL_TABLE);

/** Whose games are kept on this device. Who passes the device around is the person on another seat. */
export const OWNER = 'person-1';
export const guest = (seat: number): string => `person-${seat + 1}`;
/** Somebody who looks at the table and has no seat. */
export const ONLOOKER = 'person-onlooker';

const KEY = 'contessa.passed';

function passed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Remembers that people pass this table around. */
export function rememberPassed(table: string): void {
  const others = passed().filter((each) => each !== table);
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, 50)));
}

/** The page of a table; people pass some of them around. */
export const pathOf = (table: string): string =>
  `/${isLocal(table) && passed().includes(table) ? 'pass' : 't'}/${table}`;

export const forgetPassed = (): void => localStorage.removeItem(KEY);
