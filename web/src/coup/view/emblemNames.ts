import { ACTIONS } from '$editions';
import type { CoupAction } from '$games';
import type { Key } from '../../../generated/keys';
import type { Voice } from '../../words/voice';

/** The actions whose lines on the card have these entries. */
export type ActionsWith<Entries> = {
  [A in CoupAction]: (typeof ACTIONS)[A] extends Entries ? A : never;
}[CoupAction];

type Unclaimed = ActionsWith<{ claims: readonly [] }>;

const SYMBOLS: Record<Unclaimed, string> = {
  coup: 'crown',
  income: 'coin',
  'foreign-aid': 'letter',
  convert: 'shield',
};

const isUnclaimed = (action: CoupAction): action is Unclaimed =>
  ACTIONS[action].claims.length === 0;

/** The emblem of an action: the claimed character, or a symbol. */
export const emblem = (action: CoupAction, claimed?: string): string =>
  isUnclaimed(action) ? SYMBOLS[action] : (claimed ?? ACTIONS[action].claims[0]).toLowerCase();

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
