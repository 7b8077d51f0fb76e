package contessa.server.rating;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.table.game.Stat;
import contessa.table.state.GameResult;
import contessa.table.state.PlayerConduct;
import contessa.table.state.PlayerConduct.Stay;

/** Made-up finished games. */
final class SampleGames {

  private static int next;

  private SampleGames() {}

  static PlayerConduct there(String player) {
    return new PlayerConduct(player, Stay.STAYED, Map.of(Stat.DECISIONS, 9, Stat.STOOD_IN, 3));
  }

  static PlayerConduct away(String player) {
    return new PlayerConduct(player, Stay.STAYED, Map.of(Stat.DECISIONS, 9, Stat.STOOD_IN, 4));
  }

  static PlayerConduct gone(String player, Stay how) {
    return new PlayerConduct(player, how, Map.of(Stat.DECISIONS, 9));
  }

  static PlayerConduct bot() {
    return there("");
  }

  /** A game of a table of its own, begun at this time, that the first of these won. */
  static GameResult game(Rulebook rules, long began, PlayerConduct... conduct) {
    return new GameResult(
        "table " + ++next, 1, rules, began, began + 1, Seats.of(0), List.of(conduct));
  }

  static GameResult game(long began, PlayerConduct... conduct) {
    return game(CoupRules.of(Edition.RESISTANCE, conduct.length), began, conduct);
  }

  /** Everybody was there. */
  static GameResult won(long began, String... players) {
    return game(began, Stream.of(players).map(SampleGames::there).toArray(PlayerConduct[]::new));
  }
}
