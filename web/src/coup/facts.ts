import type { CoupPlayer, CoupView } from '../game/coup';
import type { RuleLine } from '$wire';
import { card } from './choices';

/** What everybody can count, and what the reader can count besides. */
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

/** The reader's own cards; of others only the number is known. */
export function hand(view: CoupView, seat: number): string[] {
  const cards = view.players[seat]?.hand;
  return Array.isArray(cards) ? cards : [];
}

export const handSize = (view: CoupView, seat: number): number => {
  const cards = view.players[seat]?.hand ?? 0;
  return Array.isArray(cards) ? cards.length : cards;
};

/** Out of the game: all cards are turned up. Before the deal nobody is. */
export const isOut = (player: CoupPlayer | undefined): boolean =>
  player !== undefined &&
  player.revealed.length > 0 &&
  (Array.isArray(player.hand) ? player.hand.length : player.hand) === 0;

export const holds = (view: CoupView, seat: number | undefined, role: string): boolean =>
  seat !== undefined && hand(view, seat).some((each) => card(each).role === role);

/** What was agreed on, as far as the table shows it. */
export interface Agreed {
  edition: string;
  copies: number;
  exchanger: 'ambassador' | 'inquisitor' | 'both';
  allegiances: boolean;
  contessaBlocksExamine: boolean;
  declares: boolean;
  roles: string[];
}

export function agreed(rules: readonly RuleLine[]): Agreed {
  const line = (key: string): RuleLine | undefined =>
    rules.find((each) => each.key.startsWith(key));
  const exchanger = (line('coup.exchanger.')?.key.slice('coup.exchanger.'.length) ??
    'ambassador') as Agreed['exchanger'];
  const roles = ['Duke', 'Assassin', 'Captain', 'Ambassador', 'Inquisitor', 'Contessa'].filter(
    (role) =>
      (role !== 'Ambassador' || exchanger !== 'inquisitor') &&
      (role !== 'Inquisitor' || exchanger !== 'ambassador'),
  );
  return {
    edition: line('coup.edition')?.with.edition ?? '',
    copies: Number(line('coup.copies')?.with.copies ?? 3),
    exchanger,
    allegiances: line('coup.allegiances') !== undefined,
    contessaBlocksExamine: line('coup.contessa-blocks-examine') !== undefined,
    declares: line('coup.declared.') !== undefined,
    roles,
  };
}

/** What an action claims, drawn as an emblem: a character, or what it is about. */
export function emblem(action: string, exchanger = 'Ambassador'): string {
  const claims: Record<string, string> = {
    tax: 'duke',
    embezzle: 'duke',
    assassinate: 'assassin',
    steal: 'captain',
    exchange: exchanger.toLowerCase(),
    examine: 'inquisitor',
    coup: 'crown',
    income: 'coin',
    'foreign-aid': 'letter',
    convert: 'shield',
  };
  return claims[action] ?? 'letter';
}

export const CHARACTERS = new Set([
  'duke',
  'assassin',
  'captain',
  'ambassador',
  'inquisitor',
  'contessa',
]);
/** Emblems have letters of their own, the same in every language. */
export const LETTERS: Record<string, string> = {
  duke: 'D',
  assassin: 'A',
  captain: 'C',
  ambassador: 'M',
  contessa: 'T',
  inquisitor: 'Q',
};
