import { COUP } from '$editions';
import type { CoupView } from '../../game/coup';
import type { Key } from '../../../generated/keys';
import type { Values } from '../../words/voice';
import { type PossibleAction, possibleActions, type Choice } from '../view/choices';
import { holds } from '../view/cardCounts';
import { emblem } from '../view/emblemNames';
import type { TableRules } from '../view/tableRules';

/** An action as a tile; if it is not possible now, the tile says why. */
export interface Tile {
  id: string;
  action: string;
  emblem: string;
  /** The character that the action claims. */
  role?: string;
  note: { key: Key; values?: Values };
  /** Whether the claim is true. */
  held: boolean;
  possible?: PossibleAction;
}

const COST: Record<string, number> = {
  coup: COUP.coupCost,
  assassinate: COUP.assassinationCost,
};
const GAIN: Record<string, number> = {
  income: COUP.income,
  'foreign-aid': COUP.foreignAid,
  tax: COUP.tax,
  steal: COUP.mostStolen,
};
const ROLE: Record<string, string> = {
  tax: 'Duke',
  assassinate: 'Assassin',
  steal: 'Captain',
  examine: 'Inquisitor',
};

/** Every action of these rules, possible now or not. */
export function tiles(
  choices: readonly Choice[],
  view: CoupView,
  rules: TableRules,
  reader: number,
): Tile[] {
  const allPossible = new Map(possibleActions(choices).map((each) => [each.id, each]));
  return ids(rules).map((id): Tile => {
    const [action = '', exchanger] = id.split(' ');
    const usual = rules.exchanger === 'inquisitor' ? 'Inquisitor' : 'Ambassador';
    const role = action === 'exchange' ? (exchanger ?? usual) : ROLE[action];
    const possible = allPossible.get(id);
    return {
      id,
      action,
      emblem: emblem(action, role),
      ...(role ? { role } : {}),
      note: possible
        ? worth(action, role, view)
        : why(action, view.players[reader]?.coins ?? 0, view.reserve, allPossible),
      // Embezzling claims *not* to hold the Duke.
      held:
        action === 'embezzle'
          ? !holds(view, reader, 'Duke')
          : role !== undefined && holds(view, reader, role),
      ...(possible ? { possible } : {}),
    };
  });
}

function ids(rules: TableRules): string[] {
  const exchanges = !rules.inquisitorExchanges
    ? rules.exchanger === 'inquisitor'
      ? []
      : ['exchange']
    : rules.exchanger === 'both'
      ? ['exchange Ambassador', 'exchange Inquisitor']
      : ['exchange'];
  return [
    ...['income', 'foreign-aid', 'coup', 'tax', 'assassinate', 'steal'],
    ...exchanges,
    ...(rules.exchanger === 'ambassador' ? [] : ['examine']),
    ...(rules.allegiances ? ['convert', 'embezzle'] : []),
  ];
}

function worth(action: string, role: string | undefined, view: CoupView): Tile['note'] {
  if (action in GAIN) return { key: 'tile.gain', values: { n: GAIN[action]! } };
  if (action in COST) return { key: 'tile.cost', values: { n: COST[action]! } };
  if (action === 'embezzle') return { key: 'tile.gain', values: { n: view.reserve } };
  if (action === 'exchange')
    return { key: 'tile.draw', values: { n: role === 'Inquisitor' ? 1 : 2 } };
  return { key: action === 'examine' ? 'tile.examine' : 'tile.convert' };
}

function why(
  action: string,
  coins: number,
  reserve: number,
  possible: ReadonlyMap<string, PossibleAction>,
): Tile['note'] {
  const cost = COST[action];
  if (cost !== undefined && coins < cost) return { key: 'tile.dear', values: { n: cost } };
  if (possible.size === 1 && possible.has('coup')) return { key: 'tile.forced' };
  if (action === 'embezzle' && reserve === 0) return { key: 'tile.reserve' };
  return { key: 'tile.nobody' };
}
