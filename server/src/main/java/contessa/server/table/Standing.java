package contessa.server.table;

import contessa.server.wire.Stage;
import contessa.server.wire.TableSummary;
import java.util.HashSet;
import java.util.Set;

/**
 * What a lobby knows of a table, as of its last event.
 *
 * @param listed whether it belongs in the public list
 * @param players the ids of those who sit there
 * @param opener whose table it was at first
 */
public record Standing(
    TableSummary summary,
    boolean listed,
    Set<String> players,
    Door door,
    String opener,
    String code) {

  static Standing of(TableState state) {
    Set<String> players = new HashSet<>();
    for (Seat seat : state.seats) {
      String player = seat.player();
      if (player != null) {
        players.add(player);
      }
    }
    boolean listed =
        state.options().open()
            && state.stage != Stage.CLOSED
            && (state.options().watchers() || state.stage == Stage.LOBBY);
    TableSummary summary = Summaries.of(state);
    Set<String> seated = Set.copyOf(players);
    Door door = Door.of(state, seated, summary.free());
    return new Standing(summary, listed, seated, door, state.opener, state.code);
  }

  public boolean closed() {
    return door.closed();
  }
}
