package contessa.bots.coup;

import contessa.coup.CoupCodes;

/** What a schemer says to the deeds of others: challenge, block, or let it pass. */
final class SchemerResponses {

  /** Beyond this a chance is as good as none, or certain. */
  private static final double SURE = 7;

  private final ClaimOdds odds;
  private final Stakes stakes;
  private final double challengeBlock;
  private final double scruple;
  private final double caution;
  private final double freeRide;
  private final double examine;
  private final double temperature;
  private final double challengeTemperature;

  SchemerResponses(TraitValues traits, ClaimOdds odds, Stakes stakes) {
    this.odds = odds;
    this.stakes = stakes;
    challengeBlock = traits.of(Trait.CHALLENGE_BLOCK);
    scruple = traits.of(Trait.SCRUPLE);
    caution = traits.of(Trait.CAUTION);
    freeRide = traits.of(Trait.FREE_RIDE);
    examine = traits.of(Trait.EXAMINE);
    temperature = traits.of(Trait.TEMPERATURE);
    challengeTemperature = traits.of(Trait.TEMPERATURE_CHALLENGE);
  }

  double challengeChance(PointOfView pov) {
    PublicState state = pov.state;
    int claimant = state.claimant();
    double certain = ObviousMoves.onClaim(pov);
    if (certain >= 0) {
      return certain;
    }
    double held = odds.holds(pov, claimant, state.claimedRole());
    double truth = state.denies() ? 1 - held : held;
    double right = stakes.harm(pov, claimant) + stake(pov);
    double worth = (1 - truth) * right - truth * stakes.life(pov) - caution;
    if (state.rivals() > 1 && state.target != pov.seat && state.actor != pov.seat) {
      worth -= freeRide;
    }
    double x = worth / challengeTemperature;
    return x < -SURE ? 0 : x > SURE ? 1 : 1 / (1 + Math.exp(-x));
  }

  /** What it costs this seat if the claim under way stands. */
  private double stake(PointOfView pov) {
    PublicState state = pov.state;
    if (state.phase == PublicState.CHALLENGE_BLOCK) {
      return state.actor == pov.seat ? stopped(pov) : 0;
    }
    int action = state.action;
    if (action == PublicState.TAX) {
      return 3 * stakes.envy;
    }
    if (action == PublicState.STEAL) {
      int coins = Math.min(2, state.coins[state.target]);
      boolean blocks =
          pov.holds(Roles.CAPTAIN) || pov.holds(Roles.AMBASSADOR) || pov.holds(Roles.INQUISITOR);
      return state.target == pov.seat
          ? (blocks ? 0 : coins * (1 + stakes.envy))
          : coins * stakes.envy * 0.5;
    }
    if (action == PublicState.ASSASSINATE) {
      if (state.target != pov.seat) {
        return -stakes.harm(pov, state.target) * 0.5;
      }
      if (pov.holds(Roles.CONTESSA)) {
        return 0;
      }
      return pov.lives() > 1
          ? stakes.life
          : stakes.lastLife * odds.challenged(pov, Roles.CONTESSA, challengeBlock);
    }
    return action == PublicState.EMBEZZLE ? state.reserve * stakes.envy : stakes.envy;
  }

  /** What the actor loses if the block stands. */
  private double stopped(PointOfView pov) {
    PublicState state = pov.state;
    if (state.action == PublicState.ASSASSINATE) {
      return stakes.harm(pov, state.target);
    }
    return state.action == PublicState.EXAMINE ? examine : 2;
  }

  void block(PointOfView pov, MoveWeights moves) {
    PublicState state = pov.state;
    int action = state.action;
    if (action == PublicState.FOREIGN_AID) {
      moves.add(CoupCodes.PASS, 0);
      block(pov, moves, Roles.DUKE, 2 * stakes.envy * (state.rivals() == 1 ? 3 : 1), 0);
    } else if (action == PublicState.STEAL) {
      double saves = Math.min(2, state.coins[pov.seat]) * (1 + stakes.envy);
      moves.add(CoupCodes.PASS, 0);
      block(pov, moves, Roles.CAPTAIN, saves, 0);
      block(pov, moves, Roles.AMBASSADOR, saves, 0);
      block(pov, moves, Roles.INQUISITOR, saves, 0);
    } else if (action == PublicState.ASSASSINATE) {
      boolean last = pov.lives() == 1;
      if (!last) {
        moves.add(CoupCodes.PASS, 0);
      }
      block(pov, moves, Roles.CONTESSA, stakes.life(pov), last ? 0 : stakes.lastLife);
    } else {
      moves.add(CoupCodes.PASS, 0);
      block(pov, moves, Roles.CONTESSA, examine, 0);
    }
    moves.softmax(temperature);
  }

  /** A block by this character: what it saves, and what being caught costs beyond an influence. */
  private void block(PointOfView pov, MoveWeights moves, int role, double saves, double more) {
    if (!Roles.has(pov.state.inPlay, role)) {
      return;
    }
    double challenged = odds.challenged(pov, role, challengeBlock);
    if (pov.holds(role)) {
      moves.add(CoupCodes.BLOCK + role, saves + 1 + challenged * stakes.wound * 0.3);
    } else {
      double risk = stakes.life(pov) + more;
      moves.add(CoupCodes.BLOCK + role, (1 - challenged) * saves - challenged * risk - scruple);
    }
  }
}
