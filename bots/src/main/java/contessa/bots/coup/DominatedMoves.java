package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupMove.Act;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Move;
import contessa.game.Seats;

/**
 * Moves that are never better than another one, by the rules and the cards this seat can see. Any
 * bot can take them out of its answer.
 */
public final class DominatedMoves {

  /** With more coins foreign aid could force a Coup. */
  private static final int MOST_FOR_AID = Action.COUP.cost();

  private final CoupView view;
  private final CoupRules rules;
  private final int seat;
  private final int rivals;

  /** Cards that everyone can see. */
  private final int faceUp;

  private DominatedMoves(CoupView view) {
    this.view = view;
    rules = view.rules();
    seat = view.reader();
    rivals = view.living() & ~Seats.of(seat);
    int up = 0;
    for (int player = 0; player < rules.seats(); player++) {
      up |= view.up(player);
    }
    faceUp = up;
  }

  /** Whether another legal move is always at least as good as this one. */
  public static boolean isDominated(Move move, CoupView view) {
    return new DominatedMoves(view).includes(move);
  }

  private boolean includes(Move move) {
    return switch (move) {
      case Act act -> action(act);
      case CoupMove.Challenge _ -> knownTrue();
      case CoupMove.Pass _ -> pass();
      case CoupMove.Block block -> gone(block.role()) && !attacksMyLast();
      case CoupMove.Decline _ -> influences() == 1 && view.moves().size() > 1;
      default -> false;
    };
  }

  private boolean action(Act act) {
    if (winningCoup()) {
      return act.action() != Action.COUP;
    }
    if (winningAssassination()) {
      return act.action() != Action.ASSASSINATE;
    }
    return switch (act.action()) {
      case INCOME -> aidIsBetter();
      case STEAL -> view.coins(act.target()) == 0 || claimIsGone(act);
      default -> claimIsGone(act);
    };
  }

  private boolean claimIsGone(Act act) {
    Role claim = rules.claim(act);
    return claim != null && !act.action().denies() && gone(claim);
  }

  /** A Coup against the only rival's last influence. */
  private boolean winningCoup() {
    return view.phase() == CoupPhase.ACTION
        && Seats.count(rivals) == 1
        && view.handSize(Seats.lowest(rivals)) == 1
        && view.coins(seat) >= Action.COUP.cost()
        && rules.options().declared() == Declared.OFF;
  }

  /** A true assassination of the only rival's last influence, with every Contessa in sight. */
  private boolean winningAssassination() {
    return view.phase() == CoupPhase.ACTION
        && Seats.count(rivals) == 1
        && view.handSize(Seats.lowest(rivals)) == 1
        && view.coins(seat) >= Action.ASSASSINATE.cost()
        && new Cards(view.known(seat)).holds(Role.ASSASSIN)
        && seen(Role.CONTESSA)
        && rules.options().declared() != Declared.COUP_AND_ASSASSINATE
        && rules.targets(seat, view.living(), view.reformists()) != Seats.NONE;
  }

  /**
   * Foreign aid beats income when a block would be a bluff that this seat can see through. With no
   * coins at all the second coin might only be stolen.
   */
  private boolean aidIsBetter() {
    int coins = view.coins(seat);
    boolean unblockable =
        seen(Role.DUKE) || rules.targets(seat, view.living(), view.reformists()) == Seats.NONE;
    return unblockable && coins >= Action.INCOME.gain() && coins <= MOST_FOR_AID;
  }

  private boolean pass() {
    return switch (view.phase()) {
      case CHALLENGE_ACTION -> falseInADuel() || hopelessWithoutChallenge();
      case CHALLENGE_BLOCK -> falseInADuel();
      case BLOCK -> attacksMyLast() && !gone(Role.CONTESSA) && rules.inPlay(Role.CONTESSA);
      default -> false;
    };
  }

  /** A challenge of an impossible claim costs the only rival an influence for nothing. */
  private boolean falseInADuel() {
    Claim claim = view.claim();
    return claim != null && !claim.denied() && Seats.count(rivals) == 1 && seen(claim.role());
  }

  /** The last influence is assassinated, and every Contessa is face up. */
  private boolean hopelessWithoutChallenge() {
    return attacksMyLast() && gone(Role.CONTESSA);
  }

  private boolean attacksMyLast() {
    return view.action() == Action.ASSASSINATE
        && view.target() == seat
        && influences() == 1
        && rules.options().declared() != Declared.COUP_AND_ASSASSINATE;
  }

  private boolean knownTrue() {
    Claim claim = view.claim();
    return claim != null
        && !claim.denied()
        && claim.seat() != seat
        && new Cards(view.known(claim.seat())).holds(claim.role());
  }

  private int influences() {
    return Integer.bitCount(view.known(seat));
  }

  /** Whether every copy is face up, so that everyone knows the claim to be false. */
  private boolean gone(Role role) {
    return copies(faceUp, role) == rules.copies() || !rules.inPlay(role);
  }

  /** Whether this seat sees every copy, in its own hand or face up. */
  private boolean seen(Role role) {
    return copies(faceUp | view.known(seat), role) == rules.copies();
  }

  private static int copies(int cards, Role role) {
    return new Cards(cards).count(role);
  }
}
