import type { Frame, Happening, Message, MessageLogged, MessageReply, TableView } from '$wire';
import { line, type Wish } from './socket.svelte';

/** Hears what has just happened, before the view after it is taken. */
export type Witness = (events: readonly Happening[], before: TableView, after: TableView) => void;

/** A table as this viewer knows it. Nothing is computed: an update brings the whole view after it. */
export class WatchedTable {
  view = $state.raw<TableView>();
  log = $state.raw<readonly MessageLogged[]>([]);
  offline = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** Set when this viewer is told no more, or never was. */
  gone = $state(false);
  /** Whether that is because the host sent the viewer away. */
  kicked = $state(false);

  private stream?: string;
  private n = 0;
  private readonly witnesses = new Set<Witness>();

  constructor(readonly id: string) {}

  /** Listens until the returned function is called. */
  open(): () => void {
    return line.watch(this.id, { hear: (message) => this.hear(message), watching: () => this.watching() });
  }

  witness(witness: Witness): () => void {
    this.witnesses.add(witness);
    return () => this.witnesses.delete(witness);
  }

  command(wish: Wish): Promise<MessageReply> {
    return line.command(this.id, wish);
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
        break;
      case 'update': {
        if (!this.view || message.n <= this.n) return;
        const before = this.view;
        this.n = message.n;
        this.log = [...this.log, ...message.events.map((event) => ({ n: message.n, at: message.now, event }))];
        this.view = message.view;
        this.witnesses.forEach((witness) => witness(message.events, before, message.view));
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
