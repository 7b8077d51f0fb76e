import type { Point } from './curve';
import type { Mark } from './marks';
import type { AnalysisOption, AnalysisStep } from '../net/analysis';

/** Whose knowledge the chances come from: everything, or what each seat could know. */
export type Knowledge = 'all' | 'known';

/** The places of an analysis on the replay's slider: `place` gives the moment that shows a frame. */
export class Board {
  private readonly places: readonly number[];

  constructor(
    readonly steps: readonly AnalysisStep[],
    place: (frame: number) => number,
  ) {
    this.places = steps.map((each) => place(each.frame));
  }

  /** The moment at which a step of the record is shown. */
  momentOf(step: number): number {
    return this.places[this.indexOf(step)] ?? 0;
  }

  private indexOf(step: number): number {
    return this.steps.findIndex((each) => each.step === step);
  }

  step(step: number): AnalysisStep | undefined {
    return this.steps[this.indexOf(step)];
  }

  /** The claim that was made in a frame of the replay. */
  claimAt(frame: number): AnalysisStep | undefined {
    return this.steps.find((each) => each.frame === frame && each.claim);
  }

  /** What a claim and its answers changed for the claimant. */
  gain(claim: AnalysisStep): number {
    const at = this.indexOf(claim.step);
    const after = this.answers(at).at(-1) ?? claim;
    const before = this.steps[at - 1] ?? claim;
    return (after.chances[claim.seat!] ?? 0) - (before.chances[claim.seat!] ?? 0);
  }

  /** One point for each moment: the last of its steps counts. */
  points(knowledge: Knowledge): Point[] {
    const found = new Map<number, Point>();
    this.steps.forEach((each, i) => {
      const step = this.places[i]!;
      found.set(step, { step, chances: knowledge === 'all' ? each.chances : each.known });
    });
    return [...found.values()].sort((a, b) => a.step - b.step);
  }

  marks(): Mark[] {
    return this.steps.flatMap((each, i): Mark[] => {
      const at = { step: this.places[i]!, seat: each.seat ?? 0 };
      if (each.claim)
        return [
          {
            ...at,
            sign: each.claim.true ? 'true' : 'bluff',
            failed:
              !each.claim.true && this.answers(i).some((one) => one.kind === 'challenge-right'),
          },
        ];
      return each.kind === 'challenge-right' || each.kind === 'challenge-wrong'
        ? [{ ...at, sign: 'challenge', failed: each.kind === 'challenge-wrong' }]
        : [];
    });
  }

  /** The answers to the claim at an index: every seat that passed, or challenged. */
  private answers(claim: number): AnalysisStep[] {
    const rest = this.steps.slice(claim + 1);
    const end = rest.findIndex((each) => !ANSWERS.has(each.kind));
    return end < 0 ? rest : rest.slice(0, end);
  }

  /** What a moment is about: a claim with the answers to it, or a decision. */
  focus(at: number, reader: number | undefined): Focus | undefined {
    const i = this.places.findLastIndex((place, index) => place <= at && this.steps[index]!.claim);
    const claim = this.steps[i];
    if (claim) {
      const answers = this.answers(i);
      const last = i + answers.length;
      if (at <= this.places[last]!) return { claim, decisions: deciding(claim, answers, reader) };
    }
    const here = this.steps.filter((each, index) => this.places[index] === at && isChoice(each));
    const own = here.filter((each) => each.seat === reader);
    return here.length ? { decisions: own.length ? own : here } : undefined;
  }

  /** The first step that is not yet decided at a moment. */
  nextStep(at: number): AnalysisStep | undefined {
    return this.steps[this.places.findIndex((place) => place > at)];
  }
}

export interface Focus {
  claim?: AnalysisStep;
  decisions: AnalysisStep[];
}

const ANSWERS = new Set(['pass', 'let-bluff-pass', 'challenge-right', 'challenge-wrong']);

const isChoice = (step: AnalysisStep): boolean => (step.options?.length ?? 0) > 1;

/** The reader's own decision about a claim, else the claimant's and the challenger's. */
function deciding(
  claim: AnalysisStep,
  answers: readonly AnalysisStep[],
  reader: number | undefined,
): AnalysisStep[] {
  const all = [claim, ...answers].filter(isChoice);
  const own = all.filter((each) => each.seat === reader);
  return own.length
    ? own
    : all.filter((each) => each === claim || each.kind.startsWith('challenge'));
}

/** What the played move gave away, or gained over the best other one. */
export function worth(step: AnalysisStep): number {
  const options = step.options ?? [];
  const played = options.find((each) => each.played);
  const best = options
    .filter((each) => !each.played)
    .reduce<AnalysisOption | undefined>(
      (most, each) => (most && most.known >= each.known ? most : each),
      undefined,
    );
  return played && best ? played.known - best.known : 0;
}

/** At most so many options, the played one always among them. */
export function shortlist(options: readonly AnalysisOption[], most: number): AnalysisOption[] {
  const kept = options.slice(0, most);
  const played = options.find((each) => each.played);
  if (played && !kept.includes(played)) kept.splice(most - 1, 1, played);
  return kept;
}
