import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TableView } from '$wire';
import Invite from '../../src/lobby/Invite.svelte';
import { api } from '../../src/net/api';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LONG = /ABCD.EFGH/;
const invite = (options: object, stage = 'lobby'): void => {
  const view = { table: 't', code: 'ABCDEFGH', stage, options } as unknown as TableView;
  render(Invite, { view, qr: false, onshare: () => undefined });
};

test('a party shows its short code only, not even the long one until that is known', async () => {
  vi.spyOn(api, 'shortCode').mockResolvedValue({ code: 'K7QPM' });
  invite({ party: 3 });
  expect(screen.queryByText(LONG)).toBeNull();
  await screen.findByText('K7QPM');
  expect(screen.queryByText(LONG)).toBeNull();
});

test('a party without a short code shows the long one', async () => {
  vi.spyOn(api, 'shortCode').mockRejectedValue(new Error('too many'));
  invite({ party: 3 });
  await screen.findByText(LONG);
});

test('a party keeps its short code during a game, and other tables have the long one', async () => {
  const asked = vi.spyOn(api, 'shortCode').mockResolvedValue({ code: 'K7QPM' });
  invite({ party: 3 }, 'playing');
  await screen.findByText('K7QPM');
  cleanup();
  invite({});
  screen.getByText(LONG);
  expect(asked).toHaveBeenCalledTimes(1);
});
