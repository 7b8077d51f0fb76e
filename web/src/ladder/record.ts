import { CAST } from '$editions';
import { after, type Rating, UNKNOWN } from './rating';

export type Game = 'coup' | 'royal';

/** Games with a character at the table, and how many of them the player won. */
export interface Tally {
  games: number;
  won: number;
}

export interface Standing extends Rating, Tally {}

/** Games against the characters on one device. */
export interface Deeds {
  met: Record<string, Tally>;
  ratings: Partial<Record<Game, Standing>>;
}

/** What this device remembers of the court. */
export interface CourtRecord {
  /** Tells this device from the player's others. */
  device: string;
  here: Deeds;
  /** What the player's other devices have told the server. */
  there: Deeds[];
  /** The last games that were counted. */
  counted: string[];
  /** The player whose data on the server has what this device counted. */
  told?: string | undefined;
  /** The week whose guest sits at this table, and the last week whose guest was beaten. */
  guest?: { week: string; table: string };
  beaten?: string;
}

/** A finished game as its table shows it: the character in each seat that has one. */
export interface Finished {
  table: string;
  number: number;
  game: Game;
  bots: readonly (string | undefined)[];
  winners: readonly number[];
  me: number;
  /** With a guide: nobody is judged by it. */
  lesson?: boolean;
}

const KEY = 'contessa.court';
const REMEMBERED = 50;

const TALLY: Tally = { games: 0, won: 0 };
const nothing = (): Deeds => ({ met: {}, ratings: {} });

export const newCourt = (): CourtRecord => ({
  device: crypto.randomUUID(),
  here: nothing(),
  there: [],
  counted: [],
});

export function loadCourt(): CourtRecord {
  let kept: Partial<CourtRecord> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<CourtRecord>;
  } catch {
    // What cannot be read is written again.
  }
  return { ...newCourt(), ...kept };
}

export function saveCourt(record: CourtRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without storage every game is like the first.
  }
}

export const forgetCourt = (): void => localStorage.removeItem(KEY);

const isCharacter = (bot: string | undefined): bot is string => CAST.some(({ id }) => id === bot);

const strength = (bot: string, game: Game): number => CAST.find(({ id }) => id === bot)![game];

const more = ({ games, won }: Tally, by: boolean): Tally => ({
  games: games + 1,
  won: won + (by ? 1 : 0),
});

/** These deeds and one game more; the rating stays if neither the player nor a character won. */
export function add(deeds: Deeds, { game, bots, winners, me }: Finished): Deeds {
  const others = bots.filter(isCharacter);
  const won = winners.includes(me);
  const met = { ...deeds.met };
  for (const bot of new Set(others)) met[bot] = more(met[bot] ?? TALLY, won);
  const before = deeds.ratings[game] ?? { ...UNKNOWN, ...TALLY };
  if (!others.length || !(won || winners.some((seat) => isCharacter(bots[seat]))))
    return { ...deeds, met };
  const strengths = others.map((bot) => strength(bot, game));
  const now = { ...after(before, strengths, won), ...more(before, won) };
  return { met, ratings: { ...deeds.ratings, [game]: now } };
}

/** The record after a game on this device, which counts once, and not at all if it was a lesson. */
export function played(record: CourtRecord, finished: Finished): CourtRecord {
  const id = `${finished.table}/${finished.number}`;
  if (finished.lesson || record.counted.includes(id)) return record;
  return {
    ...record,
    here: add(record.here, finished),
    counted: [id, ...record.counted].slice(0, REMEMBERED),
  };
}

/** All devices together. Every rating began with the same guess, which counts once. */
export const together = ({ here, there }: CourtRecord): Deeds => there.reduce(sum, here);

function sum(one: Deeds, other: Deeds): Deeds {
  const met = { ...one.met };
  for (const [bot, { games, won }] of Object.entries(other.met)) {
    const mine = met[bot] ?? TALLY;
    met[bot] = { games: games + mine.games, won: won + mine.won };
  }
  const ratings: Deeds['ratings'] = { ...one.ratings, ...other.ratings };
  for (const game of ['coup', 'royal'] as const) {
    const [a, b] = [one.ratings[game], other.ratings[game]];
    if (a && b) ratings[game] = joined(a, b);
  }
  return { met, ratings };
}

function joined(a: Standing, b: Standing): Standing {
  const weight = ({ sigma }: Rating): number => 1 / (sigma * sigma);
  const all = Math.max(weight(a) + weight(b) - weight(UNKNOWN), weight(UNKNOWN));
  return {
    mu: (a.mu * weight(a) + b.mu * weight(b) - UNKNOWN.mu * weight(UNKNOWN)) / all,
    sigma: Math.sqrt(1 / all),
    games: a.games + b.games,
    won: a.won + b.won,
  };
}
