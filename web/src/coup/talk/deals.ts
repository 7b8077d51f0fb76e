import type { Happening, HappeningOffered, MessageLogged, Phrase } from '$wire';
import type { CoupEvent } from '../../game/coup';
import { DEALS } from '../../table/chat';
import { thisGame } from '../../table/history';

/** An offer that waits for an answer. */
export interface Offer {
  from: number;
  to: number;
  phrase: Phrase;
  about?: number;
}

/** An offer that was accepted. Nothing but their word binds the two. */
export interface Deal extends Offer {
  /** Its place in the log. */
  at: number;
  /** Who has broken it in which turn, as everybody saw. */
  broken?: { by: number; turn: number };
}

export interface Deals {
  offers: readonly Offer[];
  deals: readonly Deal[];
}

type Acted = Extract<CoupEvent, { event: 'acted' }>;

const between = ({ from, to }: Offer, a: number, b: number): boolean =>
  (from === a && to === b) || (from === b && to === a);

/** Switching somebody's side is no attack. */
const attacks = ({ move, target }: Acted): boolean => target !== null && move !== 'convert';

/** Whoever asks for an attack in return for peace has promised nothing else to be attacked for. */
const forbids = (deal: Deal, by: number): boolean =>
  deal.phrase !== 'no-challenge' && (deal.phrase !== 'spare-if-you-attack' || by === deal.from);

/** The offers and deals of this game, from what everybody saw. Those whom the reader has muted say nothing. */
export function dealsOf(log: readonly MessageLogged[], muted: readonly number[]): Deals {
  let offers: Offer[] = [];
  let deals: Deal[] = [];
  let turn = 0;

  const hearOffer = ({ seat, phrase, to, about }: HappeningOffered, at: number): void => {
    if (to === undefined || muted.includes(seat) || muted.includes(to)) return;
    if (DEALS.includes(phrase)) {
      offers = offers.filter((each) => each.from !== seat || each.to !== to);
      offers.push({ from: seat, to, phrase, ...(about === undefined ? {} : { about }) });
    } else if (phrase === 'agreed' || phrase === 'refused') {
      const answered = offers.find((each) => each.from === to && each.to === seat);
      offers = offers.filter((each) => each !== answered);
      if (answered && phrase === 'agreed')
        deals = [
          ...deals.filter((each) => each.broken !== undefined || !between(each, to, seat)),
          { ...answered, at },
        ];
    }
  };
  const breakAll = (by: number, which: (deal: Deal) => boolean): void => {
    deals = deals.map((deal) =>
      deal.broken === undefined && which(deal) ? { ...deal, broken: { by, turn } } : deal,
    );
  };
  const hearMove = (event: CoupEvent): void => {
    if (event.event === 'turn') turn = event.turn;
    else if (event.event === 'acted' && attacks(event))
      breakAll(
        event.seat,
        (deal) => between(deal, event.seat, event.target ?? -1) && forbids(deal, event.seat),
      );
    else if (event.event === 'challenged')
      breakAll(
        event.seat,
        (deal) => deal.phrase === 'no-challenge' && between(deal, event.seat, event.claimant),
      );
    else if (event.event === 'exiled') {
      const concerns = ({ from, to, about }: Offer): boolean =>
        [from, to, about].includes(event.seat);
      offers = offers.filter((each) => !concerns(each));
      deals = deals.filter((each) => each.broken !== undefined || !concerns(each));
    }
  };

  const hear = (event: Happening, at: number): void => {
    if (event.type === 'offer') hearOffer(event, at);
    else if (event.type === 'game') hearMove(event.event as CoupEvent);
  };
  thisGame(log).forEach(({ event }, at) => hear(event, at));
  return { offers, deals };
}

/** With whom this seat has a deal that holds. */
export const partners = ({ deals }: Deals, seat: number): number[] =>
  deals
    .filter((deal) => deal.broken === undefined && (deal.from === seat || deal.to === seat))
    .map(({ from, to }) => (from === seat ? to : from));
