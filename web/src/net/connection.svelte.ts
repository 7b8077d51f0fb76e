import type { Command, ClientMessage, Message, MessageReply } from '$wire';
import { untrack } from 'svelte';
import type { Line } from '../local/pocketClient.svelte';
import { session } from './session.svelte';

/** A command before the connection has given it an id. */
export type NewCommand = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id'>
    : never
  : never;

interface Listener {
  hear(message: Message): void;
  /** The frame that subscribes to the table, sent again after each reconnect. */
  watching(): ClientMessage;
}

interface Pending {
  frame: ClientMessage;
  answer(reply: MessageReply): void;
}

const PING_MS = 10_000;
/** A server that was asked and says nothing for so long is mentioned; with pings, 15 seconds after it fell silent. */
const ANSWER_MS = 5000;
/** Then the connection counts as dead. Not at once: a server that only paused would have everybody back together. */
const DEAD_MS = 2 * ANSWER_MS;
/** A page is promised to be back within five seconds of the server's return. */
const LONGEST_WAIT_MS = 4000;

/** How a connection reaches its server. */
export interface Way {
  /** Must have come to an end before it can dial. */
  enter(): Promise<unknown>;
  dial(): Line;
  /** Whether it goes through the network, which can be lost. */
  remote: boolean;
}

const toServer: Way = {
  enter: () => session.open(),
  dial: () => new WebSocket(address()) as Line,
  remote: true,
};

/**
 * The one connection to a server, by WebSocket or to the worker of this device. It reconnects by itself. Commands are kept until they are answered and sent again
 * with the same id after a reconnect, so no tap is lost and none counts twice.
 */
export class Connection {
  connected = $state(false);
  /** True once the connection has been down long enough to mention it. */
  lost = $state(false);
  /** The server has announced that it is restarting. */
  closing = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = 0;

  private socket?: Line | undefined;
  private lag?: number;
  private attempts = 0;
  /** When we last asked for something and have heard nothing since. */
  private asked?: number | undefined;
  /** When the connection was lost, or first dialled. */
  private down?: number | undefined;
  private timer?: ReturnType<typeof setTimeout>;
  private readonly listeners = new Map<string, Listener>();
  private readonly pending = new Map<string, Pending>();
  /** For tables that the server has no time to show: when to ask again. */
  private readonly comingBack = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly way: Way = toServer) {
    setInterval(() => this.ping(), PING_MS);
    if (!way.remote) return;
    setInterval(() => this.listenForSilence(), 1000);
    addEventListener('online', () => this.connectNow());
    addEventListener('offline', () => this.abandon());
    // A frozen page receives nothing. The server must know, so that it can notify the player in another way.
    document.addEventListener('freeze', () => this.socket?.close());
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.connectNow(),
    );
  }

  watch(table: string, listener: Listener): () => void {
    this.listeners.set(table, listener);
    // Untracked: the calling effect must not run again when the connection comes or goes; `opened` resubscribes.
    untrack(() => {
      if (this.connected) this.send(listener.watching());
      else this.connectNow();
    });
    return () => {
      this.listeners.delete(table);
      this.stopWaiting(table);
      if (this.connected) this.send({ type: 'unwatch', table });
    };
  }

  command(table: string, command: NewCommand): Promise<MessageReply> {
    const id =
      crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
    const frame: ClientMessage = { type: 'command', table, command: { ...command, id } as Command };
    return new Promise((answer) => {
      this.pending.set(id, { frame, answer });
      if (this.connected) this.send(frame);
      else this.connectNow();
    });
  }

  /** The server's time. */
  time(): number {
    return Date.now() + this.offset;
  }

  private connectNow(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    void this.connect();
  }

  private async connect(): Promise<void> {
    this.down ??= Date.now();
    try {
      await this.way.enter();
    } catch {
      return this.reconnectLater();
    }
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = (this.socket = this.way.dial());
    const givenUp = this.way.remote
      ? setTimeout(() => socket === this.socket && this.abandon(), ANSWER_MS)
      : undefined;
    socket.onopen = () => {
      clearTimeout(givenUp);
      if (socket === this.socket) this.opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      clearTimeout(givenUp);
      if (socket === this.socket) this.closed();
    };
  }

  private closed(): void {
    this.socket = undefined;
    this.connected = false;
    this.asked = undefined;
    this.down ??= Date.now();
    this.reconnectLater();
  }

  /** Dials again without waiting for the end of a socket on which nothing arrives: its close would not arrive either. */
  private abandon(): void {
    const socket = this.socket;
    this.lost = true;
    this.closed();
    socket?.close();
  }

  private listenForSilence(): void {
    const since = this.connected ? this.asked : this.down;
    const silent = since === undefined ? 0 : Date.now() - since;
    this.lost ||= silent >= ANSWER_MS;
    if (this.connected && silent >= DEAD_MS) this.abandon();
  }

  private opened(): void {
    this.connected = true;
    this.lost = false;
    this.closing = false;
    this.attempts = 0;
    this.down = undefined;
    this.listeners.forEach((listener, table) => {
      this.stopWaiting(table);
      this.send(listener.watching());
    });
    this.pending.forEach((each) => this.send(each.frame));
    this.ping();
  }

  private reconnectLater(): void {
    if (!this.listeners.size && !this.pending.size) {
      this.down = undefined;
      this.lost = false;
      return;
    }
    this.lost ||= this.attempts > 1;
    // Soon at first, so that a short break goes unnoticed; then with jitter, so that clients do not all return at once.
    const wait = Math.min(250 * 2 ** this.attempts++, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), wait);
  }

  /** The server has no time for spectators. Each comes back at another moment. */
  private watchLater(table: string, wait: number): void {
    clearTimeout(this.comingBack.get(table));
    const timer = setTimeout(() => this.watchAgain(table), wait * (1 + Math.random()));
    this.comingBack.set(table, timer);
  }

  /** Watches a table again from which the server had sent this page away. */
  private watchAgain(table: string): void {
    if (!this.comingBack.has(table)) return;
    this.stopWaiting(table);
    const listener = this.listeners.get(table);
    if (listener && this.connected) this.send(listener.watching());
  }

  private stopWaiting(table: string): void {
    clearTimeout(this.comingBack.get(table));
    this.comingBack.delete(table);
  }

  private ping(): void {
    if (!this.connected) return;
    this.send({
      type: 'ping',
      sent: Date.now(),
      ...(this.lag === undefined ? {} : { lag: this.lag }),
    });
  }

  private send(frame: ClientMessage): void {
    // The server answers all of these; it is silent about a table that is watched no longer.
    if (frame.type !== 'unwatch') this.asked ??= Date.now();
    this.socket?.send(JSON.stringify(frame));
  }

  private hear(message: Message): void {
    const now = Date.now();
    this.asked = undefined;
    this.lost = false;
    switch (message.type) {
      case 'pong':
        this.lag = Math.min(now - message.sent, 500);
        this.offset = message.now - (message.sent + now) / 2;
        break;
      case 'reply': {
        const pending = this.pending.get(message.id);
        this.pending.delete(message.id);
        pending?.answer(message);
        // It may have been for a seat, and players are shown their table.
        if (message.ok && pending?.frame.type === 'command') this.watchAgain(pending.frame.table);
        break;
      }
      case 'closing':
        this.closing = true;
        break;
      case 'malformed':
        break;
      case 'busy':
        this.watchLater(message.table, message.retryAfter);
        this.listeners.get(message.table)?.hear(message);
        break;
      default:
        this.listeners.get(message.table)?.hear(message);
    }
  }
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const connection = new Connection();
