import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SeatView, TableView } from '$wire';
import type { RoyalPlayer } from '../../src/game/royal';
import Boss from '../../src/royal/board/Boss.svelte';
import RoyalSheet from '../../src/royal/RoyalSheet.svelte';
import { botAbout } from '../../src/setup/bots';
import { speech } from '../../src/words/speech.svelte';
import { royalView } from '../views';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

const BOT = 'beppe';
const voice = (): typeof speech.voice => speech.voice.at('royal', ['Ana', 'Mira'], 0);
const player: RoyalPlayer = { goods: [1, 2, 0, 3], secrets: 2, items: [4] };
const seat = (parts: Partial<SeatView> = {}): SeatView =>
  ({ seat: 1, name: 'Mira', occupant: 'bot', bot: BOT, ...parts }) as SeatView;

function sheet(options: object = {}, you: object = {}): ReturnType<typeof vi.fn> {
  const command = vi.fn(() => Promise.resolve({ ok: true }));
  const view = {
    seats: [seat({ seat: 0, name: 'Ana', occupant: 'person' }), seat()],
    you: { seat: 0, muted: [], ...you },
    options: { talk: 'phrases', ...options },
  } as unknown as TableView;
  const game = royalView({ players: [player, player] });
  const table = { view, offline: [], command } as never;
  render(RoyalSheet, { seat: 1, table, game, voice: voice(), fame: 12 });
  return command;
}

const names = (): (string | null)[] => screen.queryAllByRole('button').map((b) => b.textContent);

test('a boss is a button with their name, which opens their sheet', async () => {
  const meet = vi.fn();
  render(Boss, { seat: seat(), player, voice: voice(), meet });
  await fireEvent.click(screen.getByRole('button', { name: 'Mira' }));
  expect(meet).toHaveBeenCalledExactlyOnceWith(1);
});

test('a boss of a replay or on a TV is no button', () => {
  render(Boss, { seat: seat(), player, voice: voice() });
  expect(names()).toEqual([]);
});

test('the sheet says who a character is, and what they have', () => {
  sheet();
  screen.getByText(botAbout(BOT)!);
  screen.getByText('12 fame if it ended now');
  screen.getByText(/2 secret cards/);
});

test('the sheet offers, shows a mask and mutes', async () => {
  const command = sheet();
  await fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(command).toHaveBeenLastCalledWith({ do: 'mute', seat: 1, muted: true });
  await fireEvent.click(screen.getByRole('button', { name: 'Offer a deal' }));
  expect(screen.queryByText(/challenge/)).toBeNull();
  // Between two players there is nobody to attack together.
  expect(screen.queryByText(/team up/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^I won’t attack you/ }));
  expect(command).toHaveBeenLastCalledWith({ do: 'offer', phrase: 'peace', to: 1 });
});

test('without chat, and for those who watch, there is nothing to say', () => {
  sheet({ talk: 'off' });
  expect(names()).toEqual([]);
  cleanup();
  sheet({}, { seat: undefined });
  expect(names()).toEqual([]);
});
