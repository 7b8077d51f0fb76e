package contessa.server.message;

import contessa.table.message.Clock;
import contessa.table.message.Stage;
import contessa.table.message.TableSummary;
import org.jspecify.annotations.Nullable;

/**
 * A filter for the public tables; absent fields match everything.
 *
 * @param free the least number of free seats, in a lobby
 */
public record TableFilter(
    @Nullable String game,
    @Nullable String edition,
    @Nullable Clock clock,
    @Nullable String language,
    @Nullable Integer free) {

  public static final TableFilter ALL = new TableFilter(null, null, null, null, null);

  public boolean matches(TableSummary table) {
    return fits(game, table.game())
        && fits(edition, table.edition())
        && fits(clock, table.clock())
        && fits(language, table.language())
        && (free == null || (table.stage() == Stage.LOBBY && room(table) >= free));
  }

  private static int room(TableSummary table) {
    return table.locked() ? 0 : table.free();
  }

  private static boolean fits(@Nullable Object wanted, @Nullable Object there) {
    return wanted == null || wanted.equals(there);
  }
}
