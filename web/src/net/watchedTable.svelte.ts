import type {
  ClientMessage,
  Happening,
  Message,
  MessageLogged,
  MessageReply,
  TableView,
} from '$wire';
import { SeedSender } from '../fair/seeds';
import { isLocal } from '../local/localTables';
import type { Connection, NewCommand } from './connection.svelte';
import { goBy, lineOf } from './lines';

/** Receives new events together with the views before and after them. */
export type TableListener = (
  events: readonly Happening[],
  before: TableView,
  after: TableView,
) => void;

/** A part of an update that is shown now; only the last part has the view. */
export interface Shown {
  n: number;
  now: number;
  events: readonly Happening[];
  view?: TableView;
}
export type Update = Required<Shown>;

/** Decides when an update is shown, so that nothing on the page runs ahead of what the stage has told. */
export interface Teller {
  hear(update: Update): void;
  /** Forgets everything that has not been shown: a snapshot replaces it. */
  clear(): void;
  /** Shows everything at once. */
  skip(): void;
}

/** Hides what the viewer may know from whoever else looks at the screen. */
export interface Cover {
  view(view: TableView): TableView;
  event(event: Happening): Happening;
}

/** The log without the words of messages that the operator has deleted. */
export const withoutDeleted = (
  log: readonly MessageLogged[],
  events: readonly Happening[],
): readonly MessageLogged[] =>
  events.reduce(
    (left, gone) =>
      gone.type !== 'deleted'
        ? left
        : left.map((line) =>
            line.event.type === 'said' && line.event.seat === gone.seat && line.at === gone.at
              ? { ...line, event: { ...line.event, text: '' } }
              : line,
          ),
    log,
  );

/** Deletes an object from the inside. */
function empty(thing: object): void {
  Object.values(thing).forEach((part) => part && typeof part === 'object' && empty(part as object));
  Object.keys(thing).forEach((key) => Reflect.deleteProperty(thing, key));
}

/** A table as this viewer may see it. Nothing is computed here: every update carries the whole new view. */
export class WatchedTable {
  readonly view: TableView | undefined = $derived.by(() => this.seen && this.covered(this.seen));
  readonly log: readonly MessageLogged[] = $derived.by(() => {
    const { cover, told } = this;
    return cover ? told.map((line) => ({ ...line, event: cover.event(line.event) })) : told;
  });
  cover = $state.raw<Cover>();
  offline = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** The server sends this viewer nothing about the table any more, or never did. */
  gone = $state(false);
  /** The server has no time for spectators; what is shown stands still until it has. */
  busy = $state(false);
  /** The viewer is gone because the host kicked them. */
  kicked = $state(false);

  /** How many answers of this viewer the server has not confirmed yet. */
  sending = $state(0);

  /** The log has been told further than the view. */
  ahead = $state(false);

  /** The viewer wants the next game as soon as this one is over. */
  wantsRematch = false;

  readonly line: Connection;

  private seen = $state.raw<TableView>();
  private told = $state.raw<readonly MessageLogged[]>([]);
  private stream?: string;
  private n = 0;
  private readonly listeners = new Set<TableListener>();
  private readonly seeds = new SeedSender((command) => this.command(command));
  private teller?: Teller;

  constructor(
    readonly id: string,
    /** Who looks, at a table of this device. */
    viewer?: string,
  ) {
    this.line = lineOf(id, viewer);
  }

  /** Watches the table until the returned function is called. */
  open(): () => void {
    goBy(this.line);
    return this.line.watch(this.id, {
      hear: (message) => this.hear(message),
      watching: () => this.watching(),
    });
  }

  listen(listener: TableListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lets this teller show the updates, until the returned function is called. */
  tellBy(teller: Teller): () => void {
    this.teller = teller;
    return () => {
      teller.skip();
      if (this.teller === teller) this.teller = undefined;
    };
  }

  /** Shows a part of an update. */
  show({ n, now, events, view }: Shown): void {
    if (!this.seen) return;
    const before = this.covered(this.seen);
    this.told = [
      ...withoutDeleted(this.told, events),
      ...events.map((event) => ({ n, at: now, event })),
    ];
    if (view) this.seen = view;
    this.ahead = !view;
    const after = this.covered(this.seen);
    const { cover } = this;
    const heard = cover ? events.map((event) => cover.event(event)) : events;
    this.listeners.forEach((listener) => listener(heard, before, after));
  }

  private covered(view: TableView): TableView {
    return this.cover?.view(view) ?? view;
  }

  async command(command: NewCommand): Promise<MessageReply> {
    const decides = command.do === 'decide' ? 1 : 0;
    this.sending += decides;
    try {
      return await this.line.command(this.id, command);
    } finally {
      this.sending -= decides;
    }
  }

  /** Empties what it has heard, since the page may still refer to it. Nobody may look at it any more. */
  forget(): void {
    if (this.seen) empty(this.seen);
    empty(this.told);
  }

  private watching(): ClientMessage {
    return this.stream === undefined
      ? { type: 'watch', table: this.id }
      : { type: 'watch', table: this.id, stream: this.stream, n: this.n };
  }

  private hear(message: Message): void {
    this.busy = message.type === 'busy';
    switch (message.type) {
      case 'snapshot':
        this.teller?.clear();
        this.ahead = false;
        this.stream = message.stream;
        this.n = message.n;
        this.gone = false;
        this.told = message.log;
        this.seen = message.view;
        this.seeds.see(message.view);
        break;
      case 'update': {
        if (!this.seen || message.n <= this.n) return;
        this.n = message.n;
        this.seeds.see(message.view);
        if (this.teller) this.teller.hear(message);
        else this.show(message);
        break;
      }
      case 'presence':
        // Those who share a device are all there.
        if (isLocal(this.id)) break;
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
