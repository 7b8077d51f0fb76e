import { expect, test } from 'vitest';
import type { Happening, TableView } from '$wire';
import { partyOf, partyWon, stoodIn } from '../../src/table/party';
import { speech } from '../../src/words/speech.svelte';

const at = (game: number, wins: number[], party?: number, stage = 'over'): TableView =>
  ({ game, stage, options: { party }, seats: wins.map((n, seat) => ({ seat, wins: n })) }) as never;

test('a party counts its games, and begins again after the last one', () => {
  expect(partyOf(at(2, [1, 1], 3))).toMatchObject({ n: 2, all: 3, over: false });
  expect(partyOf(at(4, [1, 0], 3))).toMatchObject({ n: 1, over: false });
  expect(partyOf(at(3, [1, 2], 3, 'playing'))).toMatchObject({ n: 3, over: false });
});

test('whoever has won most games wins the party, or all who have', () => {
  expect(partyOf(at(3, [1, 2, 0], 3))).toMatchObject({ over: true, winners: [1], wins: 2 });
  expect(partyOf(at(2, [1, 1, 0], 2))).toMatchObject({ over: true, winners: [0, 1] });
});

test('other tables are no parties', () => {
  expect(partyOf(at(3, [1, 2]))).toBeUndefined();
  expect(partyOf(at(0, [0, 0], 3))).toBeUndefined();
});

test('the winner’s own phone says you, every other one the name', async () => {
  await speech.use('en');
  const heard = (winners: number[], reader?: number): string =>
    partyWon({ winners }, speech.voice.at('base', ['Anna', 'Ben'], reader));
  expect(heard([0], 0)).toBe('You win the party!');
  expect(heard([0], 1)).toBe('Anna wins the party!');
  expect(heard([0])).toBe('Anna wins the party!');
  expect(heard([0, 1], 0)).toBe('You and Ben win the party together!');
  expect(heard([0, 1], 1)).toBe('You and Anna win the party together!');
});

test('a bot has won if it played most of the game, to its end', () => {
  const started = { type: 'started', game: 1, first: 0, commitment: '' } as Happening;
  const move = { type: 'game', event: {} } as Happening;
  const away = { type: 'away', seat: 1 } as Happening;
  const returned = { type: 'returned', seat: 1 } as Happening;
  const won = (...events: Happening[]): boolean =>
    stoodIn(
      events.map((event, n) => ({ n, at: n, event })),
      1,
    );
  expect(won(started, move, away, move, move)).toBe(true);
  expect(won(started, move, move, away, move)).toBe(false);
  expect(won(started, away, move, move, returned)).toBe(false);
  // Whoever was away when it began, too.
  expect(won(started, move, away, started, move, move)).toBe(true);
});
