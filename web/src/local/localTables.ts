import { LOCAL_TABLE } from './protocol';

/** Whether a table is on this device. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL_TABLE);

/** Whose games are kept on this device. Who passes the phone around is the person on another seat. */
export const OWNER = 'person-1';
export const guest = (n: number): string => `person-${n + 1}`;
/** Somebody who looks at the table and has no seat. */
export const ONLOOKER = 'person-onlooker';
