package contessa.server.table;

import contessa.game.Rulebook;
import contessa.game.Seats;
import java.util.List;

/**
 * A finished game, as it counts for those who want that.
 *
 * @param game which of the table's series, from 1
 * @param winners a set of seats
 * @param conduct by seat
 */
public record PlayedGame(
    String table,
    int game,
    Rulebook rules,
    long began,
    long ended,
    int winners,
    List<Conduct> conduct) {

  /** The last game, now that it is over. */
  static PlayedGame of(TableState state) {
    return new PlayedGame(
        state.id,
        state.games,
        state.game().rules(),
        state.startedAt,
        state.at,
        state.winners,
        state.conduct);
  }

  public boolean isWonBy(int seat) {
    return Seats.has(winners, seat);
  }
}
