package contessa.table.view;

import module java.base;

import contessa.table.message.Stage;
import contessa.table.message.TableSummary;
import contessa.table.state.Seat;
import contessa.table.state.TableState;

/**
 * What the lobby knows about a table, as of its last event.
 *
 * @param listed whether it belongs in the public list
 */
public record LobbyEntry(
    TableSummary summary,
    boolean listed,
    Set<String> players,
    Access access,
    String opener,
    String code) {

  public static LobbyEntry of(TableState state) {
    boolean listed =
        state.options().open()
            && state.stage() != Stage.CLOSED
            && (state.letsSpectatorsIn() || state.stage() == Stage.LOBBY);
    TableSummary summary = Summaries.of(state);
    Set<String> seated =
        state.seats().stream()
            .map(Seat::owner)
            .filter(player -> !player.isEmpty())
            .collect(Collectors.toUnmodifiableSet());
    Access access = Access.of(state, seated, summary.free());
    return new LobbyEntry(summary, listed, seated, access, state.opener(), state.code());
  }

  public boolean closed() {
    return access.closed();
  }

  /**
   * Who may enter a table by its code: to take a seat, or to watch. Codes that no table has are
   * checked against {@link #NO_TABLE}; the work is the same for every answer and every reason.
   */
  public record Access(
      boolean closed, boolean hasRoom, boolean watchers, Set<String> seated, Set<String> banned) {

    /** For a code without a table. */
    public static final Access NO_TABLE = new Access(true, false, false, Set.of(), Set.of());

    static Access of(TableState state, Set<String> seated, int free) {
      return new Access(
          state.stage() == Stage.CLOSED,
          state.stage() == Stage.LOBBY && !state.locked() && free > 0,
          state.letsSpectatorsIn(),
          seated,
          state.banned());
    }

    /**
     * Looks into both sets, whatever the rest says, so that the time it takes is always the same.
     */
    public boolean isOpenTo(String player) {
      boolean sits = seated.contains(player);
      boolean kicked = banned.contains(player);
      return !closed && !kicked && (hasRoom || watchers || sits);
    }
  }
}
