import type { Replay } from '$wire';

/** What the server says about finished games, puzzles and one’s own past; see docs/analysis.md. */
export type StepKind =
  | 'deal'
  | 'leave'
  | 'action'
  | 'coup'
  | 'claim'
  | 'bluff'
  | 'block'
  | 'block-bluff'
  | 'challenge-right'
  | 'challenge-wrong'
  | 'let-bluff-pass'
  | 'pass'
  | 'prove'
  | 'decline'
  | 'lose'
  | 'exchange'
  | 'examine'
  | 'set-up'
  | 'plan'
  | 'take'
  | 'trade';

export interface AnalysisOption {
  move: string;
  chance?: number;
  known: number;
  margin: number;
  p?: number;
  played?: boolean;
}

export interface AnalysisStep {
  step: number;
  frame: number;
  round: number;
  seat?: number;
  move: string;
  kind: StepKind;
  by?: string;
  chances: number[];
  known: number[];
  margins: number[];
  luck: number[];
  claim?: { role: string; true: boolean; likely: (number | null)[] };
  options?: AnalysisOption[];
}

export interface TurningPoint {
  step: number;
  change: number;
  kind: StepKind | 'luck';
  by?: number;
}

export interface AnalysisPlayer {
  seat: number;
  result: number;
  luck: number;
  play: number;
  others: number;
  accuracy?: number;
  claims?: number;
  bluffs?: number;
  caught?: number;
  challenges?: number;
  right?: number;
  turningPoints: TurningPoint[];
}

export interface Analysis {
  format: number;
  game: 'coup' | 'royal';
  names: string[];
  bots: string[];
  winners: number[];
  steps: AnalysisStep[];
  players: AnalysisPlayer[];
  lie?: { step: number; seat: number; role: string; gain: number };
}

export type Job<T> = { id?: string } & (
  | { state: 'waiting'; ahead: number }
  | { state: 'working'; done: number; of: number }
  | { state: 'done'; result: T }
  | { state: 'failed' }
);

export interface Puzzles {
  count: number;
  today: number;
  date: string;
}

export interface Puzzle {
  number: number;
  kind: 'challenge' | 'move';
  seat: number;
  replay: Replay;
  options: AnalysisOption[];
  truth: string[][];
  claim?: { seat: number; role: string; true: boolean; likely: number };
}

export interface PastGame {
  table: string;
  game: number;
  at: number;
  edition: string;
  won: number;
  claims: number;
  bluffs: number;
  caught: number;
  challenges: number;
  right: number;
  opening?: string;
}

export interface LookBack {
  games: PastGame[];
  opponents: { name: string; bot?: string; games: number; won: number; caughtYou: number }[];
  openings: { move: string; games: number; won: number }[];
}
