import { ACTIONS } from '$editions';
import type { Replay } from '$wire';
import { worth } from '../analysis/board';
import type { Analysis, AnalysisOption, AnalysisStep } from '../net/analysis';
import { type Asked, reasons, type Reason } from './reasons';

/** A decision with a choice, that its player made. */
export interface Decision {
  step: AnalysisStep;
  played: AnalysisOption;
  /** The best of the choices, and the best of the others if it was played. */
  best: AnalysisOption;
  /** What the move gained over the best other one, or gave away. */
  worth: number;
}

/** What kind of mistake a decision was. */
export type Fault = 'wrong' | 'challenge' | 'caught' | 'claim' | 'block' | 'save' | 'plan';

export interface Review {
  /** What went well. */
  good?: Decision | undefined;
  /** The kind of mistake that cost most, how often, how much together, and how much the worst. */
  habit?: { fault: Fault; times: number; cost: number; worst: number } | undefined;
  /** The costliest decision. */
  look?: Decision | undefined;
}

/** Less is noise: chances are averages over a few possible deals. */
const SLIP = 0.03;

/** Choices that somebody dared; who proves a claim or turns up a card has little to choose. */
const DARING = new Set([
  'action',
  'coup',
  'claim',
  'bluff',
  'block',
  'block-bluff',
  'challenge-right',
]);

/** Choices to let something be, and plans. */
const PATIENT = new Set(['pass', 'plan']);

/** Whether a decision deserves praise: of many plans the best is never far ahead, so being the best is enough. */
const isGood = ({ step, worth }: Decision): boolean =>
  step.kind === 'plan' ? worth > 0 : worth >= SLIP;

/** A player's game in three findings, from what the player could know at each decision. */
export function review(analysis: Analysis, me: number): Review {
  const own = analysis.steps.flatMap((step): Decision[] => {
    const options = step.options ?? [];
    const played = options.find((each) => each.played);
    const [first, second] = options;
    if (step.seat !== me || step.by || !played || !second) return [];
    const best = played === first ? second : first!;
    return [{ step, played, best, worth: worth(step) }];
  });
  const slips = own.filter(({ worth }) => worth <= -SLIP);
  // A turn with a mistake in it is not praised.
  const flawed = new Set(slips.map(({ step }) => step.round));
  const praised = own.filter((each) => isGood(each) && !flawed.has(each.step.round));
  const of = (kinds: ReadonlySet<string>): Decision | undefined =>
    most(
      praised.filter(({ step }) => kinds.has(step.kind)),
      ({ worth }) => worth,
    );
  const habits = new Map<Fault, NonNullable<Review['habit']>>();
  for (const slip of slips) {
    const fault = faultOf(slip, analysis);
    if (!fault) continue;
    const { times, cost, worst } = habits.get(fault) ?? { times: 0, cost: 0, worst: 0 };
    habits.set(fault, {
      fault,
      times: times + 1,
      cost: cost - slip.worth,
      worst: Math.max(worst, -slip.worth),
    });
  }
  return {
    good: of(DARING) ?? of(PATIENT),
    habit: most([...habits.values()], ({ cost }) => cost),
    look: most(slips, ({ worth }) => -worth),
  };
}

function most<T>(all: readonly T[], of: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (top, one) => (top && of(top) >= of(one) ? top : one),
    undefined,
  );
}

const verb = ({ move }: AnalysisOption): string => move.split(' ')[0]!;

const CLAIMING: readonly string[] = Object.entries(ACTIONS)
  .filter(([, { claims, denies }]) => claims.length && !denies)
  .map(([action]) => action);

function faultOf({ step, played, best }: Decision, { steps }: Analysis): Fault | undefined {
  const [did, better] = [verb(played), verb(best)];
  if (did === 'plan') return 'plan';
  if (did === 'challenge') return 'wrong';
  if (better === 'challenge') return 'challenge';
  if (better === 'block') return 'block';
  if (step.kind.endsWith('bluff') && wasCaught(step, steps)) return 'caught';
  if (better === 'coup') return 'save';
  return CLAIMING.includes(better) && !CLAIMING.includes(did) ? 'claim' : undefined;
}

/** Whether the claim of this step was challenged and was a bluff. */
function wasCaught(claim: AnalysisStep, steps: readonly AnalysisStep[]): boolean {
  const after = steps.slice(steps.indexOf(claim) + 1);
  const next = after.findIndex((each) => each.claim);
  const answers = next < 0 ? after : after.slice(0, next);
  return answers.some(({ kind }) => kind === 'challenge-right');
}

/** A decision as a puzzle would ask about it: what its seat had seen before, and what each choice was worth. */
export function asked(replay: Replay, { steps }: Analysis, step: AnalysisStep): Asked | undefined {
  const { seat, options } = step;
  if (seat === undefined || !options) return undefined;
  const about = options.some((each) => each.move === 'challenge')
    ? steps.slice(0, steps.indexOf(step)).findLast((each) => each.claim)
    : undefined;
  const likely = about?.claim?.likely[seat];
  const claim =
    about?.claim && about.seat !== undefined && typeof likely === 'number'
      ? { seat: about.seat, role: about.claim.role, likely }
      : undefined;
  return {
    seat,
    options,
    replay: { ...replay, frames: replay.frames.slice(0, step.frame) },
    ...(claim ? { claim } : {}),
  };
}

const ANSWERS = ['challenge', 'pass'];

/** Why the best choice of a decision was best; nothing where only the numbers say it. */
export function why(replay: Replay, analysis: Analysis, step: AnalysisStep): Reason[] {
  const question = asked(replay, analysis, step);
  const [best] = step.options ?? [];
  if (!question || !best || replay.rulesOf !== 'coup') return [];
  const answers = ANSWERS.includes(verb(best));
  const played = step.options?.find((each) => each.played);
  if (question.claim && !(answers && played && ANSWERS.includes(verb(played)))) return [];
  return reasons(question);
}
