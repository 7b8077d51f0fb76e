import type { SeatView } from '$wire';
import type { CoupPlayer } from '../../game/coup';
import type { Voice } from '../../words/voice';
import { isOut } from '../view/cardCounts';

/** What the table shows of a seat besides the player's cards and coins. */
export interface SeatState {
  turn: boolean;
  target: boolean;
  waited: boolean;
  offline: boolean;
  /** Those whom the player has a deal with. */
  partners?: readonly number[];
  /** The player has made the reader an offer. */
  asks?: boolean;
  /** The reader may not attack this player now. */
  safe?: boolean;
}

/** Everything visible at a seat, for screen readers. */
export function seatInWords(
  voice: Voice,
  seat: SeatView,
  player: CoupPlayer,
  { turn, target, waited, offline, partners = [], asks = false, safe = false }: SeatState,
): string {
  const name = seat.name ?? '';
  const out = isOut(player);
  const down = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const up = player.revealed;
  const others = partners.filter((each) => each !== voice.reader);
  const words = [
    out
      ? voice.say('seat.out', { name, cards: voice.cards(up) })
      : voice.say('seat.in', { name, n: player.coins, down }),
    !out && Array.isArray(player.hand)
      ? voice.say('seat.holds', { cards: voice.cards(player.hand) })
      : '',
    !out && up.length ? voice.say('seat.up', { cards: voice.cards(up) }) : '',
    player.allegiance ? voice.say(`side.${player.allegiance}`) : '',
    safe ? voice.say('camp.safe') : '',
    seat.occupant === 'bot' || seat.occupant === 'program'
      ? voice.say(`seat.${seat.occupant}`)
      : '',
    seat.away ? voice.say('seat.away') : offline ? voice.say('seat.offline') : '',
    turn ? voice.say('seat.turn') : '',
    target ? voice.say('seat.target') : '',
    waited ? voice.say('seat.waited') : '',
    others.length ? voice.say('seat.deal', { names: voice.list(others.map((each) => voice.name(each))) }) : '',
    others.length < partners.length ? voice.say('seat.deal.you') : '',
    asks ? voice.say('seat.asks') : '',
  ];
  return voice.row(words.filter(Boolean));
}
