/** A sign on the track: a claim that was true, a bluff, or a challenge. `failed`: caught, or wrong. */
export interface Mark {
  step: number;
  seat: number;
  sign: 'true' | 'bluff' | 'challenge';
  failed: boolean;
}

/** The step of the next mark in a direction, if there is one. */
export function nextMark(marks: readonly Mark[], at: number, by: 1 | -1): number | undefined {
  const steps = marks.map((mark) => mark.step).filter((step) => (by > 0 ? step > at : step < at));
  if (!steps.length) return undefined;
  return by > 0 ? Math.min(...steps) : Math.max(...steps);
}
