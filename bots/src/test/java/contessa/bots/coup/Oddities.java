package contessa.bots.coup;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.coup.Codes;
import contessa.coup.CoupRules;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.List;

/** Players that no bot was tuned against, one-sided in different ways. */
public final class Oddities {

  private Oddities() {}

  public static List<BotKind> all() {
    return List.of(
        new Odd("doubter", new Doubter()),
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
  private static final class Doubter extends HonestPolicy {
    @Override
    double doubt(Eye eye) {
      return 1;
    }
  }

  /** Claims the Duke every turn until a Coup can be paid, and blocks all foreign aid. */
  private static final class Taxer extends HonestPolicy {
    @Override
    void act(Eye eye, Menu menu) {
      if (eye.open.coins[eye.seat] >= 7) {
        super.act(eye, menu);
      } else {
        menu.add(Codes.TAX, 1);
      }
    }

    @Override
    void block(Eye eye, Menu menu) {
      if (eye.open.action == OpenTable.FOREIGN_AID) {
        menu.add(Codes.BLOCK + Roles.DUKE, 1);
      } else {
        super.block(eye, menu);
      }
    }
  }

  /** Never challenges; bluffs half of the time. */
  private static final class Believer extends HonestPolicy {
    @Override
    double doubt(Eye eye) {
      return 0;
    }

    @Override
    void act(Eye eye, Menu menu) {
      super.act(eye, menu);
      menu.add(Codes.TAX, eye.open.coins[eye.seat] < 7 ? menu.sum() : 0);
    }
  }

  /** Takes income, pays for Coups, claims nothing. */
  private static final class Miser extends HonestPolicy {
    @Override
    void act(Eye eye, Menu menu) {
      if (eye.open.coins[eye.seat] >= 7) {
        super.act(eye, menu);
      } else {
        menu.add(Codes.INCOME, 1);
      }
    }
  }

  /** Claims whatever it does not hold, blocks everything, challenges now and then. */
  private static final class Liar extends HonestPolicy {
    @Override
    double doubt(Eye eye) {
      return Math.max(super.doubt(eye), 0.1);
    }

    @Override
    void act(Eye eye, Menu menu) {
      OpenTable open = eye.open;
      if (open.coins[eye.seat] >= 7) {
        super.act(eye, menu);
        return;
      }
      menu.add(Codes.TAX, eye.holds(Roles.DUKE) ? 0.1 : 1);
      for (int rest = open.targets(eye.seat); rest != 0; rest &= rest - 1) {
        int target = Seats.lowest(rest);
        menu.add(Codes.STEAL + target, eye.holds(Roles.CAPTAIN) ? 0.1 : 1);
        if (open.coins[eye.seat] >= 3) {
          menu.add(Codes.ASSASSINATE + target, eye.holds(Roles.ASSASSIN) ? 0.1 : 1);
        }
      }
    }

    @Override
    void block(Eye eye, Menu menu) {
      menu.add(Codes.BLOCK + Roles.DUKE, 1);
      menu.add(Codes.BLOCK + Roles.CAPTAIN, 1);
      menu.add(Codes.BLOCK + Roles.CONTESSA, 1);
    }
  }

  /** Assassinates whenever it can pay, true or not; challenges a third of all claims. */
  private static final class Brute extends HonestPolicy {
    @Override
    double doubt(Eye eye) {
      return 0.33;
    }

    @Override
    void act(Eye eye, Menu menu) {
      OpenTable open = eye.open;
      if (open.coins[eye.seat] < 3 || open.coins[eye.seat] >= 7 || open.assassinationDeclared) {
        super.act(eye, menu);
        return;
      }
      for (int rest = open.targets(eye.seat); rest != 0; rest &= rest - 1) {
        menu.add(Codes.ASSASSINATE + Seats.lowest(rest), 1);
      }
    }
  }
}
