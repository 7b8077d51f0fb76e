import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TapGuard } from '../../src/table/tapGuard.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('taps count from 350 milliseconds after a question appears', () => {
  const guard = new TapGuard();
  guard.ignoreTaps();
  vi.advanceTimersByTime(349);
  expect(guard.ready).toBe(false);
  vi.advanceTimersByTime(1);
  expect(guard.ready).toBe(true);
});

test('a new question starts the pause again', () => {
  const guard = new TapGuard();
  const over = guard.ignoreTaps();
  vi.advanceTimersByTime(200);
  over();
  guard.ignoreTaps();
  vi.advanceTimersByTime(349);
  expect(guard.ready).toBe(false);
  vi.advanceTimersByTime(1);
  expect(guard.ready).toBe(true);
});
