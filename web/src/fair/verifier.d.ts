export type Verdict =
  | { verdict: 'fair'; draws: number; seeds: number }
  | { verdict: 'wrong'; line: number; reason: string }
  | { verdict: 'unknown' };

export function verify(file: string, known?: { commitment?: string; seed?: string }): Verdict;
