package contessa.bots.coup;

import contessa.bots.Mixture;
import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Seats;

/**
 * Follows a game from one seat, and takes out of any answer what counting cards, an examined card
 * or the position rules out: moves that are never better than another one, by the rules and the
 * cards this seat can see, and those that throw the game away.
 */
public final class SoundMoves {

  /** With more coins foreign aid could force a Coup. */
  private static final int MOST_FOR_AID = Action.COUP.cost();

  private final TableTracker tracker;
  private final PointOfView pov;

  public SoundMoves(CoupRules rules, int seat) {
    tracker = new TableTracker(rules, seat);
    pov = tracker.pov;
  }

  public void hear(CoupEvent event) {
    tracker.hear(event);
  }

  /** The sound moves of an answer; all sound moves evenly if the answer has none of them. */
  public Mixture of(Mixture answer, CoupView view) {
    tracker.catchUp(view);
    int[] codes = view.codes();
    double[] sound = new double[codes.length];
    double[] played = new double[codes.length];
    double sum = 0;
    double any = 0;
    for (int n = 0; n < codes.length; n++) {
      sound[n] = isSound(codes[n], codes.length) ? 1 : 0;
      played[n] = sound[n] * answer.p(view.moves().get(n));
      any += sound[n];
      sum += played[n];
    }
    return any == 0 ? answer : Mixture.weighing(view.moves(), sum > 0 ? played : sound);
  }

  private boolean isSound(int code, int choices) {
    return switch (pov.phase) {
      case CHALLENGE_ACTION, CHALLENGE_BLOCK ->
          switch (ObviousMoves.onClaim(pov)) {
            case CHALLENGE -> code == CoupCodes.CHALLENGE;
            case PASS -> code == CoupCodes.PASS;
            case JUDGEMENT_CALL -> true;
          };
      case BLOCK ->
          code == CoupCodes.PASS ? isSoundToPass() : !gone(code - CoupCodes.BLOCK) || diesNow();
      case PROVE -> code != CoupCodes.DECLINE || pov.influences() > 1 || choices == 1;
      case ACTION -> pov.rivals() == 1 ? isSoundInDuel(code) : !isWasted(code);
      default -> true;
    };
  }

  /** Whether an assassination takes the last influence if it stands. */
  private boolean diesNow() {
    return pov.action == Action.ASSASSINATE
        && pov.target == pov.seat
        && pov.influences() == 1
        && !pov.assassinationDeclared;
  }

  /** A true Contessa blocks, and nobody gives up their last influence without trying to block. */
  private boolean isSoundToPass() {
    return pov.action != Action.ASSASSINATE
        || pov.target != pov.seat
        || (pov.influences() > 1 && !pov.holds(Roles.CONTESSA));
  }

  /** A win is taken; a Coup that the rival can pay for next turn is prevented if it can be. */
  private boolean isSoundInDuel(int code) {
    int rival = Seats.lowest(pov.others(pov.seat));
    Action action = CoupCodes.action(code);
    int coins = pov.coins[pov.seat];
    boolean last = pov.cards[rival] == 1;
    if (last && coins >= Action.COUP.cost() && !pov.coupDeclared) {
      return action == Action.COUP;
    }
    if (last && coins >= Action.COUP.cost() && pov.surely[rival] != 0) {
      return action == Action.COUP && (pov.surely[rival] >>> CoupCodes.named(code) & 1) != 0;
    }
    if (last
        && coins >= Action.ASSASSINATE.cost()
        && pov.holds(Roles.ASSASSIN)
        && seen(Roles.CONTESSA)
        && !pov.assassinationDeclared) {
      return action == Action.ASSASSINATE;
    }
    return !isWasted(code)
        && (preventsLoss(action, rival, last) || ObviousMoves.bluffIsPoorDefence(pov));
  }

  /**
   * Whether a move may prevent the Coup that the last rival can pay for next turn, or nothing can.
   */
  private boolean preventsLoss(Action action, int rival, boolean last) {
    int coins = pov.coins[rival];
    boolean due = pov.influences() == 1 && coins >= Action.COUP.cost() && !pov.coupDeclared;
    boolean theft = coins - Action.STEAL.gain() < Action.COUP.cost();
    boolean strike = last && pov.coins[pov.seat] >= Action.ASSASSINATE.cost();
    return !due
        || !(theft || strike)
        || (theft && action == Action.STEAL)
        || (strike && (action == Action.ASSASSINATE || action == Action.COUP));
  }

  /** Whether another action is certainly at least as good, whoever is left. */
  private boolean isWasted(int code) {
    Action action = CoupCodes.action(code);
    int claim = CoupCodes.claim(code);
    return switch (action) {
      case INCOME -> aidIsBetter();
      case STEAL -> pov.coins[CoupCodes.target(code)] == 0 || gone(claim);
      default -> claim >= 0 && !action.denies() && gone(claim);
    };
  }

  /**
   * Foreign aid beats income when a block would be a bluff that this seat can see through. With no
   * coins at all the second coin might only be stolen.
   */
  private boolean aidIsBetter() {
    int coins = pov.coins[pov.seat];
    boolean unblockable = seen(Roles.DUKE) || pov.targets(pov.seat) == Seats.NONE;
    return unblockable && coins >= Action.INCOME.gain() && coins <= MOST_FOR_AID;
  }

  /** Whether every copy is face up, so that everyone knows a claim to be false. */
  private boolean gone(int role) {
    return pov.alive(role) == 0;
  }

  /** Whether no other player can hold a copy: this seat sees all of them. */
  private boolean seen(int role) {
    return Cards.count(pov.unseen, role) == 0;
  }
}
