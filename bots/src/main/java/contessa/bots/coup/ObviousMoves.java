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
    PublicState state = pov.state;
    double held = pov.byCount(state.claimant(), state.claimedRole());
    boolean denies = state.denies();
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
    PublicState state = pov.state;
    return state.phase == CoupPhase.CHALLENGE_ACTION
        && state.action == Action.ASSASSINATE
        && state.target == pov.seat
        && pov.influences() == 1
        && state.alive(Roles.CONTESSA) == 0;
  }

  /**
   * Whether the claim, if it stands, lets the only rival take the last influence next turn with no
   * answer in between.
   */
  private static boolean losesAnyway(PointOfView pov) {
    PublicState state = pov.state;
    if (state.rivals() != 1 || pov.influences() != 1 || state.coupDeclared) {
      return false;
    }
    int rival = Seats.lowest(state.others(pov.seat));
    if (state.phase == CoupPhase.CHALLENGE_ACTION) {
      int coins = state.coins[rival] + gained(pov, rival);
      int own = state.coins[pov.seat] - taken(pov, rival);
      return state.action != Action.ASSASSINATE
          && coins - Action.STEAL.gain() >= Action.COUP.cost()
          && !canStrike(state, rival, own);
    }
    // The rival blocked this seat's action and acts next.
    return state.actor == pov.seat && state.coins[rival] >= Action.COUP.cost();
  }

  private static int gained(PointOfView pov, int rival) {
    PublicState state = pov.state;
    if (state.action == Action.TAX) {
      return Action.TAX.gain();
    }
    return state.action == Action.EMBEZZLE ? state.reserve : taken(pov, rival);
  }

  private static int taken(PointOfView pov, int rival) {
    PublicState state = pov.state;
    return state.action == Action.STEAL && state.actor == rival
        ? Math.min(Action.STEAL.gain(), state.coins[pov.seat])
        : 0;
  }

  /** Whether this seat could win immediately on its turn. */
  private static boolean canStrike(PublicState state, int rival, int coins) {
    return state.hand[rival] == 1 && coins >= Action.ASSASSINATE.cost();
  }

  /**
   * Prefers a winning Coup, or, if the rival can launch one next turn, the moves that may prevent
   * it.
   */
  static void beforeActing(PointOfView pov, MoveWeights moves, double win) {
    PublicState state = pov.state;
    if (state.rivals() != 1 || state.coupDeclared) {
      return;
    }
    int rival = Seats.lowest(state.others(pov.seat));
    if (state.hand[rival] == 1 && state.coins[pov.seat] >= Action.COUP.cost()) {
      lift(moves, Action.COUP.code(rival), 2 * win);
      return;
    }
    if (pov.influences() == 1 && state.coins[rival] >= Action.COUP.cost()) {
      boolean believed = !challengesReadily(state, rival);
      if (state.coins[rival] - Action.STEAL.gain() < Action.COUP.cost()
          && (believed || pov.holds(Roles.CAPTAIN))) {
        lift(moves, Action.STEAL.code(rival), win / 4);
      }
      if (state.hand[rival] == 1 && (believed || pov.holds(Roles.ASSASSIN))) {
        lift(moves, Action.ASSASSINATE.code(rival), win / 4);
      }
    }
  }

  /** Whether the last rival would challenge the bluff that alone could prevent a Coup. */
  static boolean bluffIsPoorDefence(PointOfView pov) {
    PublicState state = pov.state;
    return challengesReadily(state, Seats.lowest(state.others(pov.seat)))
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
