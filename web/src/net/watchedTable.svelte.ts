import type { Frame, Happening, Message, MessageLogged, MessageReply, TableView } from '$wire';
import { SeedSender } from '../fair/seeds';
import { connection, type NewCommand } from './connection.svelte';

/** Receives new events together with the views before and after them. */
export type TableListener = (
  events: readonly Happening[],
  before: TableView,
  after: TableView,
) => void;

/** A table as this viewer may see it. Nothing is computed here: every update carries the whole new view. */
export class WatchedTable {
  view = $state.raw<TableView>();
  log = $state.raw<readonly MessageLogged[]>([]);
  offline = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** The server sends this viewer nothing about the table any more, or never did. */
  gone = $state(false);
  /** The viewer is gone because the host kicked them. */
  kicked = $state(false);

  private stream?: string;
  private n = 0;
  private readonly listeners = new Set<TableListener>();
  private readonly seeds = new SeedSender((command) => this.command(command));

  constructor(readonly id: string) {}

  /** Watches the table until the returned function is called. */
  open(): () => void {
    return connection.watch(this.id, {
      hear: (message) => this.hear(message),
      watching: () => this.watching(),
    });
  }

  listen(listener: TableListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  command(command: NewCommand): Promise<MessageReply> {
    return connection.command(this.id, command);
  }

  private watching(): Frame {
    return this.stream === undefined
      ? { type: 'watch', table: this.id }
      : { type: 'watch', table: this.id, stream: this.stream, n: this.n };
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        this.stream = message.stream;
        this.n = message.n;
        this.gone = false;
        this.log = message.log;
        this.view = message.view;
        this.seeds.see(message.view);
        break;
      case 'update': {
        if (!this.view || message.n <= this.n) return;
        const before = this.view;
        this.n = message.n;
        this.log = [
          ...this.log,
          ...message.events.map((event) => ({ n: message.n, at: message.now, event })),
        ];
        this.view = message.view;
        this.seeds.see(message.view);
        this.listeners.forEach((listener) => listener(message.events, before, message.view));
        break;
      }
      case 'presence':
        this.offline = message.offline;
        this.watchers = message.watchers;
        break;
      case 'gone':
        this.gone = true;
        this.kicked = message.kicked;
        break;
    }
  }
}
