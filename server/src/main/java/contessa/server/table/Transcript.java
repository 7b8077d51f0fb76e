package contessa.server.table;

import contessa.server.wire.Happening;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What was shown at a table since the game began, numbered for each viewer by what that viewer was
 * told: a number says nothing of what others do. It follows from the journal, so numbers survive a
 * restart.
 */
final class Transcript {

  /**
   * What one row of the journal showed.
   *
   * @param open whether everybody was told something
   * @param own whose own view changed besides
   */
  record Batch(long at, List<Shown> shown, boolean open, Set<String> own) {
    boolean visibleTo(String player) {
      return open || own.contains(player);
    }
  }

  /** A batch with its number for one viewer. */
  record Numbered(long n, Batch batch) {}

  private final List<Batch> batches = new ArrayList<>();
  private final Map<String, Long> own = new HashMap<>();
  private long open;

  /** The batch, or null if there was nothing to see. */
  @Nullable Batch add(long at, List<Shown> shown) {
    if (shown.isEmpty()) {
      return null;
    }
    Set<String> players = new HashSet<>();
    boolean all = false;
    for (Shown one : shown) {
      switch (one) {
        case Shown.Own(String player) -> players.add(player);
        case Shown.Open(Happening.Started _) -> {
          batches.clear();
          all = true;
        }
        case Shown.Open _, Shown.Talk _, Shown.InGame _ -> all = true;
      }
    }
    if (all) {
      players.clear();
      open++;
    } else {
      players.forEach(player -> own.merge(player, 1L, Long::sum));
    }
    Batch batch = new Batch(at, List.copyOf(shown), all, Set.copyOf(players));
    batches.add(batch);
    return batch;
  }

  /** The number of the last batch that this viewer was told of. */
  long number(String player) {
    return open + own.getOrDefault(player, 0L);
  }

  /** All that this viewer was told since the game began. */
  List<Numbered> all(String player) {
    List<Numbered> seen = new ArrayList<>();
    long n = number(player);
    for (Batch batch : batches.reversed()) {
      if (batch.visibleTo(player)) {
        seen.add(new Numbered(n--, batch));
      }
    }
    return seen.reversed();
  }

  /** What this viewer was told after number n; null if that cannot be said any more. */
  @Nullable List<Numbered> after(String player, long n) {
    List<Numbered> missed = new ArrayList<>();
    long number = number(player);
    for (Batch batch : batches.reversed()) {
      if (number <= n) {
        break;
      }
      if (batch.visibleTo(player)) {
        missed.add(new Numbered(number--, batch));
      }
    }
    return number == n ? missed.reversed() : null;
  }
}
