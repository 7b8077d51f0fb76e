package contessa.bots.coup;

import contessa.coup.CoupCodes;
import contessa.game.Seats;

/** Tells the truth, does the most useful true thing, and challenges only what cannot be true. */
class HonestPolicy extends Policy {

  /** What to keep: the cards that act before those that only protect. */
  private static final double[] WORTH = {5, 4, 3, 1, 2, 3.5};

  private static final double TWIN = 2;

  private static final int THIEF_STOPPERS =
      1 << Roles.CAPTAIN | 1 << Roles.AMBASSADOR | 1 << Roles.INQUISITOR;

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    PublicState state = pov.state;
    int coins = state.coins[pov.seat];
    int targets = state.targets(pov.seat);
    int mortal = without(state, targets, 1 << Roles.CONTESSA);
    int helpless = without(state, targets, THIEF_STOPPERS);
    if (coins >= 7) {
      attack(
          pov,
          moves,
          strongest(state, targets),
          CoupCodes.COUP,
          CoupCodes.COUP_NAMING,
          state.coupDeclared);
    } else if (coins >= 3 && mortal != 0 && pov.holds(Roles.ASSASSIN)) {
      attack(
          pov,
          moves,
          strongest(state, mortal),
          CoupCodes.ASSASSINATE,
          CoupCodes.ASSASSINATE_NAMING,
          state.assassinationDeclared);
    } else if (state.reserve >= 3 && !pov.holds(Roles.DUKE)) {
      moves.add(CoupCodes.EMBEZZLE, 1);
    } else if (pov.holds(Roles.DUKE)) {
      moves.add(CoupCodes.TAX, 1);
    } else if (pov.holds(Roles.CAPTAIN)
        && helpless != 0
        && state.coins[richest(state, helpless)] >= 2) {
      moves.add(CoupCodes.STEAL + richest(state, helpless), 1);
    } else {
      quietTurn(pov, moves);
    }
  }

  /** Those who have not claimed any of these characters: others would only block again. */
  private static int without(PublicState state, int seats, int roles) {
    int left = seats;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      for (int role = 0; role < Roles.COUNT; role++) {
        if ((roles >>> role & 1) != 0 && state.said.claims(seat, role) > 0) {
          left &= ~Seats.of(seat);
        }
      }
    }
    return left;
  }

  private static void quietTurn(PointOfView pov, MoveWeights moves) {
    double aid = dukeClaimed(pov) ? 1 : 3;
    moves.add(CoupCodes.FOREIGN_AID, aid);
    moves.add(CoupCodes.INCOME, 1);
    if (pov.holds(Roles.AMBASSADOR)) {
      moves.add(CoupCodes.EXCHANGE_AMBASSADOR, 4);
    } else if (pov.holds(Roles.INQUISITOR)) {
      moves.add(CoupCodes.EXCHANGE_INQUISITOR, 4);
    }
  }

  private static boolean dukeClaimed(PointOfView pov) {
    for (int rest = pov.state.targets(pov.seat); rest != 0; rest &= rest - 1) {
      if (pov.state.said.claims(Seats.lowest(rest), Roles.DUKE) > 0) {
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
    return 5 * pov.state.said.claims(seat, role);
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
    if (state.action == PublicState.FOREIGN_AID) {
      blockIfHeld(pov, moves, Roles.DUKE);
    } else if (state.action == PublicState.STEAL) {
      blockIfHeld(pov, moves, Roles.CAPTAIN);
      blockIfHeld(pov, moves, Roles.AMBASSADOR);
      blockIfHeld(pov, moves, Roles.INQUISITOR);
    } else {
      blockIfHeld(pov, moves, Roles.CONTESSA);
    }
    if (moves.size == 0) {
      moves.add(CoupCodes.PASS, 1);
    }
  }

  private static void blockIfHeld(PointOfView pov, MoveWeights moves, int role) {
    if (pov.holds(role)) {
      moves.add(CoupCodes.BLOCK + role, 1);
    }
  }

  @Override
  double worth(PointOfView pov, int role, int others) {
    return WORTH[role] - (Roles.has(others, role) ? TWIN : 0);
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
