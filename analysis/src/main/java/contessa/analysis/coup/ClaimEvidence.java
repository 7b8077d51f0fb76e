package contessa.analysis.coup;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupView;
import contessa.game.SameMath;

/** What a seat can hold for and against a claim that has just been made. */
public final class ClaimEvidence {

  /** One name per feature. */
  public static final String NAMES = "always believed strongly counted caught proven others";

  private static final double FAINTEST = 0.01;

  /** A stronger belief than this, as log odds, means no more. */
  private static final double STRONGEST = 2.5;

  private static final double STRONG = 1;

  private final double believed;
  private final double[] features;

  public ClaimEvidence(double believed, double... features) {
    this.believed = believed;
    this.features = features;
  }

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

  /** How likely the claim is by the hands that explain the claimant's moves. */
  public double believed() {
    return believed;
  }

  public double[] features() {
    return features.clone();
  }

  /** Whether the cards that the seat can see settle it. */
  public boolean settled() {
    return believed <= 0 || believed >= 1;
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
