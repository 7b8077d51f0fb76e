import type { Good } from '../../game/royal';
import type { Scored } from './royalScenes';

/** A place that several players share, and what they share. */
export interface Tie {
  good: Good;
  seats: number[];
  /** The places, from 1. */
  places: number[];
  /** The fame of these places. */
  fame: number[];
  each: number;
  /** A lead of one, which is none with two players (R-CR-53). */
  close: boolean;
}

/** With two players a smaller lead is none. */
export const LEAD_OF_TWO = 2;

/** The shared places of a category that bring fame. */
export function ties(score: Scored, card: readonly number[]): Tie[] {
  const { totals, fame } = score;
  const close = totals.length === 2 && Math.abs(totals[0]! - totals[1]!) < LEAD_OF_TWO;
  const sums = close ? [undefined] : [...new Set(totals)].sort((a, b) => b - a);
  let place = 0;
  return sums.flatMap((sum) => {
    const seats = totals.flatMap((n, seat) => (sum === undefined || n === sum ? [seat] : []));
    const shared = card.slice(place, place + seats.length);
    const places = shared.map((_, at) => place + at + 1);
    place += seats.length;
    const all = shared.reduce((one, other) => one + other, 0);
    const each = Math.floor(all / seats.length);
    // A player without a cube may have no place at all.
    return seats.length > 1 && all > 0 && seats.every((seat) => fame[seat] === each)
      ? [
          {
            good: score.good,
            seats,
            places,
            fame: shared,
            each,
            close: close && totals[0] !== totals[1],
          },
        ]
      : [];
  });
}
