import { isLocal, OWNER } from '../local/localTables';
import type { Line } from '../local/pocketClient.svelte';
import { Connection, connection } from './connection.svelte';

/** Connections to the worker of this device, one for each person at it. */
const local = new Map<string, Connection>();

/** Loads nothing of the local engine before it is needed. */
function toDevice(viewer: string): Connection {
  const known = local.get(viewer);
  if (known) return known;
  let dial: () => Line;
  const enter = async (): Promise<void> => {
    const { pocket } = await import('../local/pocketClient.svelte');
    dial = () => pocket.connect(viewer);
  };
  const made = new Connection({ enter, dial: () => dial(), remote: false });
  local.set(viewer, made);
  return made;
}

/** The connection for this table: to the server, or to this device as one of the people at it. */
export const lineOf = (table: string, viewer: string = OWNER): Connection =>
  isLocal(table) ? toDevice(viewer) : connection;

let latest: Connection = connection;

/** The clock of this connection is the one that counts from now on. */
export const goBy = (line: Connection): void => void (latest = line);

/** The time of whatever server has the table on the page. */
export const serverTime = (): number => latest.time();
