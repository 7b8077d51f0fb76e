package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import contessa.game.Seats;
import java.util.function.ToDoubleFunction;

/** A schemer's turn: every action by its gain, and by its risk if it is a bluff. */
final class SchemerTurn {
  private final Trait.Values traits;
  private final ClaimOdds odds;
  private final Stakes stakes;
  private final ToDoubleFunction<PointOfView> hand;

  SchemerTurn(
      Trait.Values traits, ClaimOdds odds, Stakes stakes, ToDoubleFunction<PointOfView> hand) {
    this.traits = traits;
    this.odds = odds;
    this.stakes = stakes;
    this.hand = hand;
  }

  void act(PointOfView pov, MoveWeights moves) {
    int coins = pov.coins[pov.seat];
    int targets = pov.targets(pov.seat);
    if (!CoupRules.mustCoup(coins)) {
      double wary = odds.wary(pov);
      moves.add(Action.INCOME.code(), stakes.gain(pov, Action.INCOME.gain()));
      moves.add(
          Action.FOREIGN_AID.code(),
          stakes.gain(pov, Action.FOREIGN_AID.gain()) * (1 - aidStopped(pov, targets)));
      double challengedDuke =
          odds.challenged(pov, Roles.DUKE, traits.of(Trait.CHALLENGE_TAX), wary);
      moves.add(
          Action.TAX.code(),
          claim(pov, Roles.DUKE, challengedDuke, stakes.gain(pov, Action.TAX.gain())));
      exchange(pov, moves, wary);
      double challengedCaptain =
          odds.challenged(pov, Roles.CAPTAIN, traits.of(Trait.CHALLENGE_STEAL), wary);
      for (int rest = targets; rest != 0; rest &= rest - 1) {
        steal(pov, moves, Seats.lowest(rest), challengedCaptain);
      }
      if (coins >= Action.ASSASSINATE.cost()) {
        double challengedAssassin =
            odds.challenged(pov, Roles.ASSASSIN, traits.of(Trait.CHALLENGE_ASSASSINATE), wary);
        for (int rest = targets; rest != 0; rest &= rest - 1) {
          assassinate(pov, moves, Seats.lowest(rest), challengedAssassin);
        }
      }
      if (pov.inquisitor) {
        examine(pov, moves, wary);
      }
      if (pov.allegiances) {
        politics(pov, moves, coins, wary);
      }
    }
    if (coins >= Action.COUP.cost()) {
      double price = stakes.price(pov);
      for (int rest = targets; rest != 0; rest &= rest - 1) {
        int target = Seats.lowest(rest);
        double harm = stakes.harm(pov, target);
        if (pov.coupDeclared) {
          declare(pov, moves, Action.COUP.code(0, 0), target, harm, -price);
        } else {
          moves.add(Action.COUP.code(target), harm - price);
        }
      }
    }
    ObviousMoves.beforeActing(pov, moves, Stakes.WIN);
    moves.softmax(traits.of(Trait.TEMPERATURE));
  }

  /** The worth of a claim: its gain if it stands, minus the risk if it is a bluff. */
  private double claim(PointOfView pov, int role, double challenged, double gain) {
    if (pov.holds(role)) {
      return gain + challenged * stakes.wound(pov) * 0.5;
    }
    return (1 - challenged) * gain - challenged * stakes.life(pov) - traits.of(Trait.SCRUPLE);
  }

  private double aidStopped(PointOfView pov, int blockers) {
    double unblocked = 1;
    for (int rest = blockers; rest != 0; rest &= rest - 1) {
      double duke = odds.holds(pov, Seats.lowest(rest), Roles.DUKE);
      unblocked *= 1 - duke - (1 - duke) * traits.of(Trait.BLUFF_BLOCK) * 0.3;
    }
    return 1 - unblocked;
  }

  private void steal(PointOfView pov, MoveWeights moves, int target, double challenged) {
    int coins = Math.min(Action.STEAL.gain(), pov.coins[target]);
    if (coins == 0) {
      return;
    }
    double free = 1;
    for (int rest = pov.rules.blockers(Action.STEAL); rest != 0; rest &= rest - 1) {
      free *= 1 - odds.holds(pov, target, Integer.numberOfTrailingZeros(rest));
    }
    free *= 1 - traits.of(Trait.BLUFF_BLOCK);
    double gain = stakes.gain(pov, coins) + coins * stakes.envy * (pov.rivals() == 1 ? 3 : 1);
    moves.add(Action.STEAL.code(target), claim(pov, Roles.CAPTAIN, challenged, free * gain));
  }

