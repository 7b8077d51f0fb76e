package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;
import contessa.game.SameMath;

/**
 * Weighs every move by its gain or loss in coins, given how likely each claim is to be true,
 * challenged or blocked; then mixes moves of similar worth.
 */
final class SchemerPolicy extends PhasePolicy {

  /** Logits beyond this count as certain. */
  private static final double SURE = 7;

  private final Trait.Values traits;
  private final ClaimOdds odds;
  private final Stakes stakes;
  private final CardWorth cards;
  private final SchemerTurn turn;

  SchemerPolicy(Trait.Values traits) {
    this.traits = traits;
    odds = new ClaimOdds(traits);
    stakes = new Stakes(traits);
    cards = new CardWorth(traits);
    turn = new SchemerTurn(traits, odds, stakes, pov -> hand(pov, pov.hand));
  }

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    turn.act(pov, moves);
  }

  @Override
  double worth(PointOfView pov, int role, int others) {
    return cards.of(pov, role, others);
  }

  @Override
  double temperature() {
    return traits.of(Trait.TEMPERATURE_CARDS);
  }

  @Override
  double swap(PointOfView pov) {
    return pov.offered < 0
        ? 0.5
        : 1 / (1 + SameMath.exp(-cards.tooGood(pov.offered) / temperature()));
  }

  @Override
  double challengeChance(PointOfView pov) {
    return switch (ObviousMoves.onClaim(pov)) {
      case CHALLENGE -> 1;
      case PASS -> 0;
      case JUDGEMENT_CALL -> chanceByWorth(pov);
    };
  }

  private double chanceByWorth(PointOfView pov) {
    int claimant = pov.claimant();
    double held = odds.holds(pov, claimant, pov.claimedRole());
    double truth = pov.denies() ? 1 - held : held;
    double right = stakes.harm(pov, claimant) + stake(pov);
    double worth = (1 - truth) * right - truth * stakes.life(pov) - traits.of(Trait.CAUTION);
    if (pov.rivals() > 1 && pov.target != pov.seat && pov.actor != pov.seat) {
      worth -= traits.of(Trait.FREE_RIDE);
    }
    double x = worth / traits.of(Trait.TEMPERATURE_CHALLENGE);
    return x < -SURE ? 0 : x > SURE ? 1 : 1 / (1 + SameMath.exp(-x));
  }

  /** The cost to this seat if the current claim stands. */
  private double stake(PointOfView pov) {
    if (pov.phase == CoupPhase.CHALLENGE_BLOCK) {
      return pov.actor == pov.seat ? stopped(pov) : 0;
    }
    Action action = pov.action;
    if (action == Action.TAX) {
      return Action.TAX.gain() * stakes.envy;
    }
    if (action == Action.STEAL) {
      int coins = Math.min(Action.STEAL.gain(), pov.coins[pov.target]);
      boolean blocks = (Cards.rolesAmong(pov.hand) & pov.rules.blockers(action)) != 0;
      return pov.target == pov.seat
          ? (blocks ? 0 : coins * (1 + stakes.envy))
          : coins * stakes.envy * 0.5;
    }
    if (action == Action.ASSASSINATE) {
      if (pov.target != pov.seat) {
        return -stakes.harm(pov, pov.target) * 0.5;
      }
      if (pov.holds(Roles.CONTESSA)) {
        return 0;
      }
      return pov.influences() > 1
          ? stakes.life
          : stakes.lastLife
              * odds.challenged(pov, Roles.CONTESSA, traits.of(Trait.CHALLENGE_BLOCK));
    }
    return action == Action.EMBEZZLE ? pov.reserve * stakes.envy : stakes.envy;
  }

  /** The loss of the actor if the block stands. */
  private double stopped(PointOfView pov) {
    if (pov.action == Action.ASSASSINATE) {
      return stakes.harm(pov, pov.target);
    }
    return pov.action == Action.EXAMINE ? traits.of(Trait.EXAMINE) : Action.FOREIGN_AID.gain();
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    Action action = pov.action;
    if (action == Action.FOREIGN_AID) {
      moves.add(CoupCodes.PASS, 0);
      block(
          pov,
          moves,
          Roles.DUKE,
          Action.FOREIGN_AID.gain() * stakes.envy * (pov.rivals() == 1 ? 3 : 1),
          0);
    } else if (action == Action.STEAL) {
      double saves = Math.min(Action.STEAL.gain(), pov.coins[pov.seat]) * (1 + stakes.envy);
      moves.add(CoupCodes.PASS, 0);
      for (int rest = pov.rules.blockers(action); rest != 0; rest &= rest - 1) {
        block(pov, moves, Integer.numberOfTrailingZeros(rest), saves, 0);
      }
    } else if (action == Action.ASSASSINATE) {
      boolean last = pov.influences() == 1;
      if (!last) {
        moves.add(CoupCodes.PASS, 0);
      }
      block(pov, moves, Roles.CONTESSA, stakes.life(pov), last ? 0 : stakes.lastLife);
    } else {
      moves.add(CoupCodes.PASS, 0);
      block(pov, moves, Roles.CONTESSA, traits.of(Trait.EXAMINE), 0);
    }
    moves.softmax(traits.of(Trait.TEMPERATURE));
  }

  /**
   * Adds a block with this character.
   *
   * @param saves the worth of a block that stands
   * @param more the cost of being caught, beyond an influence
   */
  private void block(PointOfView pov, MoveWeights moves, int role, double saves, double more) {
    if (!Cards.has(pov.inPlay, role)) {
      return;
    }
    double challenged = odds.challenged(pov, role, traits.of(Trait.CHALLENGE_BLOCK));
    if (pov.holds(role)) {
      moves.add(CoupCodes.BLOCK + role, saves + 1 + challenged * stakes.wound * 0.3);
    } else {
      double risk = stakes.life(pov) + more;
      moves.add(
          CoupCodes.BLOCK + role,
          (1 - challenged) * saves - challenged * risk - traits.of(Trait.SCRUPLE));
    }
  }
}
