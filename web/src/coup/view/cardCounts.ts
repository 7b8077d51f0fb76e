import type { SeatView } from '$wire';
import type { CoupPlayer, CoupView } from '../../game/coup';
import { card } from './choices';

/** What everybody can count, and what the player's own hand adds. */
export interface Count {
  up: number;
  all: number;
  own: number;
}

export function count(view: CoupView, role: string, copies: number, reader?: number): Count {
  const of = (cards: readonly string[]): number =>
    cards.filter((each) => card(each).role === role).length;
  const up = view.players.reduce((sum, player) => sum + of(player.revealed), 0);
  return { up, all: copies, own: reader === undefined ? 0 : of(hand(view, reader)) };
}

/** The cards of a seat, if this viewer may see them. */
export function hand(view: CoupView, seat: number): string[] {
  const cards = view.players[seat]?.hand;
  return Array.isArray(cards) ? cards : [];
}

export const handSize = (view: CoupView, seat: number): number => {
  const cards = view.players[seat]?.hand ?? 0;
  return Array.isArray(cards) ? cards.length : cards;
};

/** Eliminated: all cards are revealed. Before the deal nobody is. */
export const isOut = (player: CoupPlayer | undefined): boolean =>
  player !== undefined &&
  player.revealed.length > 0 &&
  (Array.isArray(player.hand) ? player.hand.length : player.hand) === 0;

/** Who still plays. At a party, seats may be empty, or taken by people who play from the next game on. */
export const alive = (view: CoupView, seats: readonly SeatView[]): SeatView[] =>
  seats.filter(
    ({ seat, occupant }) =>
      occupant !== 'nobody' && view.players[seat] && !isOut(view.players[seat]),
  );

export const holds = (view: CoupView, seat: number | undefined, role: string): boolean =>
  seat !== undefined && hand(view, seat).some((each) => card(each).role === role);
