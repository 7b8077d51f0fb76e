import type { RatingPool } from '$wire';
import { emblemOf } from '../rules/editions';
import type { Edition } from '../rules/tableSetup';
import type { Voice } from '../words/voice';

/** Groups of editions that share a rating pool. */
export const FAMILIES = ['classic', 'reformation', 'royal'] as const;
export type Family = (typeof FAMILIES)[number];

/** Numbers of players that share a pool. */
export const SIZES = ['2', '3-4', '5-6', '7-10'] as const;
export type Size = (typeof SIZES)[number];

/** The pool shown first. */
export const USUAL: RatingPool = 'classic-3-4';

export const POOLS: readonly RatingPool[] = FAMILIES.flatMap((family): RatingPool[] =>
  family === 'royal' ? [family] : SIZES.map((size) => `${family}-${size}` as const),
);

export function readPool(text: string | undefined): RatingPool | undefined {
  return POOLS.find((pool) => pool === text);
}

export function poolOf(family: Family, size: Size): RatingPool {
  return family === 'royal' ? family : `${family}-${size}`;
}

export function familyOf(pool: RatingPool): Family {
  return FAMILIES.find((family) => pool.startsWith(family))!;
}

/** Coup Royal has one pool for all tables. */
export function sizeOf(pool: RatingPool): Size | undefined {
  return SIZES.find((size) => pool === `${familyOf(pool)}-${size}`);
}

const EDITIONS: Record<Family, readonly Edition[]> = {
  classic: ['city-state', 'resistance', 'brazilian'],
  reformation: ['reformation'],
  royal: ['royal'],
};

/** The emblem of a pool: that of its best-known edition. */
export function emblemOfPool(pool: RatingPool): string {
  const editions = EDITIONS[familyOf(pool)];
  return emblemOf(editions.find((edition) => edition === 'resistance') ?? editions[0]!);
}

export function familyInWords(voice: Voice, family: Family): string {
  return voice.say(family === 'classic' ? 'pool.classic' : `edition.${family}`);
}

/** "3–4", with the dash of a range. */
export function sizeInWords(size: Size): string {
  return size.replace('-', '–');
}

/** "Coup, 3–4 players". */
export function poolInWords(voice: Voice, pool: RatingPool): string {
  const game = familyInWords(voice, familyOf(pool));
  const size = sizeOf(pool);
  return size ? voice.say('pool.said', { game, n: sizeInWords(size) }) : game;
}

/** The editions of a family, if there are several. */
export function editionsInWords(voice: Voice, family: Family): string {
  const editions = EDITIONS[family];
  return editions.length > 1
    ? voice.row(editions.map((edition) => voice.say(`edition.${edition}`)))
    : '';
}
