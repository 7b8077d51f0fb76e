package contessa.arena.style;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupMove;
import contessa.coup.CoupMove.Act;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.View;

/**
 * A truthful and trusting player who decides from its view alone: never bluffs, never challenges.
 * The other styles change parts of it.
 */
class TruthfulStyle implements Bot {

  private static final List<Role> RANKING =
      List.of(
          Role.DUKE, Role.CAPTAIN, Role.ASSASSIN, Role.CONTESSA, Role.INQUISITOR, Role.AMBASSADOR);

  @Override
  public void hear(Event event) {
    // The view is enough.
  }

  @Override
  public final Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    List<Move> chosen =
        switch (seen.phase()) {
          case ACTION -> turn(seen);
          case CHALLENGE_ACTION, CHALLENGE_BLOCK ->
              legal(seen, move -> move instanceof CoupMove.Challenge == challenges(seen));
          case BLOCK -> blocks(seen);
          case PROVE -> legal(seen, CoupMove.Show.class::isInstance);
          case LOSE -> legal(seen, move -> move.equals(worst(seen, CoupMove.Lose.class)));
          case OFFER -> legal(seen, move -> move.equals(worst(seen, CoupMove.Offer.class)));
          case EXCHANGE -> keeps(seen);
          case DRAFT, ALLEGIANCE, VERDICT, OVER -> List.of();
        };
    return Mixture.uniform(chosen.isEmpty() ? seen.moves() : chosen);
  }

  // ---- The parts that styles change

  /** Whether it challenges the current claim. */
  boolean challenges(CoupView view) {
    return false;
  }

  /** Whether it is willing to claim this character now. */
  boolean claims(CoupView view, Role role) {
    return holds(view, role);
  }

  /** Its actions in order of preference, by name; a Coup comes before all of them. */
  List<Action> preferences(CoupView view) {
    return List.of(
        Action.ASSASSINATE, Action.TAX, Action.STEAL, Action.EXCHANGE, Action.FOREIGN_AID);
  }

  /** Which characters it keeps, best first. */
  List<Role> ranking() {
    return RANKING;
  }

  // ---- A turn

  private List<Move> turn(CoupView view) {
    List<Move> coups = against(view, Action.COUP, strongest(view));
    if (!coups.isEmpty()) {
      return coups;
    }
    for (Action action : preferences(view)) {
      List<Move> moves =
          switch (action) {
            case STEAL -> against(view, action, richest(view));
            case ASSASSINATE -> against(view, action, strongest(view));
            default -> legal(view, move -> move instanceof Act act && act.action() == action);
          };
      List<Move> claimed =
          moves.stream().filter(move -> willing(view, action, (Act) move)).toList();
      if (!claimed.isEmpty()) {
        return claimed;
      }
    }
    return legal(view, move -> move instanceof Act act && act.action() == Action.INCOME);
  }

  private boolean willing(CoupView view, Action action, Act act) {
    Role claim = view.rules().claim(act);
    return (action != Action.STEAL || view.coins(act.target()) > 0)
        && (claim == null || action.denies() || claims(view, claim));
  }

  private static List<Move> against(CoupView view, Action action, Comparator<Integer> better) {
    List<Move> all = legal(view, move -> move instanceof Act act && act.action() == action);
    return all.stream()
        .map(move -> ((Act) move).target())
        .max(better)
        .map(best -> all.stream().filter(move -> ((Act) move).target() == best).toList())
        .orElse(List.of());
  }

  static Comparator<Integer> strongest(CoupView view) {
    return Comparator.<Integer>comparingInt(view::handSize).thenComparingInt(view::coins);
  }

  static Comparator<Integer> richest(CoupView view) {
    return Comparator.comparingInt(view::coins);
  }

  // ---- Answers and cards

  private List<Move> blocks(CoupView view) {
    List<Move> blocks =
        legal(view, move -> move instanceof CoupMove.Block block && claims(view, block.role()));
    return blocks.isEmpty() ? legal(view, CoupMove.Pass.class::isInstance) : blocks;
  }

  private List<Move> keeps(CoupView view) {
    return view.moves().stream()
        .min(Comparator.comparingInt(move -> rank(((CoupMove.Keep) move).cards())))
        .map(List::of)
        .orElse(List.of());
  }

  /** A second copy of a character is worth less than any other. */
  private int rank(List<Card> cards) {
    int rank = 0;
    List<Role> before = new ArrayList<>();
    for (Card card : cards) {
      rank += before.contains(card.role()) ? ranking().size() : ranking().indexOf(card.role());
      before.add(card.role());
    }
    return rank;
  }

  private Move worst(CoupView view, Class<? extends Move> type) {
    return view.moves().stream()
        .filter(type::isInstance)
        .max(Comparator.comparingInt(move -> ranking().indexOf(card(move).role())))
        .orElseThrow();
  }

  private static Card card(Move move) {
    return switch (move) {
      case CoupMove.Lose lose -> lose.card();
      case CoupMove.Offer offer -> offer.card();
      default -> throw new IllegalArgumentException("no card in " + move);
    };
  }

  // ---- What it sees

  static List<Move> legal(CoupView view, Predicate<Move> wanted) {
    return view.moves().stream().filter(wanted).toList();
  }

  static boolean holds(CoupView view, Role role) {
    return new Cards(view.known(view.reader())).holds(role);
  }

  /** The copies of a character that this player cannot see. */
  static int hidden(CoupView view, Role role) {
    return view.unseen().count(role);
  }

  static int influences(CoupView view) {
    return Integer.bitCount(view.known(view.reader()));
  }

  /** The character under challenge; the embezzler's denial is never challenged by a script. */
  static Role claimed(CoupView view) {
    Claim claim = view.claim();
    if (claim == null) {
      throw new IllegalStateException("nothing is claimed");
    }
    return claim.role();
  }

  static boolean denied(CoupView view) {
    Claim claim = view.claim();
    return claim != null && claim.denied();
  }

  /** Whether the current claim blocks an action of this player. */
  static boolean blocksMe(CoupView view) {
    return view.blocker() != Seats.NOBODY && view.actor() == view.reader();
  }
}
