import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '$wire';
import PlayAgain from '../../src/listing/PlayAgain.svelte';
import { api } from '../../src/net/api';
import { session } from '../../src/net/session.svelte';
import { speech } from '../../src/words/speech.svelte';

const BEA = { name: 'Bea', table: 'old', game: 2, seat: 1, at: 0 };

beforeAll(() => speech.use('en'));
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(session, 'open').mockResolvedValue({ name: 'Ana' } as Me);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('one tap opens a private table and invites somebody of the last games', async () => {
  vi.spyOn(api, 'recentPlayers').mockResolvedValue([BEA]);
  const create = vi.spyOn(api, 'create').mockResolvedValue({ table: 'new', code: '' });
  const invite = vi.spyOn(api, 'invite').mockResolvedValue({});
  render(PlayAgain);
  await fireEvent.click(await screen.findByRole('button', { name: 'Invite Bea' }));
  await vi.waitFor(() =>
    expect(invite).toHaveBeenCalledWith({ to: 'new', table: 'old', game: 2, seat: 1 }),
  );
  expect(create.mock.calls[0]![0].options.open).toBe(false);
});

test('the last list is drawn at once, and kept without a connection', async () => {
  localStorage.setItem('contessa.recent', JSON.stringify([BEA]));
  vi.spyOn(api, 'recentPlayers').mockRejectedValue(new Error('offline'));
  render(PlayAgain);
  screen.getByRole('button', { name: 'Invite Bea' });
  await Promise.resolve();
  screen.getByRole('button', { name: 'Invite Bea' });
});
