import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Happening } from '$wire';
import OfferSlip from '../../../src/coup/talk/OfferSlip.svelte';
import OpenDeals from './OpenDeals.svelte';
import { TableTalk } from '../../../src/coup/talk/tableTalk.svelte';
import type { CoupPlayer } from '../../../src/game/coup';
import { speech } from '../../../src/words/speech.svelte';
import { coupView } from '../../views';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

const NAMES = ['Ana', 'Bruno', 'Cara', 'Dario'];
const alive = { hand: 1, revealed: ['Duke'], coins: 3, allegiance: null } as CoupPlayer;
const out = { hand: 0, revealed: ['Duke', 'Duke'], coins: 0, allegiance: null } as CoupPlayer;

function deals(players: CoupPlayer[], ...said: Happening[]): ReturnType<typeof vi.fn> {
  const command = vi.fn(() => Promise.resolve({ ok: true }));
  const view = {
    seats: players.map((_, seat) => ({ seat, name: NAMES[seat], occupant: 'person' })),
    you: { seat: 0, muted: [] },
    options: { talk: 'chat' },
  };
  const started: Happening = { type: 'started', game: 1, first: 0, commitment: '' };
  const log = [started, ...said].map((event, n) => ({ n, at: n, event }));
  const table = { view, log, offline: [], command } as never;
  render(OpenDeals, {
    view: view as never,
    game: coupView({ players }),
    voice: speech.voice.at('resistance', NAMES, 0),
    talk: new TableTalk(table),
  });
  return command;
}
const offers = (seat: number, to: number): Happening => ({
  type: 'offer',
  seat,
  phrase: 'peace',
  to,
});
const buttons = (): string[] =>
  screen.queryAllByRole('button').map((each) => each.textContent.trim());

test('those who are in the game can be offered a deal, with two taps', async () => {
  const command = deals([alive, alive, out, alive]);
  expect(buttons()).toEqual(['Bruno', 'Dario']);
  await fireEvent.click(screen.getByRole('button', { name: 'Dario' }));
  await fireEvent.click(screen.getByRole('button', { name: /^I won’t attack you/ }));
  expect(command).toHaveBeenLastCalledWith({ do: 'offer', phrase: 'peace', to: 3 });
});

test('a deal against a third player names only those who are in the game', async () => {
  const command = deals([alive, alive, out, alive]);
  await fireEvent.click(screen.getByRole('button', { name: 'Bruno' }));
  await fireEvent.click(screen.getByRole('button', { name: /team up/ }));
  expect(screen.queryByRole('button', { name: 'Cara' })).toBeNull();
  const [dario] = screen.getAllByRole('button', { name: 'Dario' });
  await fireEvent.click(dario!);
  expect(command).toHaveBeenLastCalledWith({
    do: 'offer',
    phrase: 'together-against',
    to: 1,
    about: 3,
  });
});

test('between two players there is no third one to speak of', () => {
  deals([alive, alive]);
  expect(buttons().filter((each) => /team up|attack …/.test(each))).toEqual([]);
  screen.getByRole('button', { name: /^I won’t attack you/ });
});

test('one’s own offer waits for an answer', () => {
  deals([alive, alive], offers(0, 1));
  expect(screen.getByRole('status').textContent).toBe('Waiting for an answer…');
});

test('an offer to the reader lies on the table, to be answered with one tap or put aside', async () => {
  const send = vi.fn(() => Promise.resolve());
  const aside = vi.fn();
  render(OfferSlip, {
    asked: { from: 1, to: 0, phrase: 'peace' },
    talk: { send } as never,
    voice: speech.voice.at('resistance', NAMES, 0),
    aside,
  });
  screen.getByText(/Ana, I won’t attack you/);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(aside).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  expect(send).toHaveBeenLastCalledWith({ do: 'offer', phrase: 'agreed', to: 1 });
  await fireEvent.click(screen.getByRole('button', { name: 'No deal' }));
  expect(send).toHaveBeenLastCalledWith({ do: 'offer', phrase: 'refused', to: 1 });
});
