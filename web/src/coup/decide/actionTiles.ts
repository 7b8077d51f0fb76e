import { type ActionLine, ACTIONS } from '$editions';
import type { CoupAction } from '$games';
import type { CoupView } from '../../game/coup';
import type { Key } from '../../../generated/keys';
import type { Values } from '../../words/voice';
import { type PossibleAction, possibleActions, type Choice } from '../view/choices';
import { holds } from '../view/cardCounts';
import { type ActionsWith, emblem } from '../view/emblemNames';
import type { TableRules } from '../view/tableRules';

/** An action as a tile; if it is not possible now, the tile says why. */
export interface Tile {
  id: string;
  action: CoupAction;
  emblem: string;
  /** The character that the action claims. */
  role?: string;
  note: { key: Key; values?: Values };
  /** Whether the actor claims *not* to hold the character. */
  denied: boolean;
  /** Whether the claim is true. */
  held: boolean;
  possible?: PossibleAction;
}

/** The actions that neither bring nor cost coins. */
type Plain = ActionsWith<{ cost: 0; gain: 0; takesReserve: false }>;

const PLAIN: Record<Plain, (role?: string) => Tile['note']> = {
  exchange: (role) => ({ key: 'tile.draw', values: { n: role === 'Inquisitor' ? 1 : 2 } }),
  examine: () => ({ key: 'tile.examine' }),
  convert: () => ({ key: 'tile.convert' }),
};

const isPlain = (action: CoupAction): action is Plain => action in PLAIN;

/** The actions in the order of the tiles, and whether the rules have them. */
const OFFERED: Record<CoupAction, (rules: TableRules) => boolean> = {
  income: () => true,
  'foreign-aid': () => true,
  coup: () => true,
  tax: () => true,
  assassinate: () => true,
  steal: () => true,
  exchange: (rules) => rules.inquisitorExchanges || rules.exchanger !== 'inquisitor',
  examine: (rules) => rules.exchanger !== 'ambassador',
  convert: (rules) => rules.allegiances,
  embezzle: (rules) => rules.allegiances,
};

/** Every action of these rules, possible now or not. */
export function tiles(
  choices: readonly Choice[],
  view: CoupView,
  rules: TableRules,
  reader: number,
): Tile[] {
  const allPossible = new Map(possibleActions(choices).map((each) => [each.id, each]));
  return offered(rules).map(([id, action, exchanger]): Tile => {
    const { claims, denies }: ActionLine = ACTIONS[action];
    const role = exchanger ?? claims.find((each) => rules.roles.includes(each));
    const possible = allPossible.get(id);
    const holdsIt = role !== undefined && holds(view, reader, role);
    return {
      id,
      action,
      emblem: emblem(action, role),
      ...(role && !denies ? { role } : {}),
      note: possible
        ? worth(action, role, view)
        : why(action, view.players[reader]?.coins ?? 0, view.reserve, allPossible),
      denied: denies,
      held: denies ? !holdsIt : holdsIt,
      ...(possible ? { possible } : {}),
    };
  });
}

/** The id of each tile, its action, and the character claimed where two characters exchange. */
function offered(rules: TableRules): [string, CoupAction, string?][] {
  const actions = (Object.keys(OFFERED) as CoupAction[]).filter((each) => OFFERED[each](rules));
  const twoExchanges = rules.inquisitorExchanges && rules.exchanger === 'both';
  return actions.flatMap((action): [string, CoupAction, string?][] =>
    action === 'exchange' && twoExchanges
      ? ACTIONS.exchange.claims.map((each) => [`exchange ${each}`, action, each])
      : [[action, action]],
  );
}

function worth(action: CoupAction, role: string | undefined, view: CoupView): Tile['note'] {
  if (isPlain(action)) return PLAIN[action](role);
  const { cost, gain, takesReserve }: ActionLine = ACTIONS[action];
  return cost
    ? { key: 'tile.cost', values: { n: cost } }
    : { key: 'tile.gain', values: { n: takesReserve ? view.reserve : gain } };
}

function why(
  action: CoupAction,
  coins: number,
  reserve: number,
  possible: ReadonlyMap<string, PossibleAction>,
): Tile['note'] {
  const { cost, takesReserve }: ActionLine = ACTIONS[action];
  if (coins < cost) return { key: 'tile.dear', values: { n: cost } };
  if (possible.size === 1 && possible.has('coup')) return { key: 'tile.forced' };
  if (takesReserve && reserve === 0) return { key: 'tile.reserve' };
  return { key: 'tile.nobody' };
}
