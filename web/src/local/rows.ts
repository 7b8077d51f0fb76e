import type { Keeping } from './mail';

/** A row to write, or to erase if it has no value. */
export type Write = readonly [key: string, value: string | undefined];

/** The rows were not written, and why. */
export class NotKept extends Error {
  constructor(readonly keeping: Exclude<Keeping, 'kept'>) {
    super(keeping);
  }
}

/** Everything kept so far. Without `rows` there is no room for more. */
interface Opened {
  rows: Rows | undefined;
  found: Map<string, string>;
}

const NAME = 'contessa-local';
const STORES = { rows: 'rows', owner: 'owner' } as const;

const isFull = (error: DOMException | null): boolean => error?.name === 'QuotaExceededError';
const reasonOf = (error: DOMException | null): NotKept =>
  new NotKept(isFull(error) ? 'full' : 'refused');

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(reasonOf(request.error));
  });

const durable = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(reasonOf(change.error));
  });

function openBase(): Promise<IDBDatabase> {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () =>
      Object.values(STORES).forEach((store) => opening.result.createObjectStore(store));
    return done(opening);
  } catch {
    return Promise.reject(new NotKept('refused'));
  }
}

/**
 * The rows of the local engine in IndexedDB. The window that opened them last owns them: every write checks that in its
 * own transaction (a fencing token), so two windows never write to the same game.
 */
export class Rows {
  private readonly token = crypto.getRandomValues(new Uint32Array(4)).join('-');

  private constructor(private readonly base: IDBDatabase) {}

  /** Becomes the owner, then reads: nobody else writes in between. */
  static async open(): Promise<Opened> {
    const rows = new Rows(await openBase());
    const full = await rows.take().then(
      () => false,
      (error: NotKept) => {
        if (error.keeping === 'full') return true;
        throw error;
      },
    );
    return { rows: full ? undefined : rows, found: await rows.read() };
  }

  /** Deletes everything. Whoever has the rows open owns them no more. */
  static async clear(): Promise<void> {
    const rows = new Rows(await openBase());
    const change = rows.change();
    Object.values(STORES).forEach((store) => change.objectStore(store).clear());
    await durable(change);
    rows.base.close();
  }

  private async take(): Promise<void> {
    const change = this.change();
    change.objectStore(STORES.owner).put(this.token, 'token');
    await durable(change);
  }

  private async read(): Promise<Map<string, string>> {
    const store = this.base.transaction(STORES.rows).objectStore(STORES.rows);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return new Map(keys.map((key, i) => [String(key), values[i] as string]));
  }

  /** Resolves when all of them are on the disk; otherwise none of them is. */
  async write(writes: readonly Write[]): Promise<void> {
    const change = this.change();
    const store = change.objectStore(STORES.rows);
    const mine = change.objectStore(STORES.owner).get('token');
    let fenced = false;
    mine.onsuccess = () => {
      if (mine.result !== this.token) {
        fenced = true;
        return change.abort();
      }
      for (const [key, value] of writes)
        if (value === undefined) store.delete(key);
        else store.put(value, key);
    };
    await durable(change).catch((error: NotKept) => {
      throw fenced ? new NotKept('elsewhere') : error;
    });
  }

  private change(): IDBTransaction {
    try {
      return this.base.transaction(Object.values(STORES), 'readwrite', { durability: 'strict' });
    } catch {
      throw new NotKept('refused');
    }
  }
}
