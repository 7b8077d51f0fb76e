import type { RuleLine } from '$wire';
import { GOODS } from '../../game/royal';
import type { Key } from '../../../generated/keys';
import type { Voice } from '../../words/voice';

/** This group's own names of locations, by letter; empty if they are the default ones. */
export type LocationNames = Readonly<Record<string, string>>;

export function locationNames(rules: readonly RuleLine[]): LocationNames {
  return rules.find((line) => line.key === 'royal.names')?.with ?? {};
}

export function locationName(voice: Voice, own: LocationNames, letter: string): string {
  return own[letter] ?? voice.say(`place.${letter.toLowerCase()}` as Key);
}

/** The names of several locations. */
export function locationList(voice: Voice, own: LocationNames, letters: string): string {
  return voice.list([...letters].map((letter) => locationName(voice, own, letter)));
}

/** For each good, the fame of the first place, the second, and so on. */
export function fameCard(rules: readonly RuleLine[]): number[][] {
  const card = rules.find((line) => line.key === 'royal.fame')?.with;
  return card ? GOODS.map((good) => (card[good] ?? '').split(' ').map(Number)) : [];
}

export const LOCATION_LETTERS = 'ABCDEFGH';
