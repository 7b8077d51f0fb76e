import type { Command, Frame, Message, MessageReply } from '$wire';
import { untrack } from 'svelte';
import { myself } from './me.svelte';

/** A command without its id, which the line gives it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

interface Listener {
  hear(message: Message): void;
  /** The frame that asks to be told again after the line was lost. */
  watching(): Frame;
}

interface Waiting {
  frame: Frame;
  answer(reply: MessageReply): void;
}

const PING_MS = 10_000;
const SILENCE_MS = 25_000;

/**
 * The one line to the server. It comes back by itself; commands wait until they are answered and are sent again with
 * the same id, so that no tap is lost and none counts twice.
 */
export class Line {
  connected = $state(false);
  /** True once the line has been lost for long enough to say so. */
  lost = $state(false);
  /** The server has said that it stops for a moment. */
  closing = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = 0;

  private socket?: WebSocket;
  private lag?: number;
  private tries = 0;
  private heard = 0;
  private timer?: ReturnType<typeof setTimeout>;
  private readonly listeners = new Map<string, Listener>();
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly dial: () => WebSocket = () => new WebSocket(address())) {
    setInterval(() => this.ping(), PING_MS);
    addEventListener('online', () => this.now());
    // A page put to sleep hears nothing: the server must know, to call its player in another way.
    document.addEventListener('freeze', () => this.again());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.now());
  }

  watch(table: string, listener: Listener): () => void {
    this.listeners.set(table, listener);
    // An effect that watches is not to do so again whenever the line comes or goes: the line itself does.
    untrack(() => {
      if (this.connected) this.send(listener.watching());
      else this.now();
    });
    return () => {
      this.listeners.delete(table);
      if (this.connected) this.send({ type: 'unwatch', table });
    };
  }

  command(table: string, wish: Wish): Promise<MessageReply> {
    const id = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
    const frame: Frame = { type: 'command', table, command: { ...wish, id } as Command };
    return new Promise((answer) => {
      this.waiting.set(id, { frame, answer });
      if (this.connected) this.send(frame);
      else this.now();
    });
  }

  /** The server's time. */
  time(): number {
    return Date.now() + this.offset;
  }

  /** Hangs up and dials again; a page that slept cannot trust its line. */
  again(): void {
    this.socket?.close();
  }

  private now(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    void this.connect();
  }

  private async connect(): Promise<void> {
    try {
      await myself.open();
    } catch {
      return this.later();
    }
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = (this.socket = this.dial());
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.connected = false;
      this.later();
    };
  }

  private opened(): void {
    this.connected = true;
    this.lost = false;
    this.closing = false;
    this.tries = 0;
    this.heard = Date.now();
    this.listeners.forEach((listener) => this.send(listener.watching()));
    this.waiting.forEach((each) => this.send(each.frame));
    this.ping();
  }

  private later(): void {
    if (!this.listeners.size && !this.waiting.size) return;
    this.lost ||= this.tries > 1;
    // Soon at first, so that a short break is not felt; then with room, so that a crowd does not come at once.
    const wait = Math.min(250 * 2 ** this.tries++, 8000) * (0.5 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), wait);
  }

  private ping(): void {
    if (!this.connected) return;
    if (Date.now() - this.heard > SILENCE_MS) this.again();
    else this.send({ type: 'ping', sent: Date.now(), ...(this.lag === undefined ? {} : { lag: this.lag }) });
  }

  private send(frame: Frame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private hear(message: Message): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'pong':
        this.lag = Math.min(this.heard - message.sent, 500);
        this.offset = message.now - (message.sent + this.heard) / 2;
        break;
      case 'reply': {
        const waiting = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        waiting?.answer(message);
        break;
      }
      case 'closing':
        this.closing = true;
        break;
      case 'malformed':
        break;
      default:
        this.listeners.get(message.table)?.hear(message);
    }
  }
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const line = new Line();
