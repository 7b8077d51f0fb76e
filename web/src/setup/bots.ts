import type { BotInfo, Emote } from '$wire';
import type { Key } from '../../generated/keys';
import { speech } from '../words/speech.svelte';

/** The ids of the characters who play this game, weakest first. */
export const characters = (bots: readonly BotInfo[], game: string): string[] =>
  bots.filter((bot) => bot.games.includes(game)).map((bot) => bot.name);

/** Different characters as long as there are enough, so that no two games feel alike. */
export function mixedBots(
  bots: readonly BotInfo[],
  game: string,
  count: number,
  random: () => number = Math.random,
): string[] {
  const guests = characters(bots, game);
  const drawn: string[] = [];
  let left: string[] = [];
  while (drawn.length < count && guests.length) {
    if (!left.length) left = [...guests];
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

/** Different characters, this one first, then those nearest to its level; who is there already comes last. */
export function near(
  bots: readonly BotInfo[],
  game: string,
  first: string,
  count: number,
  there: readonly string[] = [],
): string[] {
  const level = bots.find(({ name }) => name === first)?.level ?? 0;
  const rank = (bot: BotInfo): number =>
    (bot.name === first ? -1 : Math.abs(bot.level - level)) + (there.includes(bot.name) ? 100 : 0);
  const sorted = bots
    .filter((bot) => bot.games.includes(game))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name }) => name);
  return sorted.length ? Array.from({ length: count }, (_, i) => sorted[i % sorted.length]!) : [];
}

/** The first of these words that there is. */
const worded = (keys: readonly string[], otherwise: string): string => {
  const key = keys.find((each) => speech.voice.has(each));
  return key ? speech.voice.say(key as Key) : otherwise;
};

/** Who this bot is, in the reader's language; records of old games have kinds such as `schemer:sly`. */
export const botName = (id: string): string =>
  worded([`cast.${id}`, `bot.level.${id.split(':')[0]!}`], id);

export const botAbout = (id: string): string => worded([`cast.${id}.about`], '');

const MOODS: Partial<Record<Emote, string>> = { laugh: 'glad', sigh: 'sorry', surprise: 'sorry' };

/** What a character says with this feeling; empty if it has no words for it. */
export const botLine = (id: string, emote: Emote): string =>
  worded([`cast.${id}.${MOODS[emote]}`], '');
