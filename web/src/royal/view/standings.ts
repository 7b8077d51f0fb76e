import type { RuleLine } from '$wire';
import type { RoyalPlayer } from '../../game/royal';
import { LEAD_OF_TWO } from './ties';

/**
 * Everybody's fame if the game ended now, by the cubes that all can see: nobody knows all secret cards. Players who tie
 * share the fame of their places, rounded down.
 */
export function standings(
  players: readonly RoyalPlayer[],
  card: readonly (readonly number[])[],
  /** Whether a player without a cube of a kind takes a place. */
  zeroHasPlace: boolean,
): number[] {
  return players.map((player, seat) => {
    const items = player.items.reduce((sum, n) => sum + n, 0);
    return card.reduce(
      (fame, places, good) => fame + share(players, places, good, seat, zeroHasPlace),
      items,
    );
  });
}

function share(
  players: readonly RoyalPlayer[],
  places: readonly number[],
  good: number,
  seat: number,
  zeroHasPlace: boolean,
): number {
  const all = players.map(({ goods }) => goods[good] ?? 0);
  const own = all[seat]!;
  if (!own && !zeroHasPlace) return 0;
  const close = all.length === 2 && Math.abs(all[0]! - all[1]!) < LEAD_OF_TWO;
  const better = close ? 0 : all.filter((n) => n > own).length;
  const same = close ? all.length : all.filter((n) => n === own).length;
  const fame = places.slice(better, better + same).reduce((sum, n) => sum + n, 0);
  return Math.floor(fame / same);
}

/** Whether a player without a cube of a kind takes a place, as in the standard box. */
export const zeroHasPlace = (rules: readonly RuleLine[]): boolean =>
  rules.every(({ key }) => key !== 'royal.zero');
