package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupView;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Decision;
import contessa.table.message.Happening;
import contessa.table.message.Stage;
import org.junit.jupiter.api.Test;

/** How long an evening of games takes for one person among five bots, by the tables' clocks. */
class LengthOfGamesTest {

  private static final int GAMES = Integer.getInteger("games", 11);

  /** How long this person takes to answer, and for everything else, in milliseconds. */
  private static final long ANSWER = Long.getLong("answer", 2_500);

  private static final long THINK = Long.getLong("think", 5_000);

  private static final List<String> PREFERRED =
      List.of("coup", "assassinate", "tax", "income", "pass", "show", "lose", "keep", "decline");

  /**
   * How a game went for this person, in milliseconds.
   *
   * @param all from the deal to the winner
   * @param idle in the game, but with nothing to decide; also while the answers to a claim are told
   * @param told in the game, while the stage told what had happened otherwise
   * @param dead out of the game
   */
  private record Length(long all, long idle, long told, long dead) {}

  @Test
  void aQuarterOfAnEveningAtMostIsSpentWaitingOrDead() {
    List<Length> games = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      games.add(play(seed));
    }
    double evening = sum(games, Length::all);
    double idle = sum(games, Length::idle) / evening;
    double dead = sum(games, Length::dead) / evening;
    double minutes =
        games.stream().mapToLong(Length::all).sorted().skip(GAMES / 2).findFirst().orElseThrow()
            / 60_000.0;
    System.out.printf(
        Locale.ROOT,
        "%d games of six: median %.1f min, longest %.1f min; of all that time %.0f %% spent"
            + " waiting, %.0f %% dead, %.0f %% watching reveals%n",
        GAMES,
        minutes,
        games.stream().mapToLong(Length::all).max().orElseThrow() / 60_000.0,
        100 * idle,
        100 * dead,
        100 * sum(games, Length::told) / evening);
    assertThat(minutes).isLessThanOrEqualTo(6);
    assertThat(idle + dead).isLessThanOrEqualTo(0.25);
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
    long idle = 0;
    long watched = 0;
    while (person.view.common().stage() == Stage.PLAYING && !isOut(table)) {
      Decision decision = person.view.decision();
      long before = server.now;
      long told = person.view.common().asking().since();
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
        idle += server.now - Math.clamp(told, before, server.now);
      }
      watched += Math.clamp(told, before, server.now) - before;
    }
    long out = server.now;
    if (person.view.common().stage() == Stage.PLAYING) {
      // The person sees how it ended for them, and taps "Next game".
      long told = Math.max(0, person.view.common().asking().since() - out);
      server.pass(told + THINK);
      watched += told;
      out += told;
    }
    if (person.view.common().stage() == Stage.PLAYING) {
      VirtualServer.ok(table.submit("p0", new Command.Hurry(server.id())));
    }
    while (person.view.common().stage() == Stage.PLAYING) {
      assertThat(server.ring(Long.MAX_VALUE)).isTrue();
    }
    long suspense =
        AtALiveTable.happenings(person).stream()
            .mapToLong(told -> told instanceof Happening.Answers a ? a.millis() : 0)
            .sum();
    return new Length(server.now - start, idle + suspense, watched - suspense, server.now - out);
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

  private static double sum(List<Length> games, ToDoubleFunction<Length> of) {
    return games.stream().mapToDouble(of).sum();
  }
}
