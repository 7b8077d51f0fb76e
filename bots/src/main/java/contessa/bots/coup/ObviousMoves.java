package contessa.bots.coup;

import static contessa.coup.CoupRules.COUP_COST;

import contessa.coup.CoupCodes;
import contessa.game.Seats;

/** What any good player knows without weighing: moves that win, and moves that throw it away. */
final class ObviousMoves {

  private ObviousMoves() {}

  /**
   * What to do about a claim, where counting or the position decides: 1 to challenge, 0 to pass, -1
   * if it is a matter of judgement.
   */
  static double onClaim(PointOfView pov) {
    PublicState state = pov.state;
    double held = pov.byCount(state.claimant(), state.claimedRole());
    boolean denies = state.denies();
    if (held >= 1) {
      return denies ? 1 : 0;
    }
    if (held <= 0) {
      return denies ? 0 : 1;
    }
    return losesAnyway(pov) || cannotBeBlocked(pov) ? 1 : -1;
  }

  /** An attack on the last influence that no block would be believed against. */
  private static boolean cannotBeBlocked(PointOfView pov) {
    PublicState state = pov.state;
    return state.phase == PublicState.CHALLENGE_ACTION
        && state.action == PublicState.ASSASSINATE
        && state.target == pov.seat
        && pov.lives() == 1
        && state.alive(Roles.CONTESSA) == 0;
  }

  /**
   * Whether the claim, if it stands, lets the only rival strike the last influence next turn with
   * nothing to be done against it in between.
   */
  private static boolean losesAnyway(PointOfView pov) {
    PublicState state = pov.state;
    if (state.rivals() != 1 || pov.lives() != 1 || state.coupDeclared) {
      return false;
    }
    int rival = Seats.lowest(state.others(pov.seat));
    if (state.phase == PublicState.CHALLENGE_ACTION) {
      int coins = state.coins[rival] + gained(pov, rival);
      int own = state.coins[pov.seat] - taken(pov, rival);
      return state.action != PublicState.ASSASSINATE
          && coins - 2 >= COUP_COST
          && !canStrike(state, rival, own);
    }
    // A block of one's own move: after it the rival acts at once.
    return state.actor == pov.seat && state.coins[rival] >= COUP_COST;
  }

  private static int gained(PointOfView pov, int rival) {
    PublicState state = pov.state;
    if (state.action == PublicState.TAX) {
      return 3;
    }
    return state.action == PublicState.EMBEZZLE ? state.reserve : taken(pov, rival);
  }

  private static int taken(PointOfView pov, int rival) {
    PublicState state = pov.state;
    return state.action == PublicState.STEAL && state.actor == rival
        ? Math.min(2, state.coins[pov.seat])
        : 0;
  }

  /** Whether this seat might win at once on its own turn. */
  private static boolean canStrike(PublicState state, int rival, int coins) {
    return state.hand[rival] == 1 && coins >= 3;
  }

  /** On a turn: win if that can be done; and if a Coup is coming, do only what may prevent it. */
  static void beforeActing(PointOfView pov, MoveWeights moves, double win) {
    PublicState state = pov.state;
    if (state.rivals() != 1 || state.coupDeclared) {
      return;
    }
    int rival = Seats.lowest(state.others(pov.seat));
    if (state.hand[rival] == 1 && state.coins[pov.seat] >= COUP_COST) {
      lift(moves, CoupCodes.COUP + rival, 2 * win);
      return;
    }
    if (pov.lives() == 1 && state.coins[rival] >= COUP_COST) {
      boolean believed = !challengesReadily(state, rival);
      if (state.coins[rival] - 2 < COUP_COST && (believed || pov.holds(Roles.CAPTAIN))) {
        lift(moves, CoupCodes.STEAL + rival, win / 4);
      }
      if (state.hand[rival] == 1 && (believed || pov.holds(Roles.ASSASSIN))) {
        lift(moves, CoupCodes.ASSASSINATE + rival, win / 4);
      }
    }
  }

  /** Whether somebody challenges every third claim or more: lying to them averts little. */
  private static boolean challengesReadily(PublicState state, int rival) {
    int challenges = state.said.challenges(rival);
    return challenges > 0 && 2 * challenges >= state.said.passes(rival);
  }

  /** Whether a move is not ruled out by another that is surely no worse. */
  static boolean sound(PointOfView pov, int code) {
    PublicState state = pov.state;
    if (state.phase == PublicState.BLOCK) {
      return soundAgainstAssassin(pov, code);
    }
    if (state.phase != PublicState.ACTION || state.rivals() != 1) {
      return true;
    }
    int rival = Seats.lowest(state.others(pov.seat));
    if (state.hand[rival] == 1 && state.coins[pov.seat] >= COUP_COST) {
      return !state.coupDeclared
          ? code == CoupCodes.COUP + rival
          : pov.surely[rival] == 0
              || (CoupCodes.action(code) == PublicState.COUP
                  && (pov.surely[rival] >>> CoupCodes.named(code) & 1) != 0);
    }
    return true;
  }

  /** Whether a move may prevent the Coup that the last rival can pay next turn, or nothing can. */
  static boolean averts(PointOfView pov, int code) {
    PublicState state = pov.state;
    if (state.phase != PublicState.ACTION || state.rivals() != 1 || state.coupDeclared) {
      return true;
    }
    int rival = Seats.lowest(state.others(pov.seat));
    boolean due = pov.lives() == 1 && state.coins[rival] >= COUP_COST;
    boolean theft = state.coins[rival] - 2 < COUP_COST;
    boolean strike = state.hand[rival] == 1 && state.coins[pov.seat] >= 3;
    int action = CoupCodes.action(code);
    return !due
        || !(theft || strike)
        || (theft && action == PublicState.STEAL)
        || (strike && (action == PublicState.ASSASSINATE || action == PublicState.COUP));
  }

  /** A true Contessa blocks; and the last influence is not given up without a word. */
  private static boolean soundAgainstAssassin(PointOfView pov, int code) {
    PublicState state = pov.state;
    boolean struck = state.action == PublicState.ASSASSINATE && state.target == pov.seat;
    return code != CoupCodes.PASS || !struck || (pov.lives() > 1 && !pov.holds(Roles.CONTESSA));
  }

  private static void lift(MoveWeights moves, int code, double by) {
    for (int i = 0; i < moves.size; i++) {
      moves.weights[i] += moves.codes[i] == code ? by : 0;
    }
  }
}
