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
    TableAccess access,
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
    TableAccess access = TableAccess.of(state, seated, summary.free());
    return new LobbyEntry(summary, listed, seated, access, state.opener(), state.code());
  }

  public boolean closed() {
    return access.closed();
  }
}
