package contessa.analysis.coup;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupView;
import contessa.game.SameMath;

/**
 * What a seat can hold for and against a claim that has just been made, and how likely that makes
 * it: of claims called 70 % likely about 70 % are true, for all kinds of players. {@code
 * StrangersTest} fits the weights, and tests them with other bots: see docs/analysis.md.
 *
 * @param believed how likely the claim is by the hands that explain the claimant's moves
 */
@SuppressWarnings("ArrayRecordComponent") // they are never compared
public record ClaimEvidence(double believed, double... features) {

  /** One name per feature. */
  public static final String NAMES = "always believed strongly counted caught proven others";

  /** One per feature. */
  private static final double[] WEIGHTS = {1.158, 1.020, -0.487, 0.226, -1.461, 0.042, -0.310};

  /** How far the belief may be corrected. */
  private static final double MOST = 30;

  private static final double FAINTEST = 0.01;

  /** A stronger belief than this, as log odds, means no more. */
  private static final double STRONGEST = 2.5;

  private static final double STRONG = 1;

  static ClaimEvidence of(CoupView view, Claim claim, SeenClaims seen, double believed) {
    int who = claim.seat();
    double belief = Math.clamp(logit(believed), -STRONGEST, STRONGEST);
    double[] features = {
      1,
      belief,
      Math.max(0, belief - STRONG),
      logit(counted(view, claim)),
      SameMath.log(1 + seen.caught(who)),
      SameMath.log(1 + seen.proven(who)),
      claim.denied() ? 0 : seen.others(who, claim.role()),
    };
    return new ClaimEvidence(believed, features);
  }

  /** Whether the cards that the seat can see settle it. */
  public boolean settled() {
    return believed <= 0 || believed >= 1;
  }

  /** How likely the claim is to be true; 0 or 1 only where the cards leave no doubt. */
  public double likely() {
    if (settled()) {
      return Math.clamp(believed, 0, 1);
    }
    double sum = 0;
    for (int n = 0; n < WEIGHTS.length; n++) {
      sum += WEIGHTS[n] * features[n];
    }
    return 1 / (1 + SameMath.exp(-sum));
  }

  /** By how much worlds with a true claim must count more than they would by belief alone. */
  double correction() {
    if (settled()) {
      return 1;
    }
    double likely = likely();
    double factor = likely * (1 - believed) / (believed * (1 - likely));
    return Math.clamp(factor, 1 / MOST, MOST);
  }

  private static double logit(double p) {
    double kept = Math.clamp(p, FAINTEST, 1 - FAINTEST);
    return SameMath.log(kept / (1 - kept));
  }

  /** How likely the claim would be if the claimant's hand were any of the cards not seen. */
  private static double counted(CoupView view, Claim claim) {
    int all = view.unseen().count();
    int copies = view.unseen().count(claim.role());
    int known = view.known(claim.seat());
    double none = (known & Cards.copiesOf(claim.role().ordinal())) != 0 ? 0 : 1;
    for (int card = Integer.bitCount(known); card < view.handSize(claim.seat()); card++) {
      none *= Math.max(0, all - copies) / (double) Math.max(1, all);
      all--;
    }
    return claim.denied() ? none : 1 - none;
  }
}
