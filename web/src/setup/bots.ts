import type { Key } from '../../generated/keys';
import { speech } from '../words/speech.svelte';

/** How well a bot plays, from weakest to strongest. */
export const LEVELS = ['random', 'honest', 'schemer', 'contessa'] as const;
export type Level = (typeof LEVELS)[number];

/** The tempers of a schemer; `even` is the default. */
export const TEMPERS = ['even', 'bold', 'cautious', 'vengeful', 'sly'] as const;
export type Temper = (typeof TEMPERS)[number];

/** How well the contessa plays; `full` is the default. */
export const STRENGTHS = ['novice', 'adept', 'full'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface BotChoice {
  level: Level;
  temper: Temper;
  strength: Strength;
}

/** The server's name for a bot. */
export function botName({ level, temper, strength }: BotChoice): string {
  if (level === 'schemer' && temper !== 'even') {
    return `${level}:${temper}`;
  }
  return level === 'contessa' && strength !== 'full' ? `${level}:${strength}` : level;
}

/** Bots of mixed levels and tempers, so that no two games feel alike. */
export function mixedBots(count: number, random: () => number = Math.random): string[] {
  const guests = [
    'contessa',
    'schemer:bold',
    'schemer:sly',
    'contessa:novice',
    'schemer:vengeful',
    'schemer:cautious',
    'contessa:adept',
    'honest',
  ];
  const turn = Math.floor(random() * guests.length);
  return Array.from({ length: count }, (_, i) => guests[(turn + i) % guests.length]!);
}

/** What kind of bot this is, in the reader's language: "schemer, sly". */
export function botKind(name: string): string {
  return name
    .split(':')
    .map((part, i, [level]) => {
      const variant = level === 'contessa' ? 'strength' : 'temper';
      return i ? `bot.${variant}.${part}` : `bot.level.${part}`;
    })
    .map((key, i) => (speech.voice.has(key) ? speech.voice.say(key as Key) : name.split(':')[i]!))
    .join(', ');
}
