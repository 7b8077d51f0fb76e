import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToPage } from '../../src/local/mail';
import { PocketServer } from '../../src/local/pocketServer';
import type { Engine, Host } from '../../src/local/protocol';
import { NotKept, type Rows, type Write } from '../../src/local/rows';

/** An engine that stores what it is told, then says so to everybody. */
class FakeEngine implements Engine {
  host!: Host;
  readonly files: string[] = [];
  pieces = 0;
  needs?: string | undefined;
  ticks = 0;

  open(host: Host): void {
    this.host = host;
  }
  request(_viewer: string, _method: string, path: string): string {
    if (!this.needs) return `200 {"path":"${path}"}`;
    this.host.need(this.needs);
    return '503 {"error":"file"}';
  }
  connect(socket: number): void {
    this.host.send(socket, 'hello');
  }
  frame(socket: number, text: string): void {
    this.host.store('row', text);
    this.host.send(socket, `done ${text}`);
  }
  disconnect(): void {}
  tick(): void {
    this.ticks++;
  }
  work(): boolean {
    return --this.pieces > 0;
  }
  file(name: string): void {
    this.files.push(name);
    this.needs = undefined;
  }
}

let posts: ToPage[] = [];
let engine = new FakeEngine();
let written: Write[] = [];
let write = (): Promise<void> => Promise.resolve();
let fetchFile = (): Promise<Int8Array> => Promise.resolve(new Int8Array(1));
const soon: (() => void)[] = [];

function opened(): PocketServer {
  const rows = {
    write: (writes: readonly Write[]) => write().then(() => void written.push(...writes)),
  } as unknown as Rows;
  const server = new PocketServer(engine, rows, {
    post: (message) => posts.push(message),
    fetchFile: () => fetchFile(),
    soon: (call) => void soon.push(call),
    now: () => Date.now(),
  });
  server.open('00', new Map());
  return server;
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  posts = [];
  written = [];
  engine = new FakeEngine();
  soon.length = 0;
  write = () => Promise.resolve();
  fetchFile = () => Promise.resolve(new Int8Array(1));
});
afterEach(() => vi.useRealTimers());

test('nothing is told before it is written', async () => {
  let finish = (): void => undefined;
  write = () => new Promise((resolve) => (finish = resolve));
  const server = opened();
  server.hear({ type: 'connect', socket: 1, viewer: 'person-1' });
  server.hear({ type: 'frame', socket: 1, text: 'move' });
  await settle();
  expect(posts.map(({ type }) => type)).toEqual(['opened', 'message']);
  finish();
  await settle();
  expect(written).toEqual([['row', 'move']]);
  expect(posts.at(-1)).toEqual({ type: 'message', socket: 1, text: 'done move' });
});

test('without room the game goes on in memory, and the page is told once', async () => {
  write = () => Promise.reject(new NotKept('full'));
  const server = opened();
  server.hear({ type: 'frame', socket: 1, text: 'a' });
  server.hear({ type: 'frame', socket: 1, text: 'b' });
  await settle();
  expect(posts).toEqual([
    { type: 'keeping', keeping: 'full' },
    { type: 'message', socket: 1, text: 'done a' },
    { type: 'message', socket: 1, text: 'done b' },
  ]);
});

test('a window whose games another one has opened says nothing more', async () => {
  write = () => Promise.reject(new NotKept('elsewhere'));
  const server = opened();
  server.hear({ type: 'frame', socket: 1, text: 'a' });
  await settle();
  server.hear({ type: 'request', id: 7, viewer: 'person-1', method: 'GET', path: '/x', body: '' });
  await settle();
  expect(posts).toEqual([
    { type: 'keeping', keeping: 'elsewhere' },
    { type: 'answer', id: 7, status: 0, body: '' },
  ]);
});

test('a request that lacks a file is repeated when the file is there', async () => {
  const server = opened();
  engine.needs = 'judge.net';
  server.hear({ type: 'request', id: 1, viewer: 'person-1', method: 'GET', path: '/p', body: '' });
  await settle();
  expect(engine.files).toEqual(['judge.net']);
  expect(posts).toContainEqual({ type: 'answer', id: 1, status: 200, body: '{"path":"/p"}' });
});

test('a file that cannot be loaded refuses what waits for it, and is asked for again', async () => {
  fetchFile = () => Promise.reject(new Error('offline'));
  const server = opened();
  engine.needs = 'judge.net';
  server.hear({ type: 'request', id: 1, viewer: 'person-1', method: 'GET', path: '/p', body: '' });
  await settle();
  expect(posts).toEqual([
    { type: 'missing', file: 'judge.net' },
    { type: 'answer', id: 1, status: 0, body: '' },
  ]);
  fetchFile = () => Promise.resolve(new Int8Array(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.files).toEqual(['judge.net']);
  expect(posts.at(-1)).toEqual({ type: 'missing', file: undefined });
});

test('long work is done in pieces, and taps come in between', () => {
  const server = opened();
  engine.pieces = 3;
  server.hear({ type: 'disconnect', socket: 1 });
  expect(soon).toHaveLength(1);
  server.hear({ type: 'disconnect', socket: 2 });
  soon.shift()!();
  expect(soon).toHaveLength(1);
  soon.shift()!();
  expect(soon).toHaveLength(0);
});

test('the engine is woken when it wishes, and a later wish replaces an earlier one', async () => {
  opened();
  engine.host.wakeAt(Date.now() + 1000);
  engine.host.wakeAt(Date.now() + 2000);
  await vi.advanceTimersByTimeAsync(1500);
  expect(engine.ticks).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(engine.ticks).toBe(1);
});
