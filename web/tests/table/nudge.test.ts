import type { Happening, TableView } from '$wire';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tick } from 'svelte';
import type { WatchedTable } from '../../src/net/watchedTable.svelte';
import { nudge } from '../../src/table/shell/nudge';
import { speech } from '../../src/words/speech.svelte';
import InShell from './InShell.svelte';

beforeAll(() => speech.use('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const waiting = (): TableView =>
  ({
    stage: 'playing',
    options: { game: 'coup', clock: 'untimed' },
    rules: [],
    seats: [
      { seat: 0, occupant: 'person', name: 'Ana' },
      { seat: 1, occupant: 'person', name: 'Bruno' },
    ],
    you: { seat: 0, host: false, muted: [] },
    asking: { phase: 'action', seats: [1], since: Date.now() },
  }) as unknown as TableView;

const item = (): HTMLButtonElement => screen.getByRole('button', { name: /^Nudge the others/ });

test('the others can be nudged after a minute of waiting, not before', async () => {
  const command = vi.fn(() => Promise.resolve({ ok: true }));
  render(InShell, { table: { command } as unknown as WatchedTable, view: waiting() });
  await vi.advanceTimersByTimeAsync(59_900);
  expect(item().disabled).toBe(true);
  item().click();
  expect(command).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await tick();
  expect(item().disabled).toBe(false);
  item().click();
  expect(command).toHaveBeenCalledWith({ do: 'nudge' });
});

test('only the awaited player is told who nudges', () => {
  const asks: Happening[] = [{ type: 'nudged', seat: 0, awaited: [1] }];
  const seen = (seat: number, answer?: string): string | undefined =>
    nudge(
      asks,
      {
        ...waiting(),
        you: { seat },
        decision: { ask: 7, choices: [], ...(answer ? { answer } : {}) },
      } as unknown as TableView,
      speech.voice.at('resistance', ['Ana', 'Bruno'], seat),
    );
  expect(seen(1)).toBe('Ana is waiting for you.');
  expect(seen(1, 'pass'), 'who has answered').toBeUndefined();
  expect(seen(0), 'who asks').toBeUndefined();
  expect(nudge(asks, waiting(), speech.voice), 'who is not asked').toBeUndefined();
});
