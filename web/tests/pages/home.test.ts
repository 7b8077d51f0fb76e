import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Invitation, TableSummary } from '$wire';
import { api } from '../../src/net/api';
import { session } from '../../src/net/session.svelte';
import HomePage from '../../src/pages/home/HomePage.svelte';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const OPEN = {
  table: 't',
  edition: 'resistance',
  stage: 'lobby',
  players: ['Bruno'],
  bots: 0,
  free: 3,
  seats: 4,
  clock: 'standard',
  since: 1,
} as unknown as TableSummary;
const CALL = {
  id: 'i',
  table: 'u',
  name: 'Cara',
  edition: 'resistance',
  players: ['Cara'],
} as unknown as Invitation;

/** A server that answers with these lists only. */
function server(lists: {
  myTables?: TableSummary[];
  tables?: TableSummary[];
  invitations?: Invitation[];
}): void {
  const answer = <T>(found: T | undefined): Promise<T> =>
    found ? Promise.resolve(found) : Promise.reject(new Error('down'));
  vi.spyOn(session, 'open').mockResolvedValue({} as never);
  vi.spyOn(api, 'myTables').mockImplementation(() => answer(lists.myTables));
  vi.spyOn(api, 'tables').mockImplementation(() => answer(lists.tables));
  vi.spyOn(api, 'invitations').mockImplementation(() => answer(lists.invitations));
}

test('a list that cannot be had leaves the others', async () => {
  server({ tables: [OPEN] });
  render(HomePage);
  await screen.findByRole('heading', { name: 'Open tables' });
  cleanup();
  server({ invitations: [CALL] });
  render(HomePage);
  await screen.findByText('Cara invites you to a game');
  cleanup();
  server({ myTables: [{ ...OPEN, stage: 'playing' }] });
  render(HomePage);
  expect(await screen.findByText('Back to your game')).toBeTruthy();
});

test('finished games are listed below everything else, and games that go on are drawn at once', async () => {
  server({
    myTables: [
      OPEN,
      { ...OPEN, table: 'p', stage: 'playing' },
      { ...OPEN, table: 'o', stage: 'over' },
    ],
  });
  render(HomePage);
  const links = await screen.findAllByRole('link', { name: /Back to your|See the result/ });
  expect(links.map((each) => each.getAttribute('href'))).toEqual(['/t/t', '/t/p', '/t/o']);
  const after = (a: Element, b: Element): boolean =>
    Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(after(screen.getByRole('heading', { name: 'Pick your edition' }), links[2]!)).toBe(true);
  cleanup();
  server({});
  render(HomePage);
  expect(screen.getByText('Back to your game')).toBeTruthy();
  expect(screen.queryByText('See the result')).toBeNull();
});
