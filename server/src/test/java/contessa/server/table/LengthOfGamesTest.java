package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.coup.CoupView;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Decision;
import contessa.server.wire.Stage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** How long a game takes for one person among five bots, by the table's clock. */
class LengthOfGamesTest {

  private static final int GAMES = Integer.getInteger("games", 11);

  /** How long this person takes to answer, and for everything else, in milliseconds. */
  private static final long ANSWER = Long.getLong("answer", 2_500);

  private static final long THINK = Long.getLong("think", 5_000);

  private static final List<String> PREFERRED =
      List.of("coup", "assassinate", "tax", "income", "pass", "show", "lose", "keep", "decline");

  /**
   * How a game went for this person.
   *
   * @param seconds from the deal to the winner
   * @param waited the share of their time in the game in which they had nothing to decide
   * @param watched the share in which the stage told them what had happened
   */
  private record Length(double seconds, double waited, double watched) {}

  @Test
  void halfOfTheGamesTakeAtMostSixMinutesWithLittleWaiting() {
    List<Length> games = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      games.add(play(seed));
    }
    double minutes = median(games, Length::seconds) / 60;
    double waited = median(games, Length::waited);
    System.out.printf(
        Locale.ROOT,
        "%d games of six: median %.1f min, longest %.1f min; of the time in the game %.0f %% spent"
            + " waiting, %.0f %% watching reveals%n",
        GAMES,
        minutes,
        games.stream().mapToDouble(Length::seconds).max().orElseThrow() / 60,
        100 * waited,
        100 * median(games, Length::watched));
    assertThat(minutes).isLessThanOrEqualTo(6);
    assertThat(waited).isLessThanOrEqualTo(0.45);
  }

  private static Length play(int seed) {
    VirtualServer server = new VirtualServer(seed);
    LiveTable table =
        server.create(
            VirtualServer.coup("resistance", 6, Clock.STANDARD),
            "contessa",
            "schemer:bold",
            "schemer:sly",
            "contessa:novice",
            "schemer:vengeful");
    VirtualServer.Viewer person = new VirtualServer.Viewer(table, "p0");
    long start = server.now;
    long in = 0;
    long idle = 0;
    long watched = 0;
    while (person.view.stage() == Stage.PLAYING) {
      Decision decision = person.view.decision();
      long before = server.now;
      boolean out = isOut(table);
      long told = person.view.asking().since();
      if (decision != null && decision.answer() == null) {
        server.pass(Math.max(0, told - before) + (decision.sealed() ? ANSWER : THINK));
        // Somebody else may have settled it by then.
        if (decision.equals(person.view.decision())) {
          VirtualServer.ok(
              table.submit(
                  "p0", new Command.Decide(server.id(), decision.ask(), choice(decision))));
        }
      } else {
        assertThat(server.ring(Long.MAX_VALUE)).isTrue();
        idle += out ? 0 : server.now - Math.clamp(told, before, server.now);
      }
      watched += out ? 0 : Math.clamp(told, before, server.now) - before;
      in += out ? 0 : server.now - before;
    }
    return new Length((server.now - start) / 1e3, (double) idle / in, (double) watched / in);
  }

  /** Attacks where possible and never challenges. */
  private static String choice(Decision decision) {
    return decision.choices().stream()
        .min(Comparator.comparingInt(LengthOfGamesTest::rank))
        .orElseThrow();
  }

  private static int rank(String choice) {
    int rank = PREFERRED.indexOf(choice.split(" ", 2)[0]);
    return rank < 0 ? PREFERRED.size() : rank;
  }

  private static boolean isOut(LiveTable table) {
    return !((CoupView) table.state().game().position().view(0)).lives(0);
  }

  private static double median(List<Length> games, ToDoubleFunction<Length> of) {
    return games.stream().mapToDouble(of).sorted().skip(GAMES / 2).findFirst().orElseThrow();
  }
}
