package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request for a new table. The creator is its host and takes seat 0.
 *
 * @param bots kinds of bots for the next seats
 * @param start whether the game starts immediately
 * @param lesson whether the cards are those of the tutorial, always the same; false if absent. Such
 *     a game counts for nothing
 */
public record CreateTable(
    String name,
    TableOptions options,
    @Nullable List<String> bots,
    boolean start,
    @Nullable Boolean lesson) {
  public CreateTable {
    bots = bots == null ? null : List.copyOf(bots);
  }

  public boolean isLesson() {
    return lesson != null && lesson;
  }

  /** The requested bots; empty if absent. */
  public List<String> botKinds() {
    return bots == null ? List.of() : bots;
  }
}
