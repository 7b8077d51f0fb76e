package contessa.server.table;

import contessa.server.wire.Stage;
import contessa.server.wire.TableSummary;
import java.util.ArrayList;
import java.util.List;

/**
 * What a lobby knows of a table, as of its last event.
 *
 * @param listed whether it belongs in the public list
 * @param players the ids of those who sit there
 * @param opener whose table it was at first
 */
public record Standing(
    TableSummary summary, boolean listed, List<String> players, String opener, String code) {

  static Standing of(TableState state) {
    List<String> players = new ArrayList<>();
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
    return new Standing(
        Summaries.of(state), listed, List.copyOf(players), state.opener, state.code);
  }

  public boolean closed() {
    return summary.stage() == Stage.CLOSED;
  }
}
