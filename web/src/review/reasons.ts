import { ACTIONS } from '$editions';
import type { Key } from '../../generated/keys';
import { percent } from '../analysis/percent';
import { count, handSize, holds } from '../coup/view/cardCounts';
import { type ActionChoice, isAct, read } from '../coup/view/choices';
import { readRules } from '../coup/view/tableRules';
import { claimed } from '../coup/words/narrateCoup';
import { type CoupView, coupView } from '../game/coup';
import type { AnalysisOption, Puzzle } from '../net/analysis';
import { type Values, who } from '../words/voice';
import { type Story, stories } from './stories';

/** A decision, and what its seat had seen before. With all hands in the replay, only that seat's own is looked at. */
export type Asked = Pick<Puzzle, 'seat' | 'replay'> & {
  claim?: Omit<NonNullable<Puzzle['claim']>, 'true'>;
  /** The best first. */
  options: readonly Pick<AnalysisOption, 'move' | 'known'>[];
};

const best = ({ options }: Asked): Pick<AnalysisOption, 'move' | 'known'> => options[0]!;

/** A sentence about the game as the seat saw it. */
export interface Reason {
  key: Key;
  values: Values;
}

/**
 * Why the best choice was the best: what the seat had seen, and what an answer cost. Every number is in the view, in the
 * story of the game, or in the analysis.
 */
export function reasons(puzzle: Asked): Reason[] {
  const view = coupView(puzzle.replay.frames.at(-1)?.view);
  if (!view) return [];
  const seen = stories(puzzle);
  return puzzle.claim
    ? [evidence(puzzle, view, seen), stake(puzzle, view)]
    : plan(puzzle, view, seen);
}

const COUP = ACTIONS.coup.cost;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What spoke for or against the claim, with the odds. */
function evidence(puzzle: Asked, view: CoupView, seen: readonly Story[]): Reason {
  const { seat, likely } = puzzle.claim!;
  const chance = percent(1 - likely);
  const { role, denied } = claimed(view.claim?.character ?? capital(puzzle.claim!.role));
  if (denied) return { key: 'puzzle.why.known', values: { chance } };
  const { copies } = readRules(puzzle.replay.rules);
  const { up, own, all } = count(view, role, copies, puzzle.seat);
  const told = seen[seat]!.claims.filter((each) => !each.denied && each.turns.length);
  const before = told.find((each) => each.role === role)?.turns.length ?? 0;
  const different = new Set([...told.map((each) => each.role), role]).size;
  const hand = handSize(view, seat);
  const values = { who: who(seat), role: { role }, all, chance };
  const repeated: Reason = { key: 'puzzle.why.repeated', values: { ...values, n: before } };
  const inSight: Reason =
    up + own
      ? { key: 'puzzle.why.seen', values: { ...values, n: up + own } }
      : { key: 'puzzle.why.unseen', values };
  if (likely > 0.5) return before ? repeated : inSight;
  if (different > hand)
    return { key: 'puzzle.why.many', values: { ...values, n: different, all: hand } };
  return up + own || !before ? inSight : repeated;
}

/** What a wrong answer cost. */
function stake(puzzle: Asked, view: CoupView): Reason {
  const { seat, likely } = puzzle.claim!;
  const known = (move: string): string =>
    percent(puzzle.options.find((each) => each.move === move)?.known ?? 0);
  const values = { who: who(seat), challenge: known('challenge'), pass: known('pass') };
  if (best(puzzle).move === 'challenge') {
    if (likely > 0.5) return { key: 'puzzle.why.must', values };
    return { key: handSize(view, seat) === 1 ? 'puzzle.why.out' : 'puzzle.why.loses', values };
  }
  if (likely < 0.5) return { key: 'puzzle.why.risk', values };
  return { key: handSize(view, puzzle.seat) === 1 ? 'puzzle.why.last' : 'puzzle.why.card', values };
}

/** What the best action did, and why it was safe to claim it. */
function plan(puzzle: Asked, view: CoupView, seen: readonly Story[]): Reason[] {
  const choice = read(best(puzzle).move);
  const found = isAct(choice)
    ? [effect(puzzle, view, choice), safety(puzzle, view, seen, choice)].filter((each) => !!each)
    : [];
  const [first, second] = puzzle.options;
  if (found.length < 2 && first && second)
    found.push({
      key: 'puzzle.why.best',
      values: { best: percent(first.known), next: percent(second.known) },
    });
  return found;
}

const ATTACKS = ['coup', 'assassinate', 'steal'];

function effect(puzzle: Asked, view: CoupView, choice: ActionChoice): Reason | undefined {
  const { target, action } = choice;
  const mine = view.players[puzzle.seat]!.coins;
  if (target !== undefined && ATTACKS.includes(action)) {
    const { coins } = view.players[target]!;
    const values = { who: who(target), n: coins };
    if (handSize(view, target) === 1 && action !== 'steal')
      return { key: 'puzzle.why.one-card', values };
    const left = coins - Math.min(coins, ACTIONS.steal.gain);
    if (action === 'steal' && coins >= COUP && left < COUP)
      return { key: 'puzzle.why.robbed', values: { ...values, n: left } };
    if (coins >= COUP) return { key: 'puzzle.why.rich', values };
  }
  const robbed = target === undefined ? 0 : view.players[target]!.coins;
  const gain =
    action === 'steal'
      ? Math.min(ACTIONS.steal.gain, robbed)
      : action in ACTIONS
        ? ACTIONS[action as keyof typeof ACTIONS].gain
        : 0;
  if (gain && mine < COUP && mine + gain >= COUP)
    return { key: 'puzzle.why.saved', values: { n: mine + gain } };
  return undefined;
}

function safety(
  puzzle: Asked,
  view: CoupView,
  seen: readonly Story[],
  { action, role: named }: ActionChoice,
): Reason | undefined {
  if (action === 'coup') return { key: 'puzzle.why.sure', values: {} };
  if (!(action in ACTIONS)) return undefined;
  const { claims, denies } = ACTIONS[action as keyof typeof ACTIONS];
  const { roles } = readRules(puzzle.replay.rules);
  const role = claims.find((each) => roles.includes(each) && (!named || each === named));
  if (!role || denies) return undefined;
  if (holds(view, puzzle.seat, role))
    return { key: 'puzzle.why.holds', values: { role: { role } } };
  const n =
    seen[puzzle.seat]!.claims.find((each) => each.role === role && !each.denied)?.turns.length ?? 0;
  return n ? { key: 'puzzle.why.told', values: { role: { role }, n } } : undefined;
}