  private void assassinate(PointOfView pov, MoveWeights moves, int target, double challenged) {
    double contessa = odds.holds(pov, target, Roles.CONTESSA);
    double bluff =
        pov.cards[target] == 1
            ? traits.of(Trait.BLUFF_CONTESSA_LAST)
            : traits.of(Trait.BLUFF_BLOCK);
    double free = (1 - contessa) * (1 - bluff * 0.7);
    double harm = stakes.harm(pov, target);
    if (pov.assassinationDeclared) {
      double stands = claim(pov, Roles.ASSASSIN, challenged, 0);
      declare(
          pov,
          moves,
          Action.ASSASSINATE.code(0, 0),
          target,
          free * harm,
          stands - Action.ASSASSINATE.cost());
    } else {
      double gain = free * harm - Action.ASSASSINATE.cost();
      moves.add(Action.ASSASSINATE.code(target), claim(pov, Roles.ASSASSIN, challenged, gain));
    }
  }

  /** An attack that must name a character is worth its chance of naming the right one. */
  private void declare(
      PointOfView pov, MoveWeights moves, int base, int target, double harm, double cost) {
    for (int role = 0; role < Roles.COUNT; role++) {
      double hit = odds.holds(pov, target, role);
      if (hit > 0) {
        moves.add(base + target * Roles.COUNT + role, hit * harm + cost);
      }
    }
    if (moves.size == 0) {
      moves.add(base + target * Roles.COUNT, 0);
    }
  }

  private void exchange(PointOfView pov, MoveWeights moves, double wary) {
    double gain =
        traits.of(Trait.EXCHANGE)
            * Math.max(
                0, traits.of(Trait.CONTENT) * pov.influences() / 2 - hand.applyAsDouble(pov));
    if (pov.ambassador) {
      double challenged =
          odds.challenged(pov, Roles.AMBASSADOR, traits.of(Trait.CHALLENGE_EXCHANGE), wary);
      moves.add(
          Action.EXCHANGE.code(Role.AMBASSADOR),
          claim(pov, Roles.AMBASSADOR, challenged, gain + 0.3));
    }
    if (pov.inquisitorExchanges) {
      double challenged =
          odds.challenged(pov, Roles.INQUISITOR, traits.of(Trait.CHALLENGE_EXCHANGE), wary);
      moves.add(
          Action.EXCHANGE.code(Role.INQUISITOR),
          claim(pov, Roles.INQUISITOR, challenged, gain * 0.7));
    }
  }

  private void examine(PointOfView pov, MoveWeights moves, double wary) {
    double challenged =
        odds.challenged(pov, Roles.INQUISITOR, traits.of(Trait.CHALLENGE_EXCHANGE), wary);
    double worth = claim(pov, Roles.INQUISITOR, challenged, traits.of(Trait.EXAMINE));
    for (int rest = pov.others(pov.seat); rest != 0; rest &= rest - 1) {
      moves.add(Action.EXAMINE.code(Seats.lowest(rest)), worth);
    }
  }

  /** Reformation: the Reserve and the two sides. */
  private void politics(PointOfView pov, MoveWeights moves, int coins, double wary) {
    if (pov.reserve > 0) {
      double gain = stakes.gain(pov, pov.reserve);
      double challenged = Math.min(0.9, wary * (0.5 + pov.said.claims[pov.seat][Roles.DUKE]));
      double lie =
          (1 - challenged) * gain - challenged * stakes.life(pov) - traits.of(Trait.SCRUPLE);
      moves.add(Action.EMBEZZLE.code(), pov.holds(Roles.DUKE) ? lie : gain);
    }
    if (coins >= Action.CONVERT.toReserve(true)) {
      int threats = 0;
      for (int rest = pov.targets(pov.seat); rest != 0; rest &= rest - 1) {
        threats += pov.coins[Seats.lowest(rest)] >= Action.COUP.cost() ? 1 : 0;
      }
      double safer =
          pov.rivals() > 1
              ? threats * traits.of(Trait.CONVERT) * stakes.life(pov) / pov.rivals()
              : 0;
      moves.add(Action.CONVERT.code(pov.seat), safer - Action.CONVERT.toReserve(true));
    }
  }
}
