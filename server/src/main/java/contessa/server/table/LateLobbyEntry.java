package contessa.server.table;

import contessa.table.message.Stage;
import contessa.table.state.TableState;
import contessa.table.view.LobbyEntry;
import org.jspecify.annotations.Nullable;

/** What the lobby knows of a state, made when it asks: after most changes it does not. */
final class LateLobbyEntry {

  private final TableState state;
  private volatile @Nullable LobbyEntry entry;

  LateLobbyEntry(TableState state) {
    this.state = state;
  }

  /** Two threads may both make it, to the same. */
  LobbyEntry get() {
    LobbyEntry known = entry;
    if (known == null) {
      known = LobbyEntry.of(state);
      entry = known;
    }
    return known;
  }

  boolean isOfAClosedTable() {
    return state.stage() == Stage.CLOSED;
  }
}
