package contessa.table.message;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * How well the lie detector worked in a game.
 *
 * @param seat an eliminated player's seat in the game; absent for spectators
 */
public record CallScore(@Nullable Integer seat, int right, int all) {

  public static final Comparator<CallScore> BEST_FIRST =
      Comparator.comparingDouble((CallScore score) -> (double) score.right() / score.all())
          .thenComparingInt(CallScore::all)
          .reversed();

  public CallScore plus(CallScore other) {
    return new CallScore(seat, right + other.right, all + other.all);
  }
}
