package contessa.table.view;

import contessa.table.message.Stage;
import contessa.table.state.TableState;
import java.util.Set;

/**
 * Who may enter a table by its code: to take a seat, or to watch. Codes that no table has are
 * checked against {@link #NO_TABLE}; the work is the same for every answer and every reason.
 */
public record TableAccess(
    boolean closed, boolean hasRoom, boolean watchers, Set<String> seated, Set<String> banned) {

  /** For a code without a table. */
  public static final TableAccess NO_TABLE =
      new TableAccess(true, false, false, Set.of(), Set.of());

  static TableAccess of(TableState state, Set<String> seated, int free) {
    return new TableAccess(
        state.stage() == Stage.CLOSED,
        state.stage() == Stage.LOBBY && !state.locked() && free > 0,
        state.letsSpectatorsIn(),
        seated,
        state.banned());
  }

  /** Looks into both sets, whatever the rest says, so that the time it takes is always the same. */
  public boolean isOpenTo(String player) {
    boolean sits = seated.contains(player);
    boolean kicked = banned.contains(player);
    return !closed && !kicked && (hasRoom || watchers || sits);
  }
}
