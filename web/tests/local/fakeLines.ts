import { vi } from 'vitest';
import type { MessageReply } from '$wire';
import { guest, ONLOOKER } from '../../src/local/localTables';
import { Connection, connection, type NewCommand } from '../../src/net/connection.svelte';
import { goBy, lineOf } from '../../src/net/lines';

export const TABLE = 'local-1';
const VIEWERS = [ONLOOKER, ...[0, 1, 2, 3].map(guest)];

export interface Sent {
  viewer: string;
  command: NewCommand;
  answer: (reply: Partial<MessageReply>) => void;
}

/** Stands in for the worker: everything that the people at the device send waits for its answer. */
export class FakeLines {
  readonly sent: Sent[] = [];
  hear: (message: object) => void = () => undefined;

  constructor() {
    const { sent } = this;
    const hears = (hear: (message: object) => void): void => void (this.hear = hear);
    vi.spyOn(Connection.prototype, 'watch').mockImplementation((_table, listener) => {
      hears(listener.hear as (message: object) => void);
      return () => undefined;
    });
    vi.spyOn(Connection.prototype, 'command').mockImplementation(function (
      this: Connection,
      _table,
      command,
    ) {
      const viewer = VIEWERS.find((each) => lineOf(TABLE, each) === this) ?? '';
      return new Promise((resolve) =>
        sent.push({
          viewer,
          command,
          answer: (reply) => resolve({ type: 'reply', id: '', ok: true, ...reply }),
        }),
      );
    });
  }

  restore(): void {
    vi.restoreAllMocks();
    goBy(connection);
  }
}
