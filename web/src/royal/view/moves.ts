import type { Good } from '../../game/royal';

/** The pieces of a plan: `thief` or `snitch`. */
export type Job = 'thief' | 'snitch';

/** A plan in progress: one letter per piece, or none yet. */
export type Draft = readonly (string | undefined)[];

export interface Trade {
  with: number;
  taken: Good;
  given: Good;
  move: string;
}

const PLAN = /^plan thief=([A-H]+) snitch=([A-H]+)$/;
const TAKE = /^take ([a-z]+)$/;
const TRADE = /^trade (\d+) ([a-z]+) ([a-z]+)$/;

interface Plan {
  move: string;
  thief: string;
  snitch: string;
}

/** The plans to choose from, all of them sent by the server. */
export class Plans {
  /** The pieces of a plan, thieves first. */
  readonly jobs: readonly Job[];
  private readonly plans: readonly Plan[];

  constructor(choices: readonly string[]) {
    this.plans = choices.flatMap((move) => {
      const found = PLAN.exec(move);
      return found ? [{ move, thief: found[1]!, snitch: found[2]! }] : [];
    });
    const one = this.plans[0];
    this.jobs = one
      ? [...fill('thief', one.thief.length), ...fill('snitch', one.snitch.length)]
      : [];
  }

  /** Where this piece may go while the others stay in place. */
  letters(draft: Draft, piece: number): Set<string> {
    const letters = new Set<string>();
    for (const plan of this.plans) {
      if (!this.fits(plan, draft, piece)) continue;
      for (const letter of plan[this.jobs[piece]!]) {
        if (!draft.some((each, at) => at !== piece && each === letter)) letters.add(letter);
      }
    }
    return letters;
  }

  /** The move of a complete draft. */
  move(draft: Draft): string | undefined {
    if (draft.filter(Boolean).length < this.jobs.length) return undefined;
    return this.plans.find((plan) => this.fits(plan, draft))?.move;
  }

  /** The draft of a move. */
  draft(move: string | undefined): Draft {
    const plan = this.plans.find((each) => each.move === move);
    return plan ? [...plan.thief, ...plan.snitch] : this.jobs.map(() => undefined);
  }

  private fits(plan: Plan, draft: Draft, but = -1): boolean {
    return draft.every(
      (letter, at) => at === but || !letter || plan[this.jobs[at]!].includes(letter),
    );
  }
}

function fill(job: Job, times: number): Job[] {
  return Array.from({ length: times }, () => job);
}

/** The goods that may be taken. */
export function takes(choices: readonly string[]): { good: Good; move: string }[] {
  return choices.flatMap((move) => {
    const found = TAKE.exec(move);
    return found ? [{ good: found[1] as Good, move }] : [];
  });
}

export function trades(choices: readonly string[]): Trade[] {
  return choices.flatMap((move) => {
    const found = TRADE.exec(move);
    return found
      ? [{ with: Number(found[1]), taken: found[2] as Good, given: found[3] as Good, move }]
      : [];
  });
}
