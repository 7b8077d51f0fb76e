import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CoupPlayer } from '../../../src/game/coup';
import CoupSheet from '../../../src/coup/talk/CoupSheet.svelte';
import { TableTalk } from '../../../src/coup/talk/tableTalk.svelte';
import { readRules } from '../../../src/coup/view/tableRules';
import { speech } from '../../../src/words/speech.svelte';
import { coupView } from '../../views';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

const player = { hand: 1, revealed: ['Duke'], coins: 3, allegiance: 'loyalist' } as CoupPlayer;

function sheet(seat: number): ReturnType<typeof vi.fn> {
  const command = vi.fn(() => Promise.resolve({ ok: true }));
  const view = {
    seats: ['Ana', 'Bruno'].map((name, at) => ({ seat: at, name, occupant: 'person' })),
    you: { seat: 0, muted: [1] },
    options: { talk: 'phrases', memoryAid: true },
  };
  const table = { view, log: [], offline: [1], command } as never;
  render(CoupSheet, {
    seat,
    table,
    game: coupView({ players: [player, player] }),
    voice: speech.voice.at('resistance', ['Ana', 'Bruno'], 0),
    rules: readRules([]),
    history: [],
    talk: new TableTalk(table),
    marks: undefined,
    choose: vi.fn(),
  });
  return command;
}

test('the sheet tells the side, the absence, the cards and the claims of a player', () => {
  sheet(1);
  screen.getByText(/not connected.*Loyalist/);
  screen.getByText(/1 card.*3/, { selector: '.has .vh' });
  screen.getByText('No claims yet.');
});

test('a muted player can be heard again', async () => {
  const command = sheet(1);
  await fireEvent.click(screen.getByRole('button', { pressed: true }));
  expect(command).toHaveBeenLastCalledWith({ do: 'mute', seat: 1, muted: false });
});

test('there is nothing to say to oneself', () => {
  sheet(0);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
