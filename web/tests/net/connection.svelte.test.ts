import type { ClientMessage, Message } from '$wire';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../src/net/session.svelte';
import { Connection } from '../../src/net/connection.svelte';

/** The server's end of a socket: records what was sent, and can be cut. */
class ServerEnd {
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  /** Nothing arrives any more, and nobody says so. */
  silent = false;
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  cut(): void {
    this.readyState = 3;
    this.onclose();
  }

  tell(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** A socket that is closed says so later, or never if nothing arrives any more. */
  close(): void {
    this.readyState = 2;
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ClientMessage;
    this.sent.push(frame);
    if (frame.type === 'ping' && !this.silent)
      this.tell({ type: 'pong', sent: frame.sent, now: frame.sent });
  }

  of(type: ClientMessage['type']): ClientMessage[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

/** A connection, and the ends of its sockets: one more each time it dials. */
function connecting(): [Connection, ServerEnd[]] {
  const ends: ServerEnd[] = [];
  const connection = new Connection({
    enter: () => session.open(),
    dial: () => {
      ends.push(new ServerEnd());
      return ends.at(-1)!;
    },
    remote: true,
  });
  return [connection, ends];
}

const watcher = {
  hear: vi.fn(),
  watching: () => ({ type: 'watch', table: 'abc' }) as const,
};
let leave = (): void => undefined;

/** The ends of a connection that watches a table and has dialled once. */
async function dial(): Promise<ServerEnd[]> {
  const [connection, ends] = connecting();
  leave = connection.watch('abc', watcher);
  await vi.advanceTimersByTimeAsync(0);
  return ends;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(session, 'open').mockResolvedValue({ player: 'p', name: 'Ana' } as never);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('a reconnect subscribes once and resends unanswered commands', async () => {
  const [connection, ends] = connecting();
  // In an effect, as pages do it.
  leave = $effect.root(() => {
    $effect(() => connection.watch('abc', watcher));
  });
  flushSync();
  await tick();
  ends[0]!.open();
  flushSync();
  expect(ends[0]!.of('watch')).toHaveLength(1);
  expect(ends[0]!.of('unwatch')).toHaveLength(0);

  void connection.command('abc', { do: 'start' });
  const [command] = ends[0]!.of('command');
  ends[0]!.cut();
  flushSync();
  await vi.advanceTimersByTimeAsync(250);
  expect(ends).toHaveLength(2);
  ends[1]!.open();
  flushSync();
  expect(ends[1]!.of('watch')).toHaveLength(1);
  expect(ends[1]!.of('unwatch')).toHaveLength(0);
  expect(ends[1]!.of('command')).toEqual([command]);
});

test('a page reconnects at least every five seconds, even after a long outage', async () => {
  const dialled = await dial();
  for (let tries = 0; tries < 20; tries++) {
    dialled.at(-1)!.cut();
    await vi.advanceTimersByTimeAsync(5000);
    expect(dialled).toHaveLength(tries + 2);
  }
});

test('a spectator for whom the server has no time watches again later, on the same socket', async () => {
  const dialled = await dial();
  const [end] = dialled;
  end!.open();
  expect(end!.of('watch')).toHaveLength(1);
  for (let times = 1; times < 4; times++) {
    end!.tell({ type: 'busy', table: 'abc', retryAfter: 10_000 });
    expect(watcher.hear).toHaveBeenCalledTimes(times);
    await vi.advanceTimersByTimeAsync(9900);
    expect(end!.of('watch')).toHaveLength(times);
    await vi.advanceTimersByTimeAsync(10_200);
    expect(end!.of('watch')).toHaveLength(times + 1);
  }
  end!.tell({ type: 'busy', table: 'abc', retryAfter: 10_000 });
  leave();
  await vi.advanceTimersByTimeAsync(20_100);
  expect(end!.of('watch')).toHaveLength(4);
  expect(dialled).toHaveLength(1);
});

test('a spectator who connects again meanwhile has one timer, and one who takes a seat needs none', async () => {
  const [connection, dialled] = connecting();
  leave = connection.watch('abc', watcher);
  await vi.advanceTimersByTimeAsync(0);
  const busy = { type: 'busy', table: 'abc', retryAfter: 10_000 } as const;
  dialled[0]!.open();
  dialled[0]!.tell(busy);
  dialled[0]!.cut();
  await vi.advanceTimersByTimeAsync(5000);
  const end = dialled.at(-1)!;
  end.open();
  end.tell(busy);
  await vi.advanceTimersByTimeAsync(20_100);
  expect(end.of('watch')).toHaveLength(2);

  end.tell(busy);
  void connection.command('abc', { do: 'sit', name: 'Ana' });
  const [sit] = end.of('command') as Extract<ClientMessage, { type: 'command' }>[];
  end.tell({ type: 'reply', id: sit!.command.id, ok: true });
  expect(end.of('watch')).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(20_100);
  expect(end.of('watch')).toHaveLength(3);
});

/** A watched table on an open connection on which nothing more will be heard. */
async function fallenSilent(): Promise<[Connection, ServerEnd[]]> {
  const [connection, ends] = connecting();
  leave = connection.watch('abc', watcher);
  await vi.advanceTimersByTimeAsync(0);
  ends[0]!.open();
  ends[0]!.tell({ type: 'presence', table: 'abc', offline: [], watchers: 0 });
  ends[0]!.silent = true;
  return [connection, ends];
}

test('a server that answers pings is never called lost, however long nothing happens', async () => {
  const [connection, ends] = await fallenSilent();
  ends[0]!.silent = false;
  for (let seconds = 0; seconds < 120; seconds++) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(connection.lost).toBe(false);
  }
  expect(ends).toHaveLength(1);
});

test('a command without an answer shows after five seconds that nothing is heard', async () => {
  const [connection, ends] = await fallenSilent();
  void connection.command('abc', { do: 'start' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(connection.lost).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(connection.lost).toBe(true);
  expect(ends).toHaveLength(1);
  // Whatever is heard proves that the connection lives.
  ends[0]!.tell({ type: 'presence', table: 'abc', offline: [], watchers: 0 });
  expect(connection.lost).toBe(false);
});

test('without a command the silence shows within fifteen seconds, and then another socket is tried', async () => {
  const [connection, ends] = await fallenSilent();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(connection.lost).toBe(true);
  void connection.command('abc', { do: 'start' });
  await vi.advanceTimersByTimeAsync(6000);
  expect(ends).toHaveLength(2);
  // What the dead socket says or does no longer counts, and the command goes the new way.
  ends[0]!.cut();
  ends[1]!.open();
  expect(connection.lost).toBe(false);
  expect(ends[1]!.of('command')).toEqual(ends[0]!.of('command'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(ends).toHaveLength(2);
});

test('a dial that nobody answers is given up, and the page says so', async () => {
  const [connection, ends] = connecting();
  leave = connection.watch('abc', watcher);
  await vi.advanceTimersByTimeAsync(6000);
  expect(connection.lost).toBe(true);
  expect(ends).toHaveLength(2);
  ends[0]!.open();
  expect(connection.connected).toBe(false);
});

test('the browser says that it is offline, and it shows at once', async () => {
  const [connection, ends] = await fallenSilent();
  dispatchEvent(new Event('offline'));
  expect(connection.lost).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  ends.at(-1)!.open();
  expect(connection.lost).toBe(false);
});
