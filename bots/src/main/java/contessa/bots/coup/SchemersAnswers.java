package contessa.bots.coup;

import contessa.coup.Codes;

/** What a schemer says to the deeds of others: challenge, block, or let it pass. */
final class SchemersAnswers {

  /** Beyond this a chance is as good as none, or certain. */
  private static final double SURE = 7;

  private final Guess guess;
  private final Stakes stakes;
  private final double doubtBlock;
  private final double scruple;
  private final double caution;
  private final double freeRide;
  private final double examine;
  private final double heat;
  private final double heatDoubt;

  SchemersAnswers(Temper temper, Guess guess, Stakes stakes) {
    this.guess = guess;
    this.stakes = stakes;
    doubtBlock = temper.of(Trait.DOUBT_BLOCK);
    scruple = temper.of(Trait.SCRUPLE);
    caution = temper.of(Trait.CAUTION);
    freeRide = temper.of(Trait.FREE_RIDE);
    examine = temper.of(Trait.EXAMINE);
    heat = temper.of(Trait.HEAT);
    heatDoubt = temper.of(Trait.HEAT_DOUBT);
  }

  double doubt(Eye eye) {
    OpenTable open = eye.open;
    int claimant = open.claimant();
    double certain = Certainties.onClaim(eye);
    if (certain >= 0) {
      return certain;
    }
    double held = guess.holds(eye, claimant, open.claimedRole());
    double truth = open.denies() ? 1 - held : held;
    double right = stakes.harm(eye, claimant) + stake(eye);
    double worth = (1 - truth) * right - truth * stakes.life(eye) - caution;
    if (open.rivals() > 1 && open.target != eye.seat && open.actor != eye.seat) {
      worth -= freeRide;
    }
    double x = worth / heatDoubt;
    return x < -SURE ? 0 : x > SURE ? 1 : 1 / (1 + Math.exp(-x));
  }

  /** What it costs this seat if the claim under way stands. */
  private double stake(Eye eye) {
    OpenTable open = eye.open;
    if (open.phase == OpenTable.CHALLENGE_BLOCK) {
      return open.actor == eye.seat ? stopped(eye) : 0;
    }
    int action = open.action;
    if (action == OpenTable.TAX) {
      return 3 * stakes.envy;
    }
    if (action == OpenTable.STEAL) {
      int coins = Math.min(2, open.coins[open.target]);
      boolean blocks =
          eye.holds(Roles.CAPTAIN) || eye.holds(Roles.AMBASSADOR) || eye.holds(Roles.INQUISITOR);
      return open.target == eye.seat
          ? (blocks ? 0 : coins * (1 + stakes.envy))
          : coins * stakes.envy * 0.5;
    }
    if (action == OpenTable.ASSASSINATE) {
      if (open.target != eye.seat) {
        return -stakes.harm(eye, open.target) * 0.5;
      }
      if (eye.holds(Roles.CONTESSA)) {
        return 0;
      }
      return eye.lives() > 1
          ? stakes.life
          : stakes.lastLife * guess.doubted(eye, Roles.CONTESSA, doubtBlock);
    }
    return action == OpenTable.EMBEZZLE ? open.reserve * stakes.envy : stakes.envy;
  }

  /** What the actor loses if the block stands. */
  private double stopped(Eye eye) {
    OpenTable open = eye.open;
    if (open.action == OpenTable.ASSASSINATE) {
      return stakes.harm(eye, open.target);
    }
    return open.action == OpenTable.EXAMINE ? examine : 2;
  }

  void block(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    int action = open.action;
    if (action == OpenTable.FOREIGN_AID) {
      menu.add(Codes.PASS, 0);
      block(eye, menu, Roles.DUKE, 2 * stakes.envy * (open.rivals() == 1 ? 3 : 1), 0);
    } else if (action == OpenTable.STEAL) {
      double saves = Math.min(2, open.coins[eye.seat]) * (1 + stakes.envy);
      menu.add(Codes.PASS, 0);
      block(eye, menu, Roles.CAPTAIN, saves, 0);
      block(eye, menu, Roles.AMBASSADOR, saves, 0);
      block(eye, menu, Roles.INQUISITOR, saves, 0);
    } else if (action == OpenTable.ASSASSINATE) {
      boolean last = eye.lives() == 1;
      if (!last) {
        menu.add(Codes.PASS, 0);
      }
      block(eye, menu, Roles.CONTESSA, stakes.life(eye), last ? 0 : stakes.lastLife);
    } else {
      menu.add(Codes.PASS, 0);
      block(eye, menu, Roles.CONTESSA, examine, 0);
    }
    menu.soften(heat);
  }

  /** A block by this character: what it saves, and what being caught costs beyond an influence. */
  private void block(Eye eye, Menu menu, int role, double saves, double more) {
    if (!Roles.has(eye.open.inPlay, role)) {
      return;
    }
    double doubted = guess.doubted(eye, role, doubtBlock);
    if (eye.holds(role)) {
      menu.add(Codes.BLOCK + role, saves + 1 + doubted * stakes.wound * 0.3);
    } else {
      double risk = stakes.life(eye) + more;
      menu.add(Codes.BLOCK + role, (1 - doubted) * saves - doubted * risk - scruple);
    }
  }
}
