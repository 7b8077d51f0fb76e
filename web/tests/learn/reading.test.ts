import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reading, readingTime } from '../../src/learn/reading.svelte';

const TIP = 'The others are playing. Watch what they claim: any of it may be a bluff.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the next thing may be told after this many milliseconds. */
async function opened(reading: Reading, ms: number): Promise<boolean> {
  let open = false;
  void reading.gate().then(() => (open = true));
  await vi.advanceTimersByTimeAsync(ms);
  return open;
}

test('longer texts take longer to read, and Japanese ones longer than their letters', () => {
  expect(readingTime('Pass.')).toBeLessThan(readingTime(TIP));
  expect(readingTime('パスします。')).toBeGreaterThan(readingTime('I pass'));
  expect(readingTime(TIP.repeat(9))).toBe(9_000);
});

test('the game waits until a tip has been read, but only once', async () => {
  const reading = new Reading();
  reading.show(TIP);
  expect(await opened(reading, readingTime(TIP) - 100)).toBe(false);
  expect(reading.waiting).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(reading.waiting).toBe(false);
  reading.show(TIP);
  expect(await opened(reading, 1)).toBe(true);
});

test('the reader lets it continue', async () => {
  const reading = new Reading();
  reading.show(TIP);
  let open = false;
  void reading.gate().then(() => (open = true));
  await vi.advanceTimersByTimeAsync(10);
  reading.done();
  await vi.advanceTimersByTimeAsync(1);
  expect(open).toBe(true);
});

test('no button to go on lies over an open question', async () => {
  const reading = new Reading();
  reading.show(TIP);
  let open = false;
  void reading.gate(true).then(() => (open = true));
  await vi.advanceTimersByTimeAsync(1);
  expect(open).toBe(true);
  expect(reading.waiting).toBe(false);
});
