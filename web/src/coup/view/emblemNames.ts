import type { Key } from '../../../generated/keys';
import type { Voice } from '../../words/voice';

/** The emblem of an action: the claimed character, or a symbol. */
export function emblem(action: string, exchanger = 'Ambassador'): string {
  const claims: Record<string, string> = {
    tax: 'duke',
    embezzle: 'duke',
    assassinate: 'assassin',
    steal: 'captain',
    exchange: exchanger.toLowerCase(),
    examine: 'inquisitor',
    coup: 'crown',
    income: 'coin',
    'foreign-aid': 'letter',
    convert: 'shield',
  };
  return claims[action] ?? 'letter';
}

export const CHARACTERS = new Set([
  'duke',
  'assassin',
  'captain',
  'ambassador',
  'inquisitor',
  'contessa',
]);
/** The corner of a card: the first two letters of its character's name. */
export const corner = (role: string, voice: Voice): string =>
  [...voice.say(`role.${role}` as Key)].slice(0, 2).join('');
