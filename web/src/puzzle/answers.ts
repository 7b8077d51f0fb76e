import type { AnalysisOption, AnalysisStep, Puzzle } from '../net/analysis';

const ORDER = ['challenge', 'block', 'pass', 'income', 'foreign-aid', 'coup'];

const rank = (move: string): number => {
  const at = ORDER.indexOf(move.split(' ')[0]!);
  return at < 0 ? ORDER.length : at;
};

/** The options in an order that gives nothing away. */
export function choices(options: readonly AnalysisOption[]): AnalysisOption[] {
  return options.toSorted((a, b) => rank(a.move) - rank(b.move) || (a.move < b.move ? -1 : 1));
}

/** The server lists the best option first. */
export const best = (puzzle: Puzzle): AnalysisOption => puzzle.options[0]!;

export const isRight = (puzzle: Puzzle, move: string): boolean => best(puzzle).move === move;

/** The decision as the analysis shows one, with the player's answer as the move. */
export function decided(puzzle: Puzzle, move: string): AnalysisStep {
  return {
    step: 0,
    frame: puzzle.replay.frames.length - 1,
    round: 0,
    seat: puzzle.seat,
    move,
    kind: 'action',
    chances: [],
    known: [],
    margins: [],
    luck: [],
    options: puzzle.options.map((each) => ({ ...each, played: each.move === move })),
  };
}
