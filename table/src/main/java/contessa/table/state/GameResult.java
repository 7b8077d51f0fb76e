package contessa.table.state;

import contessa.game.Rulebook;
import contessa.game.Seats;
import java.util.List;

/**
 * A finished game, as ratings and medals need it.
 *
 * @param game its number in the table's series, from 1
 */
public record GameResult(
    String table,
    int game,
    Rulebook rules,
    long began,
    long ended,
    int winners,
    List<PlayerConduct> conduct) {

  public static GameResult of(TableState state) {
    return new GameResult(
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
