package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.Role;
import contessa.game.Seats;

/** Tells the truth, takes the most useful true action, and challenges only impossible claims. */
class HonestPolicy extends PhasePolicy {

  /** Which cards to keep: those that act before those that only protect. */
  private static final double[] WORTH = {5, 4, 3, 1, 2, 3.5};

  private static final double TWIN = 2;

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    PublicState state = pov.state;
    int coins = state.coins[pov.seat];
    int targets = state.targets(pov.seat);
    int mortal = without(state, targets, state.rules.blockers(Action.ASSASSINATE));
    int helpless = without(state, targets, state.rules.blockers(Action.STEAL));
    if (coins >= Action.COUP.cost()) {
      attack(
          pov,
          moves,
          strongest(state, targets),
          Action.COUP.code(),
          Action.COUP.code(0, 0),
          state.coupDeclared);
    } else if (coins >= Action.ASSASSINATE.cost() && mortal != 0 && pov.holds(Roles.ASSASSIN)) {
      attack(
          pov,
          moves,
          strongest(state, mortal),
          Action.ASSASSINATE.code(),
          Action.ASSASSINATE.code(0, 0),
          state.assassinationDeclared);
    } else if (state.reserve >= Action.TAX.gain() && !pov.holds(Roles.DUKE)) {
      moves.add(Action.EMBEZZLE.code(), 1);
    } else if (pov.holds(Roles.DUKE)) {
      moves.add(Action.TAX.code(), 1);
    } else if (pov.holds(Roles.CAPTAIN)
        && helpless != 0
        && state.coins[richest(state, helpless)] >= Action.STEAL.gain()) {
      moves.add(Action.STEAL.code(richest(state, helpless)), 1);
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
    double aid = dukeClaimed(pov) ? 1 : 3;
    moves.add(Action.FOREIGN_AID.code(), aid);
    moves.add(Action.INCOME.code(), 1);
    if (pov.holds(Roles.AMBASSADOR)) {
      moves.add(Action.EXCHANGE.code(Role.AMBASSADOR), 4);
    } else if (pov.holds(Roles.INQUISITOR)) {
      moves.add(Action.EXCHANGE.code(Role.INQUISITOR), 4);
    }
  }

  private static boolean dukeClaimed(PointOfView pov) {
    for (int rest = pov.state.targets(pov.seat); rest != 0; rest &= rest - 1) {
      if (pov.state.said.claims[Seats.lowest(rest)][Roles.DUKE] > 0) {
        return true;
      }
    }
    return false;
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
    return 5 * pov.state.said.claims[seat][role];
  }

  private static int strongest(PublicState state, int targets) {
    int best = Seats.lowest(targets);
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      best = strength(state, seat) > strength(state, best) ? seat : best;
    }
    return best;
  }

  private static int strength(PublicState state, int seat) {
    return 20 * state.hand[seat] + state.coins[seat];
  }

  private static int richest(PublicState state, int targets) {
    int best = Seats.lowest(targets);
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      best = state.coins[seat] > state.coins[best] ? seat : best;
    }
    return best;
  }

  @Override
  double challengeChance(PointOfView pov) {
    PublicState state = pov.state;
    double held = pov.byCount(state.claimant(), state.claimedRole());
    return state.denies() ? held == 1 ? 1 : 0 : held == 0 ? 1 : 0;
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    PublicState state = pov.state;
    for (int rest = state.rules.blockers(state.action); rest != 0; rest &= rest - 1) {
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
