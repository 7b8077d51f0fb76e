import { type Claim, daring, isOwn } from './claimAnalysis';

/** A player's own moments of a game: the best lie, and the lie that should not have been believed. */
export interface BestLies {
  best?: Claim;
  fell?: Claim;
}

export function bestLies(claims: readonly Claim[], seat: number): BestLies {
  const believed = claims.filter((claim) => !claim.true && claim.fate === 'believed');
  const best = most(
    believed.filter((claim) => claim.seat === seat && isOwn(claim, seat)),
    daring,
  );
  const fell = most(
    believed.filter((claim) => claim.doubters.includes(seat)),
    (claim) => claim.stake * (claim.against === seat ? 2 : 1),
  );
  return { ...(best && { best }), ...(fell && { fell }) };
}

/** Of equal claims the later one. */
function most(claims: readonly Claim[], of: (claim: Claim) => number): Claim | undefined {
  return claims.reduce<Claim | undefined>(
    (top, claim) => (top && of(top) > of(claim) ? top : claim),
    undefined,
  );
}
