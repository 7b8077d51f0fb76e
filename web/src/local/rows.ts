import type { Keeping } from './mail';

/** A row to write, or to erase if it has no value. */
export type Write = readonly [key: string, value: string | undefined];

/** The rows were not written, and why. */
export class NotKept extends Error {
  constructor(readonly keeping: Exclude<Keeping, 'kept'>) {
    super(keeping);
  }
}

const STORES = { rows: 'rows', owner: 'owner' } as const;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(reasonOf(request.error));
  });

const isFull = (error: DOMException | null): boolean => error?.name === 'QuotaExceededError';
const reasonOf = (error: DOMException | null): NotKept =>
  new NotKept(isFull(error) ? 'full' : 'refused');

/**
 * The rows of the local engine in IndexedDB. The window that opened them last owns them: every write checks that in its
 * own transaction (a fencing token), so two windows never write to the same game.
 */
export class Rows {
  private constructor(
    private readonly base: IDBDatabase,
    private readonly token: string,
  ) {}

  static async open(name = 'contessa-local'): Promise<[Rows, Map<string, string>]> {
    let base: IDBDatabase;
    try {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () =>
        Object.values(STORES).forEach((store) => opening.result.createObjectStore(store));
      base = await done(opening);
    } catch (error) {
      throw error instanceof NotKept ? error : new NotKept('refused');
    }
    const rows = new Rows(base, crypto.getRandomValues(new Uint32Array(4)).join('-'));
    const found = await rows.take();
    return [rows, found];
  }

  /** Becomes the owner and reads everything. */
  private async take(): Promise<Map<string, string>> {
    const change = this.change();
    change.objectStore(STORES.owner).put(this.token, 'token');
    const store = change.objectStore(STORES.rows);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    await this.durable(change);
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
    await this.durable(change).catch((error: NotKept) => {
      throw fenced ? new NotKept('elsewhere') : error;
    });
  }

  async clear(): Promise<void> {
    const change = this.change();
    change.objectStore(STORES.rows).clear();
    await this.durable(change);
  }

  private change(): IDBTransaction {
    try {
      return this.base.transaction(Object.values(STORES), 'readwrite', { durability: 'strict' });
    } catch {
      throw new NotKept('refused');
    }
  }

  private durable(change: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(reasonOf(change.error));
    });
  }
}
