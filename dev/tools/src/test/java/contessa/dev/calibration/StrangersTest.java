package contessa.dev.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.arena.program.ContestantList;
import contessa.arena.style.Styles;
import contessa.bots.BotKind;
import contessa.bots.royal.PlanAdvice;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is called 70 % likely comes true in about 70 of 100 cases, also among players that were not
 * used to fit the analysis. In Coup that is tested of claims, in Coup Royal of who wins.
 */
@Tag("slow")
class StrangersTest {

  private static final int GAMES = TestScale.of(32, 10_000);
  private static final int ENOUGH = TestScale.of(80, 400);
  private static final int ROYAL_GAMES = TestScale.of(4, 2_000);
  private static final long FIRST = 8_000_000;

  /** In a share of the games a dozen players make most claims of a row: chance is allowed more. */
  private static final int INTERVALS = TestScale.of(2, 1);

  private static final double MOST_OFF = 0.05;

  private static final List<BotKind> TESTED = strangers(4001, 200);

  private static final List<BotKind> FITTED_ROYAL = strangers(1, 400);

  private static List<BotKind> fitted() {
    List<BotKind> kinds = new ArrayList<>(FITTED_ROYAL);
    String bots = "honest schemer fiammetta violante galeazzo lazzaro isabetta contessa";
    for (String name : bots.split(" ", -1)) {
      kinds.add(ContestantList.bot(name));
    }
    kinds.addAll(Styles.all());
    return kinds;
  }

  private static List<BotKind> strangers(int first, int count) {
    return IntStream.range(first, first + count).mapToObj(Styles::stranger).toList();
  }

  private static <T> List<T> play(long first, int games, LongFunction<T> trial) {
    return LongStream.range(first, first + games).parallel().mapToObj(trial).toList();
  }

  private static void check(Reliability reliability) {
    System.out.println(reliability.table());
    List<Reliability.Row> rows = new ArrayList<>(reliability.bins());
    rows.add(reliability.all());
    rows.removeIf(row -> row.cases() < ENOUGH);
    assertThat(rows).isNotEmpty();
    for (Reliability.Row row : rows) {
      assertThat(Math.abs(row.said() - row.came()) - INTERVALS * row.margin())
          .as("%.3f said%n%s", row.said(), reliability.table())
          .isLessThan(MOST_OFF);
    }
  }

  @Test
  void strangersAreHonestAsOftenAsSaid() {
    Reliability reliability = new Reliability();
    play(FIRST, GAMES, number -> ClaimTrial.play(TESTED, number)).forEach(reliability::add);
    check(reliability);
  }

  @Test
  void strangersWinCoupRoyalAsOftenAsSaid() {
    Reliability reliability = new Reliability();
    play(FIRST, ROYAL_GAMES, number -> RoyalTrial.play(TESTED, number))
        .forEach(trial -> reliability.add(trial.cases(new PlanAdvice(trial.rules()))));
    check(reliability);
  }

  @Test
  void noBotIsBothFittedAndTested() {
    assertThat(TESTED)
        .extracting(BotKind::name)
        .doesNotContainAnyElementsOf(fitted().stream().map(BotKind::name).toList());
  }

  /** Prints them: they are the weights of {@code ClaimEvidence} and {@code WinChances}. */
  @Test
  @Tag("full")
  void theWeightsCanBeFittedAgain() {
    List<BotKind> kinds = fitted();
    List<ClaimCase> cases =
        play(0, TestScale.of(32, 3_000), number -> ClaimTrial.play(kinds, number)).stream()
            .flatMap(List::stream)
            .toList();
    System.out.println(ClaimFit.of(cases));
    String royal =
        RoyalFit.of(play(0, TestScale.of(4, 600), number -> RoyalTrial.play(FITTED_ROYAL, number)));
    System.out.println(royal);
    assertThat(royal).contains("softness");
  }
}
