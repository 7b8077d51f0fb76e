package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.coup.Strangers;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * The contessa against players in the manner of other people's bots, on duplicate deals. {@code
 * -Dyardstick.deals=2000} plays more deals and prints the shares with 95 % intervals.
 */
@Tag("soak")
class YardstickTest {

  private static final int FEW = 20;
  private static final int DEALS = Integer.getInteger("yardstick.deals", FEW);
  private static final Budget ANY = Budget.rollouts(1);
  private static final long SEED = 4711;
  private static final double NORMAL = 1.96;

  private final BotKind contessa = Roster.named("contessa").orElseThrow();

  @TestFactory
  Stream<DynamicTest> oneAgainstThreeOfAKind() {
    return players().map(other -> test(Collections.nCopies(3, other)));
  }

  @TestFactory
  Stream<DynamicTest> headsUp() {
    return players().map(other -> test(List.of(other)));
  }

  @TestFactory
  Stream<DynamicTest> mixedTables() {
    List<BotKind> six = players().toList();
    List<BotKind> four = Stream.concat(players().limit(1), Strangers.keptApart().stream()).toList();
    return Stream.of(Strangers.inView(), four, six).map(this::test);
  }

  private static Stream<BotKind> players() {
    return Stream.concat(Strangers.inView().stream(), Strangers.keptApart().stream());
  }

  private DynamicTest test(List<BotKind> others) {
    String names = others.stream().map(BotKind::name).toList().toString();
    return DynamicTest.dynamicTest(names, () -> beats(names, others));
  }

  private void beats(String names, List<BotKind> others) {
    int seats = others.size() + 1;
    BotGames games = new BotGames(CoupRules.of(Edition.CITY_STATE, seats), ANY);
    double[] shares = games.shares(contessa, others, DEALS, SEED);
    double share = DoubleStream.of(shares).average().orElseThrow();
    if (DEALS > FEW) {
      double squares = DoubleStream.of(shares).map(won -> (won - share) * (won - share)).sum();
      double margin = NORMAL * Math.sqrt(squares / (DEALS - 1) / DEALS);
      System.out.printf(Locale.ROOT, "%s %.1f ± %.1f %%%n", names, 100 * share, 100 * margin);
    }
    assertThat(share).isGreaterThan(1.0 / seats);
  }
}
