import type { CoupPlayer, CoupView } from '../game/coup';
import type { RuleLine } from '$wire';
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

export const holds = (view: CoupView, seat: number | undefined, role: string): boolean =>
  seat !== undefined && hand(view, seat).some((each) => card(each).role === role);

/** The rules of this table, as far as the display depends on them. */
export interface TableRules {
  edition: string;
  copies: number;
  exchanger: 'ambassador' | 'inquisitor' | 'both';
  inquisitorExchanges: boolean;
  allegiances: boolean;
  contessaBlocksExamine: boolean;
  declared: 'off' | 'coup' | 'coup-and-assassinate';
  /** A true card need not be shown, so a claim that is not shown need not be a lie. */
  mayDecline: boolean;
  roles: string[];
}

export function readRules(rules: readonly RuleLine[]): TableRules {
  const line = (key: string): RuleLine | undefined =>
    rules.find((each) => each.key.startsWith(key));
  const exchanger = (line('coup.exchanger.')?.key.slice('coup.exchanger.'.length) ??
    'ambassador') as TableRules['exchanger'];
  const roles = ['Duke', 'Assassin', 'Captain', 'Ambassador', 'Inquisitor', 'Contessa'].filter(
    (role) =>
      (role !== 'Ambassador' || exchanger !== 'inquisitor') &&
      (role !== 'Inquisitor' || exchanger !== 'ambassador'),
  );
  return {
    edition: line('coup.edition')?.with.edition ?? '',
    copies: Number(line('coup.copies')?.with.copies ?? 3),
    exchanger,
    inquisitorExchanges: line('coup.inquisitor-examines') === undefined,
    allegiances: line('coup.allegiances') !== undefined,
    contessaBlocksExamine: line('coup.contessa-blocks-examine') !== undefined,
    declared: (line('coup.declared.')?.key.slice('coup.declared.'.length) ??
      'off') as TableRules['declared'],
    mayDecline: line('coup.may-decline') !== undefined,
    roles,
  };
}

/** The emblem of an action: the claimed character, or a symbol. */
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
/** The letter on an emblem, the same in every language. */
export const ROLE_LETTERS: Record<string, string> = {
  duke: 'D',
  assassin: 'A',
  captain: 'C',
  ambassador: 'M',
  contessa: 'T',
  inquisitor: 'Q',
};
