package contessa.server.rating;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.server.table.Conduct;
import contessa.server.table.Conduct.Stay;
import contessa.server.table.Measure;
import contessa.server.table.PlayedGame;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finished games that nobody had to play. */
final class SampleGames {

  private static int next;

  private SampleGames() {}

  static Conduct there(String player) {
    return new Conduct(player, Stay.STAYED, Map.of(Measure.DECISIONS, 9, Measure.STOOD_IN, 3));
  }

  static Conduct away(String player) {
    return new Conduct(player, Stay.STAYED, Map.of(Measure.DECISIONS, 9, Measure.STOOD_IN, 4));
  }

  static Conduct gone(String player, Stay how) {
    return new Conduct(player, how, Map.of(Measure.DECISIONS, 9));
  }

  static Conduct bot() {
    return there("");
  }

  /** A game of a table of its own, begun at this time, that the first of these won. */
  static PlayedGame game(Rulebook rules, long began, Conduct... conduct) {
    return new PlayedGame(
        "table " + ++next, 1, rules, began, began + 1, Seats.of(0), List.of(conduct));
  }

  static PlayedGame game(long began, Conduct... conduct) {
    return game(CoupRules.of(Edition.RESISTANCE, conduct.length), began, conduct);
  }

  /** Everybody was there. */
  static PlayedGame won(long began, String... players) {
    return game(began, Stream.of(players).map(SampleGames::there).toArray(Conduct[]::new));
  }
}
