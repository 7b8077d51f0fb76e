import type { PastGame } from '../net/analysis';

/** Bluffs and challenges of some games in a row. */
export interface Stretch {
  games: number;
  bluffs: number;
  believed: number;
  challenges: number;
  right: number;
}

/** What games add up to. */
export function sum(games: readonly PastGame[]): Stretch {
  const total = (of: (game: PastGame) => number): number =>
    games.reduce((all, each) => all + of(each), 0);
  return {
    games: games.length,
    bluffs: total((each) => each.bluffs),
    believed: total((each) => each.bluffs - each.caught),
    challenges: total((each) => each.challenges),
    right: total((each) => each.right),
  };
}

/** The games in at most `most` stretches of equal length, the oldest first; the server sends the newest first. */
export function trend(games: readonly PastGame[], most: number): Stretch[] {
  const old = games.toReversed();
  const length = Math.max(1, Math.ceil(old.length / most));
  const found: Stretch[] = [];
  for (let at = 0; at < old.length; at += length) found.push(sum(old.slice(at, at + length)));
  return found;
}

/** A share, if there is anything to share. */
export const rate = (part: number, all: number): number | undefined =>
  all ? part / all : undefined;
