/** A belief about a player's strength, in the points of `CAST`. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** Whoever has not played yet is thought a beginner. */
export const UNKNOWN: Rating = { mu: 1000, sigma: 200 };

/** How much a player changes between two games. */
const TAU = 3;
const POINTS = 400 / Math.LN10;

/**
 * The rating after a game that the player or one of these opponents, who never change, won. In a Plackett-Luce model
 * nobody else at the table matters.
 */
export function after({ mu, sigma }: Rating, opponents: readonly number[], won: boolean): Rating {
  const scale = POINTS * Math.sqrt((1 + opponents.length) / 2);
  const rivals = opponents.reduce((sum, each) => sum + Math.exp((each - mu) / scale), 0);
  const chance = 1 / (1 + rivals);
  const variance =
    1 / (1 / (sigma * sigma + TAU * TAU) + (chance * (1 - chance)) / (scale * scale));
  return {
    mu: mu + (variance * ((won ? 1 : 0) - chance)) / scale,
    sigma: Math.sqrt(variance),
  };
}
