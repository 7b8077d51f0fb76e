package contessa.bots.coup;

import static contessa.coup.CoupRules.COUP_COST;

import contessa.coup.Codes;
import contessa.game.Seats;

/** What any good player knows without weighing: moves that win, and moves that throw it away. */
final class Certainties {

  private Certainties() {}

  /**
   * What to do about a claim, where counting or the position decides: 1 to challenge, 0 to pass, -1
   * if it is a matter of judgement.
   */
  static double onClaim(Eye eye) {
    OpenTable open = eye.open;
    double held = eye.byCount(open.claimant(), open.claimedRole());
    boolean denies = open.denies();
    if (held >= 1) {
      return denies ? 1 : 0;
    }
    if (held <= 0) {
      return denies ? 0 : 1;
    }
    return losesAnyway(eye) || cannotBeBlocked(eye) ? 1 : -1;
  }

  /** An attack on the last influence that no block would be believed against. */
  private static boolean cannotBeBlocked(Eye eye) {
    OpenTable open = eye.open;
    return open.phase == OpenTable.CHALLENGE_ACTION
        && open.action == OpenTable.ASSASSINATE
        && open.target == eye.seat
        && eye.lives() == 1
        && open.alive(Roles.CONTESSA) == 0;
  }

  /**
   * Whether the claim, if it stands, lets the only rival strike the last influence next turn with
   * nothing to be done against it in between.
   */
  private static boolean losesAnyway(Eye eye) {
    OpenTable open = eye.open;
    if (open.rivals() != 1 || eye.lives() != 1 || open.coupDeclared) {
      return false;
    }
    int rival = Seats.lowest(open.others(eye.seat));
    if (open.phase == OpenTable.CHALLENGE_ACTION) {
      int coins = open.coins[rival] + gained(eye, rival);
      int own = open.coins[eye.seat] - taken(eye, rival);
      return open.action != OpenTable.ASSASSINATE
          && coins - 2 >= COUP_COST
          && !canStrike(open, rival, own);
    }
    // A block of one's own move: after it the rival acts at once.
    return open.actor == eye.seat && open.coins[rival] >= COUP_COST;
  }

  private static int gained(Eye eye, int rival) {
    OpenTable open = eye.open;
    if (open.action == OpenTable.TAX) {
      return 3;
    }
    return open.action == OpenTable.EMBEZZLE ? open.reserve : taken(eye, rival);
  }

  private static int taken(Eye eye, int rival) {
    OpenTable open = eye.open;
    return open.action == OpenTable.STEAL && open.actor == rival
        ? Math.min(2, open.coins[eye.seat])
        : 0;
  }

  /** Whether this seat might win at once on its own turn. */
  private static boolean canStrike(OpenTable open, int rival, int coins) {
    return open.hand[rival] == 1 && coins >= 3;
  }

  /** On a turn: win if that can be done; and if a Coup is coming, do only what may prevent it. */
  static void beforeActing(Eye eye, Menu menu, double win) {
    OpenTable open = eye.open;
    if (open.rivals() != 1 || open.coupDeclared) {
      return;
    }
    int rival = Seats.lowest(open.others(eye.seat));
    if (open.hand[rival] == 1 && open.coins[eye.seat] >= COUP_COST) {
      lift(menu, Codes.COUP + rival, 2 * win);
      return;
    }
    if (eye.lives() == 1 && open.coins[rival] >= COUP_COST) {
      boolean believed = !doubtsReadily(open, rival);
      if (open.coins[rival] - 2 < COUP_COST && (believed || eye.holds(Roles.CAPTAIN))) {
        lift(menu, Codes.STEAL + rival, win / 4);
      }
      if (open.hand[rival] == 1 && (believed || eye.holds(Roles.ASSASSIN))) {
        lift(menu, Codes.ASSASSINATE + rival, win / 4);
      }
    }
  }

  /** Whether somebody challenges every third claim or more: lying to them averts little. */
  private static boolean doubtsReadily(OpenTable open, int rival) {
    int doubts = open.said.doubts(rival);
    return doubts > 0 && 2 * doubts >= open.said.passes(rival);
  }

  /** Whether a move is not ruled out by another that is surely no worse. */
  static boolean sound(Eye eye, int code) {
    OpenTable open = eye.open;
    if (open.phase == OpenTable.BLOCK) {
      return soundAgainstAssassin(eye, code);
    }
    if (open.phase != OpenTable.ACTION || open.rivals() != 1) {
      return true;
    }
    int rival = Seats.lowest(open.others(eye.seat));
    if (open.hand[rival] == 1 && open.coins[eye.seat] >= COUP_COST) {
      return !open.coupDeclared
          ? code == Codes.COUP + rival
          : eye.surely[rival] == 0
              || (Codes.action(code) == OpenTable.COUP
                  && (eye.surely[rival] >>> Codes.named(code) & 1) != 0);
    }
    return true;
  }

  /** Whether a move may prevent the Coup that the last rival can pay next turn, or nothing can. */
  static boolean averts(Eye eye, int code) {
    OpenTable open = eye.open;
    if (open.phase != OpenTable.ACTION || open.rivals() != 1 || open.coupDeclared) {
      return true;
    }
    int rival = Seats.lowest(open.others(eye.seat));
    boolean due = eye.lives() == 1 && open.coins[rival] >= COUP_COST;
    boolean theft = open.coins[rival] - 2 < COUP_COST;
    boolean strike = open.hand[rival] == 1 && open.coins[eye.seat] >= 3;
    int action = Codes.action(code);
    return !due
        || !(theft || strike)
        || (theft && action == OpenTable.STEAL)
        || (strike && (action == OpenTable.ASSASSINATE || action == OpenTable.COUP));
  }

  /** A true Contessa blocks; and the last influence is not given up without a word. */
  private static boolean soundAgainstAssassin(Eye eye, int code) {
    OpenTable open = eye.open;
    boolean struck = open.action == OpenTable.ASSASSINATE && open.target == eye.seat;
    return code != Codes.PASS || !struck || (eye.lives() > 1 && !eye.holds(Roles.CONTESSA));
  }

  private static void lift(Menu menu, int code, double by) {
    for (int i = 0; i < menu.size; i++) {
      menu.weights[i] += menu.codes[i] == code ? by : 0;
    }
  }
}
