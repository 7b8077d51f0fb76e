package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.Role;
import contessa.game.Seats;
import java.util.function.IntUnaryOperator;

/** Tells the truth, takes the most useful true action, and challenges only impossible claims. */
class HonestPolicy extends PhasePolicy {

  /** Which cards to keep: those that act before those that only protect. */
  private static final double[] WORTH = {5, 4, 3, 1, 2, 3.5};

  private static final double TWIN = 2;

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    int coins = pov.coins[pov.seat];
    int targets = pov.targets(pov.seat);
    int mortal = without(pov, targets, pov.rules.blockers(Action.ASSASSINATE));
    int helpless = without(pov, targets, pov.rules.blockers(Action.STEAL));
    if (coins >= Action.COUP.cost()) {
      attack(
          pov,
          moves,
          strongest(pov, targets),
          Action.COUP.code(),
          Action.COUP.code(0, 0),
          pov.coupDeclared);
    } else if (coins >= Action.ASSASSINATE.cost() && mortal != 0 && pov.holds(Roles.ASSASSIN)) {
      attack(
          pov,
          moves,
          strongest(pov, mortal),
          Action.ASSASSINATE.code(),
          Action.ASSASSINATE.code(0, 0),
          pov.assassinationDeclared);
    } else if (pov.reserve >= Action.TAX.gain() && !pov.holds(Roles.DUKE)) {
      moves.add(Action.EMBEZZLE.code(), 1);
    } else if (pov.holds(Roles.DUKE)) {
      moves.add(Action.TAX.code(), 1);
    } else if (pov.holds(Roles.CAPTAIN)
        && helpless != 0
        && pov.coins[richest(pov, helpless)] >= Action.STEAL.gain()) {
      moves.add(Action.STEAL.code(richest(pov, helpless)), 1);
    } else {
      quietTurn(pov, moves);
    }
  }

  /**
   * The players who have not claimed any of these characters; the others would only block again.
   */
  private static int without(PublicState state, int seats, int roles) {
    int left = seats;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      for (int role = 0; role < Roles.COUNT; role++) {
        if ((roles >>> role & 1) != 0 && state.said.claims[seat][role] > 0) {
          left &= ~Seats.of(seat);
        }
      }
    }
    return left;
  }

  private static void quietTurn(PointOfView pov, MoveWeights moves) {
    int targets = pov.targets(pov.seat);
    double aid = without(pov, targets, 1 << Roles.DUKE) == targets ? 3 : 1;
    moves.add(Action.FOREIGN_AID.code(), aid);
    moves.add(Action.INCOME.code(), 1);
    if (pov.holds(Roles.AMBASSADOR)) {
      moves.add(Action.EXCHANGE.code(Role.AMBASSADOR), 4);
    } else if (pov.holds(Roles.INQUISITOR)) {
      moves.add(Action.EXCHANGE.code(Role.INQUISITOR), 4);
    }
  }

  private static void attack(
      PointOfView pov, MoveWeights moves, int target, int base, int naming, boolean declared) {
    if (!declared) {
      moves.add(base + target, 1);
      return;
    }
    for (int role = 0; role < Roles.COUNT; role++) {
      double p = pov.byCount(target, role);
      moves.add(naming + target * Roles.COUNT + role, 0.001 + p * (1 + claims(pov, target, role)));
    }
  }

  private static int claims(PointOfView pov, int seat, int role) {
    return 5 * pov.said.claims[seat][role];
  }

  private static int strongest(PublicState state, int targets) {
    return most(targets, seat -> 20 * state.cards[seat] + state.coins[seat]);
  }

  private static int richest(PublicState state, int targets) {
    return most(targets, seat -> state.coins[seat]);
  }

  private static int most(int targets, IntUnaryOperator value) {
    int best = Seats.lowest(targets);
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      best = value.applyAsInt(seat) > value.applyAsInt(best) ? seat : best;
    }
    return best;
  }

  @Override
  double challengeChance(PointOfView pov) {
    double held = pov.byCount(pov.claimant(), pov.claimedRole());
    return pov.denies() ? held == 1 ? 1 : 0 : held == 0 ? 1 : 0;
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    for (int rest = pov.rules.blockers(pov.action); rest != 0; rest &= rest - 1) {
      int role = Integer.numberOfTrailingZeros(rest);
      if (pov.holds(role)) {
        moves.add(CoupCodes.BLOCK + role, 1);
      }
    }
    if (moves.size == 0) {
      moves.add(CoupCodes.PASS, 1);
    }
  }

  @Override
  double worth(PointOfView pov, int role, int others) {
    return WORTH[role] - (Cards.has(others, role) ? TWIN : 0);
  }

  @Override
  double temperature() {
    return 0.1;
  }

  @Override
  double swap(PointOfView pov) {
    return pov.offered >= 0 && WORTH[pov.offered] >= 3 ? 1 : 0;
  }
}
