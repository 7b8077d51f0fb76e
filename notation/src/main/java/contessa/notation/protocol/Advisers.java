package contessa.notation.protocol;

import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.WeightedMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those whom the engine asks for advice. An adviser knows what its seat knows, and no more. */
public interface Advisers {

  /** An engine without bots. */
  Advisers NONE =
      new Advisers() {
        @Override
        public List<Adviser> list() {
          return List.of();
        }

        @Override
        public @Nullable List<WeightedMove> advise(
            String name, Rulebook rules, List<Event> heard, View view, int millis) {
          return null;
        }
      };

  /** An adviser as people choose it. */
  record Adviser(String name, String about) {}

  List<Adviser> list();

  /**
   * The mixture that this adviser would play for the seat to move.
   *
   * @param heard everything the seat has heard since the start of the game
   * @param view what the seat sees now, with its legal moves
   * @param millis about the most time to take
   * @return probabilities that sum to 1, or null if nobody of that name plays this game
   */
  @Nullable List<WeightedMove> advise(
      String name, Rulebook rules, List<Event> heard, View view, int millis);
}
