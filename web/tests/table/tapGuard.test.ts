import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TapGuard } from '../../src/table/tapGuard.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('answers count 350 milliseconds after they came, and not one before', () => {
  const guard = new TapGuard();
  guard.arm();
  vi.advanceTimersByTime(349);
  expect(guard.ready).toBe(false);
  vi.advanceTimersByTime(1);
  expect(guard.ready).toBe(true);
});

test('another question makes them wait again, as long', () => {
  const guard = new TapGuard();
  const over = guard.arm();
  vi.advanceTimersByTime(200);
  over();
  guard.arm();
  vi.advanceTimersByTime(349);
  expect(guard.ready).toBe(false);
  vi.advanceTimersByTime(1);
  expect(guard.ready).toBe(true);
});
