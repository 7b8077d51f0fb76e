import type { AnalysedStep, AnalysedStepMoveOption, Analysis as WireAnalysis } from '$wire';

export type {
  LookBack,
  LookBackPastGame as PastGame,
  PlayerSummary as AnalysisPlayer,
  PlayerSummaryTurningPoint as TurningPoint,
  Puzzle,
  StepKind,
} from '$wire';

/** A choice and what it was worth; puzzles do not say how often a bot would play it. */
export type AnalysisOption = Omit<AnalysedStepMoveOption, 'p'> & { p?: number };

export type AnalysisStep = Omit<AnalysedStep, 'options'> & { options?: AnalysisOption[] };

export type Analysis = Omit<WireAnalysis, 'steps'> & { steps: AnalysisStep[] };

/** Something that the server computes in the background; see docs/analysis.md. */
export type Job<T> = { id?: string } & (
  | { state: 'waiting'; ahead: number }
  | { state: 'working'; done: number; of: number }
  | { state: 'done'; result: T }
  | { state: 'failed' }
);
