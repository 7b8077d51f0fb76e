import type { CoupEvent, CoupPlayer, CoupView } from '../../src/game/coup';
import type { Happening, Message, TableView } from '$wire';
import { coupView } from '../views';

/** A table of three as Ana in seat 0 sees it. */
export function tableView(game: Partial<CoupView>, parts: Partial<TableView> = {}): TableView {
  const seat = (at: number, name: string) => ({
    seat: at,
    name,
    occupant: at ? 'bot' : 'person',
    host: at === 0,
    away: false,
    wins: 0,
    again: false,
  });
  return {
    table: 't',
    code: 'ABCDEFGH',
    stage: 'playing',
    game: 1,
    locked: false,
    options: { game: 'coup', talk: 'chat', memoryAid: false, clock: 'standard' },
    rules: [
      { key: 'coup.edition', with: { edition: 'reformation' } },
      { key: 'coup.copies', with: { copies: '3' } },
      { key: 'coup.exchanger.both', with: {} },
      { key: 'coup.allegiances', with: {} },
      { key: 'coup.may-decline', with: {} },
    ],
    seats: [seat(0, 'Ana'), seat(1, 'Bruno'), seat(2, 'Cara')],
    you: { seat: 0, host: true, order: 'ask', muted: [] },
    view: coupView({ players: players(), ...game }),
    commitment: '',
    ...parts,
  } as unknown as TableView;
}

export const players = (changes: Record<number, Partial<CoupPlayer>> = {}): CoupPlayer[] =>
  [0, 1, 2].map((seat) => ({
    coins: 4,
    hand: seat ? 2 : ['Duke', 'Captain'],
    revealed: [],
    allegiance: 'loyalist',
    ...changes[seat],
  }));

export const inGame = (...events: CoupEvent[]): Happening[] =>
  events.map((event) => ({ type: 'game', event }));

export const snapshot = (view: TableView, log: Happening[]): Message =>
  ({
    type: 'snapshot',
    table: 't',
    stream: 's',
    n: 1,
    now: 0,
    view,
    log: [{ type: 'started', game: 1, first: 1, commitment: '' } as Happening, ...log].map(
      (event) => ({ n: 1, at: 0, event }),
    ),
  }) as unknown as Message;

let n = 1;
export const update = (view: TableView, events: Happening[]): Message =>
  ({ type: 'update', table: 't', n: ++n, now: 0, events, view }) as unknown as Message;
