import { type ActionLine, ACTIONS } from '$editions';
import type { CoupAction } from '$games';
import type { Key } from '../../generated/keys';
import type { Values } from '../words/voice';
import { blockers, type Played } from './help';

/** A line of the reference card. */
export interface CardLine {
  action: CoupAction;
  /** The character that the action claims. */
  role?: string;
  /** The actor claims not to hold it. */
  denies: boolean;
  effect: { key: Key; values?: Values };
  blockedBy: string[];
}

/** What an action does. */
const EFFECTS: Record<CoupAction, Key> = {
  income: 'ref.gain',
  'foreign-aid': 'ref.gain',
  tax: 'ref.gain',
  coup: 'ref.strike',
  assassinate: 'ref.strike',
  steal: 'ref.steal',
  exchange: 'ref.exchange',
  examine: 'ref.examine',
  convert: 'ref.convert',
  embezzle: 'ref.embezzle',
};

/** The action card as these rules play it, as on the card that lies in every box. */
export function referenceCard(played: Played): CardLine[] {
  return (Object.keys(ACTIONS) as CoupAction[]).flatMap((action) => {
    const line: ActionLine = ACTIONS[action];
    const role = (claims?: string, n: number = line.cost || line.gain): CardLine => ({
      action,
      ...(claims ? { role: claims } : {}),
      denies: line.denies,
      effect: { key: EFFECTS[action], values: { n } },
      blockedBy: blockers(action, played),
    });
    switch (action) {
      case 'convert':
      case 'embezzle':
        return played.allegiances ? role(line.claims[0]) : [];
      case 'examine':
        return played.exchanger === 'ambassador' ? [] : role(line.claims[0]);
      case 'exchange':
        return [
          ...(played.exchanger === 'inquisitor' ? [] : [role('Ambassador', 2)]),
          ...(played.exchanger === 'ambassador' || played.inquisitorExchanges === false
            ? []
            : [role('Inquisitor', 1)]),
        ];
      default:
        return role(line.claims[0]);
    }
  });
}
