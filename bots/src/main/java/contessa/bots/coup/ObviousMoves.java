package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.CoupPhase;
import contessa.game.Seats;

/** Moves that need no weighing: those that win immediately and those that throw the game away. */
final class ObviousMoves {

  private ObviousMoves() {}

  /** The answer to a claim, where counting cards or the position decides. */
  enum Advice {
    CHALLENGE,
    PASS,
    JUDGEMENT_CALL
  }

  static Advice onClaim(PointOfView pov) {
    double held = pov.byCount(pov.claimant(), pov.claimedRole());
    boolean denies = pov.denies();
    if (held >= 1) {
      return denies ? Advice.CHALLENGE : Advice.PASS;
    }
    if (held <= 0) {
      return denies ? Advice.PASS : Advice.CHALLENGE;
    }
    return losesAnyway(pov) || cannotBeBlocked(pov) ? Advice.CHALLENGE : Advice.JUDGEMENT_CALL;
  }

  /**
   * An assassination of the last influence when every Contessa is face up, so no block is possible.
   */
  private static boolean cannotBeBlocked(PointOfView pov) {
    return pov.phase == CoupPhase.CHALLENGE_ACTION
        && pov.action == Action.ASSASSINATE
        && pov.target == pov.seat
        && pov.influences() == 1
        && pov.alive(Roles.CONTESSA) == 0;
  }

  /**
   * Whether the claim, if it stands, lets the only rival take the last influence next turn with no
   * answer in between.
   */
  private static boolean losesAnyway(PointOfView pov) {
    if (pov.rivals() != 1 || pov.influences() != 1 || pov.coupDeclared) {
      return false;
    }
    int rival = Seats.lowest(pov.others(pov.seat));
    if (pov.phase == CoupPhase.CHALLENGE_ACTION) {
      int coins = pov.coins[rival] + gained(pov, rival);
      int own = pov.coins[pov.seat] - taken(pov, rival);
      return pov.action != Action.ASSASSINATE
          && coins - Action.STEAL.gain() >= Action.COUP.cost()
          && !canStrike(pov, rival, own);
    }
    // The rival blocked this seat's action and acts next.
    return pov.actor == pov.seat && pov.coins[rival] >= Action.COUP.cost();
  }

  private static int gained(PointOfView pov, int rival) {
    if (pov.action == Action.TAX) {
      return Action.TAX.gain();
    }
    return pov.action == Action.EMBEZZLE ? pov.reserve : taken(pov, rival);
  }

  private static int taken(PointOfView pov, int rival) {
    return pov.action == Action.STEAL && pov.actor == rival
        ? Math.min(Action.STEAL.gain(), pov.coins[pov.seat])
        : 0;
  }

  /** Whether this seat could win immediately on its turn. */
  private static boolean canStrike(PublicState state, int rival, int coins) {
    return state.cards[rival] == 1 && coins >= Action.ASSASSINATE.cost();
  }

  /**
   * Prefers a winning Coup, or, if the rival can launch one next turn, the moves that may prevent
   * it.
   */
  static void beforeActing(PointOfView pov, MoveWeights moves, double win) {
    if (pov.rivals() != 1 || pov.coupDeclared) {
      return;
    }
    int rival = Seats.lowest(pov.others(pov.seat));
    if (pov.cards[rival] == 1 && pov.coins[pov.seat] >= Action.COUP.cost()) {
      lift(moves, Action.COUP.code(rival), 2 * win);
      return;
    }
    if (pov.influences() == 1 && pov.coins[rival] >= Action.COUP.cost()) {
      boolean believed = !challengesReadily(pov, rival);
      if (pov.coins[rival] - Action.STEAL.gain() < Action.COUP.cost()
          && (believed || pov.holds(Roles.CAPTAIN))) {
        lift(moves, Action.STEAL.code(rival), win / 4);
      }
      if (pov.cards[rival] == 1 && (believed || pov.holds(Roles.ASSASSIN))) {
        lift(moves, Action.ASSASSINATE.code(rival), win / 4);
      }
    }
  }

  /** Whether the last rival would challenge the bluff that alone could prevent a Coup. */
  static boolean bluffIsPoorDefence(PointOfView pov) {
    return challengesReadily(pov, Seats.lowest(pov.others(pov.seat)))
        && !pov.holds(Roles.CAPTAIN)
        && !pov.holds(Roles.ASSASSIN);
  }

  /** Whether a rival challenges every third claim or more, so that a bluff is a poor defence. */
  private static boolean challengesReadily(PublicState state, int rival) {
    int challenges = state.said.challenges[rival];
    return challenges > 0 && 2 * challenges >= state.said.passes[rival];
  }

  private static void lift(MoveWeights moves, int code, double by) {
    for (int i = 0; i < moves.size; i++) {
      moves.weights[i] += moves.codes[i] == code ? by : 0;
    }
  }
}
