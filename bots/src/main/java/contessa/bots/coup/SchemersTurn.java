package contessa.bots.coup;

import static contessa.coup.CoupRules.COUP_COST;

import contessa.coup.Codes;
import contessa.game.Seats;

/** The schemer's own turn: every action by what it gains, and what it risks if it is a lie. */
final class SchemersTurn {
  private static final int ASSASSINATION_COST = 3;
  private static final int COUP_DUE = 10;

  private final Guess guess;
  private final Stakes stakes;
  private final CardWorth cards;
  private final double doubtTax;
  private final double doubtSteal;
  private final double doubtAssassinate;
  private final double doubtExchange;
  private final double bluffBlock;
  private final double bluffContessaLast;
  private final double scruple;
  private final double exchange;
  private final double examine;
  private final double convert;
  private final double content;
  private final double heat;

  SchemersTurn(Temper temper, Guess guess, Stakes stakes, CardWorth cards) {
    this.guess = guess;
    this.stakes = stakes;
    this.cards = cards;
    doubtTax = temper.of(Trait.DOUBT_TAX);
    doubtSteal = temper.of(Trait.DOUBT_STEAL);
    doubtAssassinate = temper.of(Trait.DOUBT_ASSASSINATE);
    doubtExchange = temper.of(Trait.DOUBT_EXCHANGE);
    bluffBlock = temper.of(Trait.BLUFF_BLOCK);
    bluffContessaLast = temper.of(Trait.BLUFF_CONTESSA_LAST);
    scruple = temper.of(Trait.SCRUPLE);
    exchange = temper.of(Trait.EXCHANGE);
    examine = temper.of(Trait.EXAMINE);
    convert = temper.of(Trait.CONVERT);
    content = temper.of(Trait.CONTENT);
    heat = temper.of(Trait.HEAT);
  }

  void act(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    int coins = open.coins[eye.seat];
    int targets = open.targets(eye.seat);
    if (coins < COUP_DUE) {
      double wary = guess.wary(eye);
      menu.add(Codes.INCOME, stakes.gain(eye, 1));
      menu.add(Codes.FOREIGN_AID, stakes.gain(eye, 2) * (1 - aidStopped(eye, targets)));
      double doubtedDuke = guess.doubted(eye, Roles.DUKE, doubtTax, wary);
      menu.add(Codes.TAX, claim(eye, Roles.DUKE, doubtedDuke, stakes.gain(eye, 3)));
      exchange(eye, menu, wary);
      double doubtedCaptain = guess.doubted(eye, Roles.CAPTAIN, doubtSteal, wary);
      for (int rest = targets; rest != 0; rest &= rest - 1) {
        steal(eye, menu, Seats.lowest(rest), doubtedCaptain);
      }
      if (coins >= ASSASSINATION_COST) {
        double doubtedAssassin = guess.doubted(eye, Roles.ASSASSIN, doubtAssassinate, wary);
        for (int rest = targets; rest != 0; rest &= rest - 1) {
          assassinate(eye, menu, Seats.lowest(rest), doubtedAssassin);
        }
      }
      if (open.inquisitor) {
        examine(eye, menu, wary);
      }
      if (open.allegiances) {
        politics(eye, menu, coins, wary);
      }
    }
    if (coins >= COUP_COST) {
      double price = stakes.price(eye);
      for (int rest = targets; rest != 0; rest &= rest - 1) {
        int target = Seats.lowest(rest);
        double harm = stakes.harm(eye, target);
        if (open.coupDeclared) {
          declare(eye, menu, Codes.COUP_NAMING, target, harm, -price);
        } else {
          menu.add(Codes.COUP + target, harm - price);
        }
      }
    }
    Certainties.beforeActing(eye, menu, Stakes.WIN);
    menu.soften(heat);
  }

  /** A claim's worth: what it gains if it stands, and the risk if it is a lie. */
  private double claim(Eye eye, int role, double doubted, double gain) {
    if (eye.holds(role)) {
      return gain + doubted * stakes.wound(eye) * 0.5;
    }
    return (1 - doubted) * gain - doubted * stakes.life(eye) - scruple;
  }

  private double aidStopped(Eye eye, int blockers) {
    double open = 1;
    for (int rest = blockers; rest != 0; rest &= rest - 1) {
      double duke = guess.holds(eye, Seats.lowest(rest), Roles.DUKE);
      open *= 1 - duke - (1 - duke) * bluffBlock * 0.3;
    }
    return 1 - open;
  }

