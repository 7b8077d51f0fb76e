package contessa.arena.style;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.arena.BotContestant;
import contessa.arena.Contestant;
import contessa.arena.Results;
import contessa.arena.Statistic;
import contessa.arena.TestContests;
import contessa.bots.BotKind;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StylesTest {

  private static List<Contestant> all() {
    return Styles.all().stream().<Contestant>map(BotContestant::new).toList();
  }

  private static Results.Standing line(String style, Rulebook rules, int games) {
    BotKind kind = Styles.named(Styles.PREFIX + style).orElseThrow();
    List<Contestant> field = List.of(new BotContestant(kind), TestContests.bot("schemer"));
    return TestContests.run(TestContests.contest(rules, field, games)).lines().getFirst();
  }

  @ParameterizedTest
  @EnumSource
  void everyStylePlaysEveryEditionByTheRules(Edition edition) {
    for (int seats : new int[] {2, edition.mostPlayers()}) {
      Results results =
          TestContests.run(TestContests.league(CoupRules.of(edition, seats), all(), 60));
      assertThat(results.faults()).isZero();
    }
  }

  @Test
  void everyStylePlaysEveryOption() {
    var options =
        Edition.RESISTANCE
            .options(3)
            .withExchanger(Exchanger.BOTH)
            .withDeclared(Declared.COUP_AND_ASSASSINATE);
    Rulebook rules = CoupRules.of(Edition.RESISTANCE, options, 3);
    assertThat(TestContests.run(TestContests.league(rules, all(), 60)).faults()).isZero();
  }

  @Test
  void theTruthfulStylesNeverBluff() {
    for (String style : List.of("truthful", "block-challenger", "copy-holder")) {
      assertThat(line(style, TestContests.coup(2), 200).statistics().of(Statistic.BLUFFS))
          .as(style)
          .isZero();
    }
  }

  @Test
  void theTrustingStyleNeverChallenges() {
    assertThat(line("truthful", TestContests.coup(2), 200).statistics().of(Statistic.CHALLENGES))
        .isZero();
    assertThat(line("copy-holder", TestContests.coup(2), 200).statistics().of(Statistic.CHALLENGES))
        .isPositive();
  }

  @Test
  void strangersHaveHabitsOfTheirOwn() {
    List<Contestant> strangers =
        IntStream.range(0, 30)
            .<Contestant>mapToObj(number -> new BotContestant(Styles.stranger(number)))
            .toList();
    Results results =
        TestContests.run(TestContests.league(CoupRules.of(Edition.REFORMATION, 5), strangers, 60));
    assertThat(results.faults()).isZero();
    assertThat(Styles.named("stranger:7")).map(BotKind::name).contains("stranger:7");
    assertThat(Styles.named("stranger:")).isEmpty();
    assertThat(Stranger.Habits.drawn(new SeededChance(7)))
        .isEqualTo(Stranger.Habits.drawn(new SeededChance(7)));
    assertThat(Stranger.Habits.drawn(new SeededChance(7)))
        .isNotEqualTo(Stranger.Habits.drawn(new SeededChance(8)));
  }

  @Test
  void aStyleIsKnownByItsName() {
    assertThat(Styles.named("style:duke")).isPresent();
    assertThat(Styles.named("duke")).isEmpty();
    assertThat(Styles.all())
        .allMatch(kind -> kind.name().startsWith(Styles.PREFIX) && kind.plays("coup"))
        .noneMatch(kind -> kind.about().isBlank() || kind.plays("royal"))
        .hasSizeGreaterThanOrEqualTo(6);
  }
}
