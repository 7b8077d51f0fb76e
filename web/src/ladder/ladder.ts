import { CAST } from '$editions';
import type { Deeds, Game } from './record';

/** Who sits at the first table, and how many wins against the newest seat the next one. */
const FIRST = 3;
export const WINS = 2;

export const IDS: readonly string[] = CAST.map(({ id }) => id);

export interface Ladder {
  /** How many characters sit at the player's tables: the first of the cast. */
  seated: number;
  /** The newest of them, who has to be beaten. */
  rival: string;
  /** How many wins that takes; 0 when the whole court sits there. */
  missing: number;
  /** Who sits down then. */
  next: string | undefined;
}

/** Where these deeds lead: whoever was beaten often enough lets the next one sit down. */
export function ladder({ met }: Pick<Deeds, 'met'>): Ladder {
  const missing = (seat: number): number => Math.max(0, WINS - (met[IDS[seat]!]?.won ?? 0));
  let seated = FIRST;
  while (seated < IDS.length && !missing(seated - 1)) seated++;
  return {
    seated,
    rival: IDS[seated - 1]!,
    missing: missing(seated - 1),
    next: IDS[seated],
  };
}

/** How far below the newest the others at a table may be. */
const WINDOW = 5;

/** The player's next table: the newest character and others from just below, nobody twice if there are enough. */
export function company(
  { seated }: Ladder,
  offered: readonly string[],
  count: number,
  random: () => number = Math.random,
): string[] {
  const open = IDS.slice(0, seated).filter((id) => offered.includes(id));
  const newest = open.at(-1);
  if (!newest || count < 1) return [];
  const pool = open.slice(0, -1).slice(-Math.max(WINDOW, count - 1));
  const above = IDS.slice(seated).filter((id) => offered.includes(id));
  const drawn = [newest];
  while (drawn.length < count) {
    const from = pool.length ? pool : above.length ? above.splice(0, 1) : [...offered];
    drawn.push(...from.splice(Math.floor(random() * from.length), 1));
  }
  return drawn.slice(0, count);
}

/** The character whose strength is nearest to this rating. */
export const equalOf = (points: number, game: Game): string =>
  CAST.toSorted((a, b) => Math.abs(a[game] - points) - Math.abs(b[game] - points))[0]!.id;
