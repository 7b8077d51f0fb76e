import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Happening, TableView } from '$wire';
import type { WatchedTable } from '../../src/net/watchedTable.svelte';
import TalkRow from '../../src/table/talk/TalkRow.svelte';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

const view = (other: 'person' | 'bot', talk = 'chat'): TableView =>
  ({
    options: { game: 'coup', talk },
    rules: [],
    seats: [
      { seat: 0, occupant: 'person', name: 'Ana' },
      { seat: 1, occupant: other, name: 'Bruno' },
    ],
    you: { seat: 0, muted: [] },
  }) as unknown as TableView;

function table(shown: TableView) {
  const heard: ((happenings: Happening[], before: TableView, after: TableView) => void)[] = [];
  const command = vi.fn(() => Promise.resolve({ ok: true }));
  const listen = (listener: (typeof heard)[number]): (() => void) => {
    heard.push(listener);
    return () => undefined;
  };
  render(TalkRow, { table: { view: shown, command, listen } as unknown as WatchedTable });
  return {
    command,
    hear: (event: Happening) => heard.forEach((each) => each([event], shown, shown)),
  };
}

test('in company one tap shows a feeling, and those of others are seen', async () => {
  const { command, hear } = table(view('person'));
  await fireEvent.click(screen.getByRole('button', { name: 'Applause' }));
  expect(command).toHaveBeenCalledWith({ do: 'emote', emote: 'applause' });
  hear({ type: 'emote', seat: 1, emote: 'laugh' });
  await screen.findByText('Bruno laughs');
});

test.each([
  ['among bots alone', view('bot')],
  ['where nobody may speak', view('person', 'off')],
])('%s there are no masks', (_, shown) => {
  table(shown);
  expect(screen.queryByRole('button')).toBeNull();
});
