package contessa.bots.coup;

import contessa.coup.Codes;
import contessa.game.Seats;

/** Tells the truth, does the most useful true thing, and challenges only what cannot be true. */
class HonestPolicy extends Policy {

  /** What to keep: the cards that act before those that only protect. */
  private static final double[] WORTH = {5, 4, 3, 1, 2, 3.5};

  private static final double TWIN = 2;

  private static final int THIEF_STOPPERS =
      1 << Roles.CAPTAIN | 1 << Roles.AMBASSADOR | 1 << Roles.INQUISITOR;

  @Override
  void act(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    int coins = open.coins[eye.seat];
    int targets = open.targets(eye.seat);
    int mortal = without(open, targets, 1 << Roles.CONTESSA);
    int helpless = without(open, targets, THIEF_STOPPERS);
    if (coins >= 7) {
      attack(eye, menu, strongest(open, targets), Codes.COUP, Codes.COUP_NAMING, open.coupDeclared);
    } else if (coins >= 3 && mortal != 0 && eye.holds(Roles.ASSASSIN)) {
      attack(
          eye,
          menu,
          strongest(open, mortal),
          Codes.ASSASSINATE,
          Codes.ASSASSINATE_NAMING,
          open.assassinationDeclared);
    } else if (open.reserve >= 3 && !eye.holds(Roles.DUKE)) {
      menu.add(Codes.EMBEZZLE, 1);
    } else if (eye.holds(Roles.DUKE)) {
      menu.add(Codes.TAX, 1);
    } else if (eye.holds(Roles.CAPTAIN)
        && helpless != 0
        && open.coins[richest(open, helpless)] >= 2) {
      menu.add(Codes.STEAL + richest(open, helpless), 1);
    } else {
      quietTurn(eye, menu);
    }
  }

  /** Those who have not claimed any of these characters: others would only block again. */
  private static int without(OpenTable open, int seats, int roles) {
    int left = seats;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      for (int role = 0; role < Roles.COUNT; role++) {
        if ((roles >>> role & 1) != 0 && open.said.claims(seat, role) > 0) {
          left &= ~Seats.of(seat);
        }
      }
    }
    return left;
  }

  private static void quietTurn(Eye eye, Menu menu) {
    double aid = dukeClaimed(eye) ? 1 : 3;
    menu.add(Codes.FOREIGN_AID, aid);
    menu.add(Codes.INCOME, 1);
    if (eye.holds(Roles.AMBASSADOR)) {
      menu.add(Codes.EXCHANGE_AMBASSADOR, 4);
    } else if (eye.holds(Roles.INQUISITOR)) {
      menu.add(Codes.EXCHANGE_INQUISITOR, 4);
    }
  }

  private static boolean dukeClaimed(Eye eye) {
    for (int rest = eye.open.targets(eye.seat); rest != 0; rest &= rest - 1) {
      if (eye.open.said.claims(Seats.lowest(rest), Roles.DUKE) > 0) {
        return true;
      }
    }
    return false;
  }

  private static void attack(
      Eye eye, Menu menu, int target, int base, int naming, boolean declared) {
    if (!declared) {
      menu.add(base + target, 1);
      return;
    }
    for (int role = 0; role < Roles.COUNT; role++) {
      double p = eye.byCount(target, role);
      menu.add(naming + target * Roles.COUNT + role, 0.001 + p * (1 + claims(eye, target, role)));
    }
  }

  private static int claims(Eye eye, int seat, int role) {
    return 5 * eye.open.said.claims(seat, role);
  }

  private static int strongest(OpenTable open, int targets) {
    int best = Seats.lowest(targets);
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      best = strength(open, seat) > strength(open, best) ? seat : best;
    }
    return best;
  }

  private static int strength(OpenTable open, int seat) {
    return 20 * open.hand[seat] + open.coins[seat];
  }

  private static int richest(OpenTable open, int targets) {
    int best = Seats.lowest(targets);
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int seat = Seats.lowest(rest);
      best = open.coins[seat] > open.coins[best] ? seat : best;
    }
    return best;
  }

  @Override
  double doubt(Eye eye) {
    OpenTable open = eye.open;
    double held = eye.byCount(open.claimant(), open.claimedRole());
    return open.denies() ? held == 1 ? 1 : 0 : held == 0 ? 1 : 0;
  }

  @Override
  void block(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    if (open.action == OpenTable.FOREIGN_AID) {
      blockIfHeld(eye, menu, Roles.DUKE);
    } else if (open.action == OpenTable.STEAL) {
      blockIfHeld(eye, menu, Roles.CAPTAIN);
      blockIfHeld(eye, menu, Roles.AMBASSADOR);
      blockIfHeld(eye, menu, Roles.INQUISITOR);
    } else {
      blockIfHeld(eye, menu, Roles.CONTESSA);
    }
    if (menu.size == 0) {
      menu.add(Codes.PASS, 1);
    }
  }

  private static void blockIfHeld(Eye eye, Menu menu, int role) {
    if (eye.holds(role)) {
      menu.add(Codes.BLOCK + role, 1);
    }
  }

  @Override
  double worth(Eye eye, int role, int beside) {
    return WORTH[role] - (Roles.has(beside, role) ? TWIN : 0);
  }

  @Override
  double heat() {
    return 0.1;
  }

  @Override
  double swap(Eye eye) {
    return eye.offered >= 0 && WORTH[eye.offered] >= 3 ? 1 : 0;
  }
}
