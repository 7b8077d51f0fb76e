package contessa.notation.protocol;

import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.game.WeightedMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots that the engine can ask for advice. An adviser knows only what its seat knows. */
public interface Advisers {

  /** No limit on the time or on the rollouts. */
  int UNLIMITED = Integer.MAX_VALUE;

  Advisers NONE = List::of;

  record Adviser(String name, String about) {}

  List<Adviser> list();

  /** Whether there is an adviser of this name, listed or not. */
  default boolean knows(String name) {
    return list().stream().anyMatch(adviser -> adviser.name().equals(name));
  }

  /**
   * The mixed strategy that this adviser would play for the seat to move.
   *
   * @param heard every event that the seat has heard since the start of the game
   * @param view the seat's current view, with its legal moves
   * @param millis the approximate time limit, or {@link #UNLIMITED}
   * @param rollouts how many games a bot that searches may play out, or {@link #UNLIMITED}; at
   *     least one of the two is limited
   * @return probabilities that sum to 1, or null if no adviser of that name plays this game
   */
  default @Nullable List<WeightedMove> advise(
      String name, Rulebook rules, List<Event> heard, View view, int millis, int rollouts) {
    return null;
  }
}
