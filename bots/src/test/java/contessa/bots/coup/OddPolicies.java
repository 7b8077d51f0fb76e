package contessa.bots.coup;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.coup.Action;
import contessa.coup.CoupCodes;
import contessa.coup.CoupRules;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.List;

/** One-sided players that no bot was tuned against. */
public final class OddPolicies {

  private OddPolicies() {}

  public static List<BotKind> all() {
    return List.of(
        new Odd("challenger", new Challenger()),
        new Odd("taxer", new Taxer()),
        new Odd("believer", new Believer()),
        new Odd("miser", new Miser()),
        new Odd("liar", new Liar()),
        new Odd("brute", new Brute()));
  }

  private record Odd(String name, Policy policy) implements BotKind {
    @Override
    public String about() {
      return name;
    }

    @Override
    public boolean plays(String game) {
      return game.equals(GameKind.COUP.word());
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      return new PolicyBot((CoupRules) rules, seat, policy);
    }
  }

  /** Challenges every claim. */
  private static final class Challenger extends HonestPolicy {
    @Override
    double challengeChance(PointOfView pov) {
      return 1;
    }
  }

  /** Claims the Duke every turn until it can pay for a Coup, and blocks all foreign aid. */
  private static final class Taxer extends HonestPolicy {
    @Override
    void act(PointOfView pov, MoveWeights moves) {
      if (pov.coins[pov.seat] >= 7) {
        super.act(pov, moves);
      } else {
        moves.add(Action.TAX.code(), 1);
      }
    }

    @Override
    void block(PointOfView pov, MoveWeights moves) {
      if (pov.action == Action.FOREIGN_AID) {
        moves.add(CoupCodes.BLOCK + Roles.DUKE, 1);
      } else {
        super.block(pov, moves);
      }
    }
  }

  /** Never challenges; bluffs half of the time. */
  private static final class Believer extends HonestPolicy {
    @Override
    double challengeChance(PointOfView pov) {
      return 0;
    }

    @Override
    void act(PointOfView pov, MoveWeights moves) {
      super.act(pov, moves);
      moves.add(Action.TAX.code(), pov.coins[pov.seat] < 7 ? moves.sum() : 0);
    }
  }

  /** Takes income, pays for Coups, claims nothing. */
  private static final class Miser extends HonestPolicy {
    @Override
    void act(PointOfView pov, MoveWeights moves) {
      if (pov.coins[pov.seat] >= 7) {
        super.act(pov, moves);
      } else {
        moves.add(Action.INCOME.code(), 1);
      }
    }
  }

  /** Bluffs every claim it can, blocks everything, challenges now and then. */
  private static final class Liar extends HonestPolicy {
    @Override
    double challengeChance(PointOfView pov) {
      return Math.max(super.challengeChance(pov), 0.1);
    }

    @Override
    void act(PointOfView pov, MoveWeights moves) {
      if (pov.coins[pov.seat] >= 7) {
        super.act(pov, moves);
        return;
      }
      moves.add(Action.TAX.code(), pov.holds(Roles.DUKE) ? 0.1 : 1);
      for (int rest = pov.targets(pov.seat); rest != 0; rest &= rest - 1) {
        int target = Seats.lowest(rest);
        moves.add(Action.STEAL.code(target), pov.holds(Roles.CAPTAIN) ? 0.1 : 1);
        if (pov.coins[pov.seat] >= 3) {
          moves.add(Action.ASSASSINATE.code(target), pov.holds(Roles.ASSASSIN) ? 0.1 : 1);
        }
      }
    }

    @Override
    void block(PointOfView pov, MoveWeights moves) {
      moves.add(CoupCodes.BLOCK + Roles.DUKE, 1);
      moves.add(CoupCodes.BLOCK + Roles.CAPTAIN, 1);
      moves.add(CoupCodes.BLOCK + Roles.CONTESSA, 1);
    }
  }

  /** Assassinates whenever it can pay, truthful or not; challenges a third of all claims. */
  private static final class Brute extends HonestPolicy {
    @Override
    double challengeChance(PointOfView pov) {
      return 0.33;
    }

    @Override
    void act(PointOfView pov, MoveWeights moves) {
      if (pov.coins[pov.seat] < 3 || pov.coins[pov.seat] >= 7 || pov.assassinationDeclared) {
        super.act(pov, moves);
        return;
      }
      for (int rest = pov.targets(pov.seat); rest != 0; rest &= rest - 1) {
        moves.add(Action.ASSASSINATE.code(Seats.lowest(rest)), 1);
      }
    }
  }
}
