import type { BotInfo } from '$wire';
import type { Key } from '../../generated/keys';
import { speech } from '../words/speech.svelte';

/** The server names a bot by its level and, if it is not the plain one, by its manner: `schemer:sly`. */
const SEPARATOR = ':';

/** The words for the plain manner of a level, and for the choice among its manners. */
const MANNERS: Readonly<Record<string, { plain: string; of: 'temper' | 'strength' }>> = {
  schemer: { plain: 'even', of: 'temper' },
  contessa: { plain: 'full', of: 'strength' },
};

/** A level of bots, with the server's names of its manners. */
export interface Level {
  name: string;
  bots: string[];
}

/** The levels of the bots that play this game, in the server's order. */
export function levels(bots: readonly BotInfo[], game: string): Level[] {
  const found: Level[] = [];
  for (const { name } of bots.filter((bot) => bot.games.includes(game))) {
    const level = name.split(SEPARATOR)[0]!;
    const same = found.find((each) => each.name === level);
    if (same) same.bots.push(name);
    else found.push({ name: level, bots: [name] });
  }
  return found;
}

/** One plays nonsense, the other takes its time. */
const BY_WISH_ONLY = ['random', 'seer'];

/** Different bots as long as there are enough, so that no two games feel alike. */
export function mixedBots(
  bots: readonly BotInfo[],
  game: string,
  count: number,
  random: () => number = Math.random,
): string[] {
  const guests = bots.filter((bot) => bot.games.includes(game) && !BY_WISH_ONLY.includes(bot.name));
  const drawn: string[] = [];
  let left: string[] = [];
  while (drawn.length < count && guests.length) {
    if (!left.length) left = guests.map((bot) => bot.name);
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

/** Words of a bot, or its name if it is newer than this client. */
const worded = (key: string, otherwise: string): string =>
  speech.voice.has(key) ? speech.voice.say(key as Key) : otherwise;

export const levelName = (level: string): string => worded(`bot.level.${level}`, level);
export const levelAbout = (level: string): string => worded(`bot.level.${level}.about`, '');

/** Key of the words for what the manners of a level are: tempers, or strengths. */
export const mannersOf = (level: string): 'bot.temper' | 'bot.strength' =>
  `bot.${MANNERS[level]?.of ?? 'temper'}`;

function mannerKey(bot: string): string {
  const [level, manner] = bot.split(SEPARATOR);
  return `${mannersOf(level!)}.${manner ?? MANNERS[level!]?.plain ?? ''}`;
}

export const mannerName = (bot: string): string => worded(mannerKey(bot), bot);
export const mannerAbout = (bot: string): string => worded(`${mannerKey(bot)}.about`, '');

/** What kind of bot this is, in the reader's language: "schemer, sly". */
export function botKind(name: string): string {
  const [level, manner] = name.split(SEPARATOR);
  return manner ? `${levelName(level!)}, ${mannerName(name)}` : levelName(level!);
}
