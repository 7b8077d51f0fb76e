import type { Medal, MedalWon, MessageLogged } from '$wire';
import type { Key } from '../../generated/keys';

/** The names of the medals, from the easiest to the rarest. */
const NAMES: Record<Medal, Key> = {
  'first-win': 'medal.first-win',
  'ten-wins': 'medal.ten-wins',
  'royal-win': 'medal.royal-win',
  'every-edition': 'medal.every-edition',
  unscathed: 'medal.unscathed',
  truthful: 'lies.award.honest',
  'silver-tongue': 'lies.award.liar',
  'sharp-ear': 'medal.sharp-ear',
};

export function nameOf(medal: Medal): Key {
  return NAMES[medal];
}

export interface OnShelf {
  medal: Medal;
  name: Key;
  how: Key;
  /** Undefined until it is won. */
  won?: MedalWon;
}

/** All medals, won ones first. */
export function shelf(won: readonly MedalWon[]): OnShelf[] {
  const all = (Object.keys(NAMES) as Medal[]).map((medal) => ({
    medal,
    name: nameOf(medal),
    how: `medal.${medal}.how` as const,
    won: won.find((each) => each.medal === medal),
  }));
  return [...all.filter((each) => each.won), ...all.filter((each) => !each.won)];
}

/** The medals won in the last game of this log. */
export function wonIn(log: readonly MessageLogged[], won: readonly MedalWon[]): MedalWon[] {
  const began = log.findLast(({ event }) => event.type === 'started')?.at ?? Infinity;
  const ended = log.findLast(({ event }) => event.type === 'ended')?.at ?? -Infinity;
  return won.filter(({ at }) => at >= began && at <= ended);
}