  private void steal(Eye eye, Menu menu, int target, double doubted) {
    OpenTable open = eye.open;
    int coins = Math.min(2, open.coins[target]);
    if (coins == 0) {
      return;
    }
    double free = 1 - guess.holds(eye, target, Roles.CAPTAIN);
    if (open.ambassador) {
      free *= 1 - guess.holds(eye, target, Roles.AMBASSADOR);
    }
    if (open.inquisitor) {
      free *= 1 - guess.holds(eye, target, Roles.INQUISITOR);
    }
    free *= 1 - bluffBlock;
    double gain = stakes.gain(eye, coins) + coins * stakes.envy * (open.rivals() == 1 ? 3 : 1);
    menu.add(Codes.STEAL + target, claim(eye, Roles.CAPTAIN, doubted, free * gain));
  }

  private void assassinate(Eye eye, Menu menu, int target, double doubted) {
    OpenTable open = eye.open;
    double contessa = guess.holds(eye, target, Roles.CONTESSA);
    double bluff = open.hand[target] == 1 ? bluffContessaLast : bluffBlock;
    double free = (1 - contessa) * (1 - bluff * 0.7);
    double harm = stakes.harm(eye, target);
    if (open.assassinationDeclared) {
      double stands = claim(eye, Roles.ASSASSIN, doubted, 0);
      declare(
          eye, menu, Codes.ASSASSINATE_NAMING, target, free * harm, stands - ASSASSINATION_COST);
    } else {
      double gain = free * harm - ASSASSINATION_COST;
      menu.add(Codes.ASSASSINATE + target, claim(eye, Roles.ASSASSIN, doubted, gain));
    }
  }

  /** An attack that must name a character: it is worth as much as it is likely to hit. */
  private void declare(Eye eye, Menu menu, int base, int target, double harm, double cost) {
    for (int role = 0; role < Roles.COUNT; role++) {
      double hit = guess.holds(eye, target, role);
      if (hit > 0) {
        menu.add(base + target * Roles.COUNT + role, hit * harm + cost);
      }
    }
    if (menu.size == 0) {
      menu.add(base + target * Roles.COUNT, 0);
    }
  }

  private void exchange(Eye eye, Menu menu, double wary) {
    OpenTable open = eye.open;
    double gain = exchange * Math.max(0, content * eye.lives() / 2 - cards.ofHand(eye));
    if (open.ambassador) {
      double doubted = guess.doubted(eye, Roles.AMBASSADOR, doubtExchange, wary);
      menu.add(Codes.EXCHANGE_AMBASSADOR, claim(eye, Roles.AMBASSADOR, doubted, gain + 0.3));
    }
    if (open.inquisitor) {
      double doubted = guess.doubted(eye, Roles.INQUISITOR, doubtExchange, wary);
      menu.add(Codes.EXCHANGE_INQUISITOR, claim(eye, Roles.INQUISITOR, doubted, gain * 0.7));
    }
  }

  private void examine(Eye eye, Menu menu, double wary) {
    double doubted = guess.doubted(eye, Roles.INQUISITOR, doubtExchange, wary);
    double worth = claim(eye, Roles.INQUISITOR, doubted, examine);
    for (int rest = eye.open.others(eye.seat); rest != 0; rest &= rest - 1) {
      menu.add(Codes.EXAMINE + Seats.lowest(rest), worth);
    }
  }

  /** Reformation: the reserve, and the sides. */
  private void politics(Eye eye, Menu menu, int coins, double wary) {
    OpenTable open = eye.open;
    if (open.reserve > 0) {
      double gain = stakes.gain(eye, open.reserve);
      double doubted = Math.min(0.9, wary * (0.5 + open.said.claims(eye.seat, Roles.DUKE)));
      double lie = (1 - doubted) * gain - doubted * stakes.life(eye) - scruple;
      menu.add(Codes.EMBEZZLE, eye.holds(Roles.DUKE) ? lie : gain);
    }
    if (coins >= 1) {
      int threats = 0;
      for (int rest = open.targets(eye.seat); rest != 0; rest &= rest - 1) {
        threats += open.coins[Seats.lowest(rest)] >= COUP_COST ? 1 : 0;
      }
      double safer = open.rivals() > 1 ? threats * convert * stakes.life(eye) / open.rivals() : 0;
      menu.add(Codes.CONVERT + eye.seat, safer - 1);
    }
  }
}
