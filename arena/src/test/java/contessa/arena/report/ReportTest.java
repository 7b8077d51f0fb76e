package contessa.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import contessa.arena.Arena;
import contessa.arena.Contest;
import contessa.arena.Results;
import contessa.arena.TestContests;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.royal.RoyalRules;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {

  private static final Origin ORIGIN =
      new Origin(
          List.of("arena", "--league"), "1.2", "abc", Instant.parse("2026-11-19T12:00:00.5Z"));

  private static final Results LEAGUE =
      TestContests.run(
          TestContests.league(
              TestContests.coup(3), TestContests.bots("random", "honest", "schemer"), 60));
  private static final Results ROYAL =
      TestContests.run(
          TestContests.league(RoyalRules.standard(2), TestContests.bots("random", "honest"), 8));

  @Test
  void theTextHasEveryBotAndEveryFigure() {
    String text = TextReport.of(LEAGUE, "7", ORIGIN);
    assertThat(text)
        .startsWith("Coup, resistance, 3 players, league: 60 games in 20 blocks\n")
        .contains("20 rollouts a decision, seed 7")
        .contains("random", "honest", "schemer")
        .contains("won", "±95 %", "rating", "μ−3σ", "bluffs", "challenges", "p50", "p99")
        .contains("seat 0", "seat 2", "Head to head")
        .contains("Every answer was legal and in time.")
        .endsWith("\narena --league\ncontessa 1.2, commit abc, 2026-11-19T12:00:00Z\n");
    assertThat(text.lines()).allMatch(line -> line.equals(line.stripTrailing()));
    assertThat(TextReport.of(ROYAL, "7", ORIGIN))
        .contains("Coup Royal", "robbed", "guarded", "rounds");
  }

  @Test
  void theJsonHasTheSameFiguresAndNoNaN() {
    JsonNode json = Json.read(JsonReport.of(LEAGUE, "7", ORIGIN));
    assertThat(json.path("games").intValue()).isEqualTo(60);
    assertThat(json.path("command").get(0).asString()).isEqualTo("arena");
    assertThat(json.path("date").asString()).isEqualTo("2026-11-19T12:00:00Z");
    assertThat(json.path("options").path("edition").asString()).isEqualTo("resistance");
    assertThat(json.path("deterministic").booleanValue()).isTrue();
    assertThat(json.path("bots").size()).isEqualTo(3);
    double wins = 0;
    for (JsonNode bot : json.path("bots")) {
      wins += bot.path("wins").doubleValue();
      assertThat(bot.path("low").doubleValue())
          .isLessThanOrEqualTo(bot.path("share").doubleValue());
      assertThat(bot.path("shareBySeat").size()).isEqualTo(3);
      assertThat(bot.path("beats").size()).isEqualTo(3);
      assertThat(bot.path("counts").path("challengeChances").longValue()).isPositive();
      assertThat(bot.path("rating").path("shown").isNumber()).isTrue();
    }
    assertThat(wins).isCloseTo(60, within(1e-9));
  }

  /** What the script draws from the JSON is tested in the web client's reportPage.test.ts. */
  @Test
  void thePageIsSelfContained() {
    for (Results results : List.of(LEAGUE, ROYAL)) {
      String page = ReportPage.of(results, "7", ORIGIN);
      assertThat(page)
          .startsWith("<!DOCTYPE html>")
          .endsWith("</html>\n")
          .contains("data-kind=\"arena\"", "prefers-color-scheme: dark", "viewport")
          .contains(JsonReport.of(results, "7", ORIGIN))
          .doesNotContain("http", "src=", "@import", "${kind}", "${style}", "NaN,");
    }
    assertThat(ReportPage.of(ROYAL, "7", ORIGIN)).contains("<title>Coup Royal, ");
  }

  @Test
  void namesCannotEndTheScriptTheyAreIn() {
    Results results =
        TestContests.run(
            TestContests.contest(
                TestContests.coup(2),
                List.of(
                    TestContests.deciding("</script>$1", view -> Mixture.uniform(view.moves())),
                    TestContests.bot("random")),
                4));
    assertThat(ReportPage.of(results, "<i>", ORIGIN))
        .contains("\"\\u003c/script>$1\"", "\"\\u003ci>\"")
        .doesNotContain("</script>$", "<i>");
  }

  @Test
  void stoppedAndTimedContestsSaySo() {
    Contest timed =
        new Contest(
            TestContests.coup(2),
            TestContests.bots("random", "honest"),
            false,
            1,
            Budget.millis(5),
            100,
            0,
            Contest.LONGEST);
    Results nothing = new Arena(timed, 1).results();
    assertThat(TextReport.of(nothing, "1", ORIGIN))
        .contains(
            "0 games in 0 blocks of 50, stopped", "two runs will differ", "No block of games");
    JsonNode json = Json.read(JsonReport.of(nothing, "1", ORIGIN));
    assertThat(json.path("complete").booleanValue()).isFalse();
    assertThat(json.path("planned").longValue()).isEqualTo(50);
    assertThat(json.path("deterministic").booleanValue()).isFalse();
    assertThat(json.path("bots").get(0).path("share").isNull()).isTrue();
  }

  @Test
  void optionsThatDifferFromTheEditionAreNamed() {
    CoupRules rules =
        CoupRules.of(
            Edition.RESISTANCE, Edition.RESISTANCE.options(4).withExchanger(Exchanger.BOTH), 4);
    assertThat(TextReport.game(rules))
        .isEqualTo("Coup, resistance, exchanger=both, inquisitorExchanges=true");
  }
}
