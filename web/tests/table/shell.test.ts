import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { WatchedTable } from '../../src/net/watchedTable.svelte';
import type { Shell } from '../../src/table/shell.svelte';
import { speech } from '../../src/words/speech.svelte';
import KeptShell from './KeptShell.svelte';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

test('the sheet of a player does not survive into the next game', async () => {
  const view = {
    table: 't',
    stage: 'playing',
    seats: ['Ana', 'Bruno'].map((name, seat) => ({ seat, name, occupant: 'person' })),
    you: { seat: 0, muted: [], order: 'ask' },
    options: { game: 'coup', rules: { edition: 'resistance' }, talk: 'off' },
    rules: [],
  };
  const table = {
    id: 't',
    view,
    log: [],
    watchers: 0,
    sending: 0,
    line: { connected: true, lost: false },
    listen: () => () => undefined,
  } as unknown as WatchedTable;
  let shell!: Shell;
  const props = { table, see: (it: Shell) => void (shell = it) };
  const { rerender } = render(KeptShell, { ...props, playing: true });
  shell.meet(1);
  await tick();
  expect(shell.panel).toBe('player');
  await rerender({ playing: false });
  expect(shell.panel).toBeUndefined();
});
