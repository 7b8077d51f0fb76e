package contessa.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Action;
import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupEvent;
import contessa.coup.CoupMove;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.Event;
import contessa.game.Move;
import contessa.rating.Rating;
import contessa.royal.RoyalRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ArenaTest {

  /** Everything that the seed determines: all figures except times. */
  private static String fixed(Results results) {
    StringBuilder text = new StringBuilder();
    text.append(results.games()).append(results.capped()).append(results.lengths());
    for (Results.Standing line : results.lines()) {
      text.append(line.name())
          .append(line.share())
          .append(line.rating())
          .append(line.seatShare())
          .append(line.beats());
      for (Statistic statistic : Statistic.values()) {
        text.append(' ').append(line.statistics().of(statistic));
      }
    }
    return text.toString();
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    Contest contest =
        TestContests.league(
            TestContests.coup(3), TestContests.bots("random", "honest", "schemer", "contessa"), 30);
    assertThat(fixed(TestContests.run(contest, 3))).isEqualTo(fixed(TestContests.run(contest, 1)));
  }

  @Test
  void theNumberOfThreadsChangesNothingInCoupRoyal() {
    Contest contest =
        TestContests.league(RoyalRules.standard(3), TestContests.bots("random", "honest"), 6);
    assertThat(fixed(TestContests.run(contest, 3))).isEqualTo(fixed(TestContests.run(contest, 1)));
  }

  @Test
  void anotherSeedGivesOtherGames() {
    List<Contestant> bots = TestContests.bots("random", "random", "honest");
    Contest contest = TestContests.contest(TestContests.coup(3), bots, 60);
    Contest other =
        new Contest(contest.rules(), bots, false, 43, contest.budget(), 60, 0, Contest.LONGEST);
    assertThat(fixed(TestContests.run(other))).isNotEqualTo(fixed(TestContests.run(contest)));
  }

  @Test
  void narrowIntervalsEndTheContestAtTheSameBlockForAnyNumberOfThreads() {
    Contest contest =
        TestContests.contest(
            TestContests.coup(2), TestContests.bots("honest", "random"), false, 100_000, 0.05);
    Results results = TestContests.run(contest, 1);
    assertThat(results.complete()).isTrue();
    assertThat(results.games()).isLessThan(5_000);
    assertThat(results.lines()).allMatch(line -> line.share().margin() <= 0.05);
    assertThat(fixed(TestContests.run(contest, 3))).isEqualTo(fixed(results));
  }

  @ParameterizedTest
  @EnumSource(Edition.class)
  void aBotAgainstItselfWinsTheSameFromEveryPlaceOfTheLineUp(Edition edition) {
    List<Contestant> twins = new ArrayList<>();
    for (String name : List.of("a", "b", "c")) {
      twins.add(TestContests.deciding(name, view -> Mixture.uniform(view.moves())));
    }
    Results results = TestContests.run(TestContests.contest(CoupRules.of(edition, 3), twins, 90));
    for (Results.Standing line : results.lines()) {
      assertThat(line.share().mean()).isCloseTo(1.0 / 3, within(1e-12));
      assertThat(line.share().margin()).isCloseTo(0, within(1e-9));
      assertThat(line.seatShare()).isEqualTo(results.lines().getFirst().seatShare());
    }
  }

  @Test
  void inABlockEveryContestantSitsOnceAtEverySeatWithTheSameCards() {
    List<String> deals = Collections.synchronizedList(new ArrayList<>());
    List<Contestant> bots = new ArrayList<>();
    for (String name : List.of("a", "b", "c", "d")) {
      bots.add(
          TestContests.deciding(
              name,
              view -> Mixture.of(view.moves().getFirst()),
              (seat, event) -> dealt(name, seat, event, deals)));
    }
    TestContests.run(TestContests.contest(TestContests.coup(4), bots, 4), 1);
    assertThat(deals).hasSize(16);
    Set<String> cardsBySeat = new HashSet<>();
    Set<String> places = new HashSet<>();
    for (String deal : deals) {
      String[] parts = deal.split(" ", 3);
      places.add(parts[0] + parts[1]);
      cardsBySeat.add(parts[1] + " " + parts[2]);
    }
    assertThat(places).hasSize(16);
    assertThat(cardsBySeat).hasSize(4);
  }

  private static void dealt(String name, int seat, Event event, List<String> deals) {
    if (event instanceof CoupEvent.Dealt dealt && dealt.cards() != null) {
      deals.add(name + " " + seat + " " + dealt.cards());
    }
  }

  @Test
  void aLeagueSeatsAllContestantsAboutEquallyOften() {
    Contest contest =
        TestContests.league(
            TestContests.coup(2),
            TestContests.bots("random", "honest", "schemer", "schemer:bold"),
            400);
    for (Results.Standing line : TestContests.run(contest).lines()) {
      assertThat(line.games()).isBetween(120L, 280L);
    }
  }

  @Test
  void aTableLargerThanTheLeagueSeatsSomeContestantsTwice() {
    Results results =
        TestContests.run(
            TestContests.league(TestContests.coup(5), TestContests.bots("random", "honest"), 50));
    assertThat(results.lines().get(0).games() + results.lines().get(1).games()).isEqualTo(250);
    assertThat(results.lines().getFirst().games()).isBetween(100L, 150L);
  }

  @Test
  void severalSeatsUnderOneNameKeepTheRatingsBalanced() {
    Contest contest =
        TestContests.league(
            TestContests.coup(6),
            TestContests.bots("random", "honest", "schemer", "schemer:bold"),
            300);
    double mean =
        TestContests.run(contest).lines().stream()
            .mapToDouble(line -> line.rating().mu())
            .average()
            .orElseThrow();
    assertThat(mean).isCloseTo(Rating.UNKNOWN.mu(), within(2.0));
  }

  @Test
  void honestBeatsRandomByEveryFigure() {
    Results results =
        TestContests.run(
            TestContests.contest(
                TestContests.coup(4),
                TestContests.bots("honest", "random", "random", "random"),
                200));
    Results.Standing honest = results.lines().get(0);
    Results.Standing random = results.lines().get(1);
    assertThat(results.lines()).hasSize(2);
    assertThat(honest.games()).isEqualTo(200);
    assertThat(random.games()).isEqualTo(600);
    assertThat(honest.wins() + random.wins()).isCloseTo(200, within(1e-9));
    assertThat(honest.share().mean()).isGreaterThan(0.8);
    assertThat(honest.rating().shown()).isGreaterThan(random.rating().mu());
    assertThat(honest.beats().get(1)).isGreaterThan(0.9);
    assertThat(honest.beats().get(1) + random.beats().get(0)).isCloseTo(1, within(1e-9));
    assertThat(honest.statistics().of(Statistic.BLUFFS)).isZero();
    assertThat(random.statistics().of(Statistic.BLUFFS)).isPositive();
    assertThat(honest.statistics().of(Statistic.CHALLENGES_RIGHT))
        .isEqualTo(honest.statistics().of(Statistic.CHALLENGES));
    assertThat(results.faults()).isZero();
    assertThat(results.lengths().stream().mapToLong(Long::longValue).sum()).isEqualTo(200);
  }

  @Test
  void bluffsAndChallengesAreCountedFromTheRealCards() {
    Contestant liar = TestContests.deciding("liar", view -> Mixture.of(liar((CoupView) view)));
    Contestant sceptic =
        TestContests.deciding("sceptic", view -> Mixture.of(sceptic(view.moves())));
    Results results =
        TestContests.run(TestContests.contest(TestContests.coup(2), List.of(liar, sceptic), 40));
    PlayerStatistics lies = results.lines().get(0).statistics();
    PlayerStatistics doubts = results.lines().get(1).statistics();
    assertThat(lies.of(Statistic.CLAIMS)).isPositive().isEqualTo(lies.of(Statistic.BLUFFS));
    assertThat(lies.of(Statistic.BLUFFS_CAUGHT)).isEqualTo(lies.of(Statistic.BLUFFS));
    assertThat(doubts.of(Statistic.CHALLENGES)).isEqualTo(doubts.of(Statistic.CHALLENGE_CHANCES));
    assertThat(doubts.of(Statistic.CHALLENGES_RIGHT)).isEqualTo(doubts.of(Statistic.CHALLENGES));
  }

  /** Claims only characters it does not hold. */
  private static Move liar(CoupView view) {
    for (Move move : view.moves()) {
      if (move instanceof CoupMove.Act act && act.action() == Action.TAX) {
        boolean holds = new Cards(view.known(view.reader())).holds(Role.DUKE);
        if (!holds) {
          return move;
        }
      }
      if (move instanceof CoupMove.Pass || move instanceof CoupMove.Decline) {
        return move;
      }
    }
    return view.moves().getFirst();
  }

  private static Move sceptic(List<Move> moves) {
    return moves.stream()
        .filter(CoupMove.Challenge.class::isInstance)
        .findFirst()
        .orElseGet(
            () -> moves.contains(new CoupMove.Pass()) ? new CoupMove.Pass() : moves.getFirst());
  }

  @Test
  void anEndlessGameIsStoppedSharedAndCounted() {
    List<Contestant> bots = TestContests.bots("random", "random", "random");
    Contest shared = new Contest(TestContests.coup(3), bots, false, 42, Budget.QUICK, 30, 0, 1);
    Results results = TestContests.run(shared);
    assertThat(results.capped()).isPositive();
    assertThat(results.lines().getFirst().wins()).isCloseTo(30, within(1e-9));
  }

  @Test
  void anIllegalMoveIsReplacedByTheFallbackAndCounted() {
    Contestant flyer =
        TestContests.deciding("flyer", view -> Mixture.of(new CoupMove.Pick(Card.of(0))));
    Results results =
        TestContests.run(
            TestContests.contest(
                TestContests.coup(2), List.of(flyer, TestContests.bot("honest")), 10));
    PlayerStatistics statistics = results.lines().getFirst().statistics();
    assertThat(statistics.of(Statistic.ILLEGAL)).isPositive();
    assertThat(statistics.of(Statistic.ILLEGAL)).isEqualTo(statistics.of(Statistic.DECISIONS));
    assertThat(statistics.of(Statistic.CHALLENGES)).isZero();
  }

  @Test
  void aBotThatThinksTooLongIsLate() {
    AtomicBoolean hurry = new AtomicBoolean();
    Contestant slow =
        TestContests.deciding(
            "slow",
            view -> {
              long until = System.nanoTime() + 230_000_000;
              while (!hurry.get() && System.nanoTime() < until) {
                LockSupport.parkNanos(1_000_000);
              }
              hurry.set(true);
              return Mixture.of(view.moves().getLast());
            });
    Contest contest =
        new Contest(
            TestContests.coup(2),
            List.of(slow, TestContests.bot("random")),
            false,
            1,
            Budget.millis(1),
            2,
            0,
            Contest.LONGEST);
    PlayerStatistics statistics = TestContests.run(contest).lines().getFirst().statistics();
    assertThat(statistics.of(Statistic.LATE)).isPositive();
  }

  @Test
  void aFailingBotEndsTheContestAndKeepsTheResults() {
    Contestant broken =
        TestContests.deciding(
            "broken",
            view -> {
              throw new IllegalStateException("out of ideas");
            });
    Arena arena =
        new Arena(
            TestContests.contest(
                TestContests.coup(2), List.of(broken, TestContests.bot("random")), 10),
            2);
    assertThatThrownBy(arena::run).hasMessageContaining("out of ideas");
    assertThat(arena.results().games()).isZero();
    assertThat(arena.results().complete()).isFalse();
  }

  @Test
  void aStoppedContestKeepsItsResults() throws InterruptedException {
    CountDownLatch some = new CountDownLatch(200);
    Contestant counting =
        TestContests.deciding(
            "counting",
            view -> {
              some.countDown();
              return Mixture.uniform(view.moves());
            });
    Arena arena =
        new Arena(
            TestContests.contest(
                TestContests.coup(2), List.of(counting, TestContests.bot("random")), 1_000_000),
            2);
    Thread running = Thread.ofPlatform().start(() -> run(arena));
    some.await();
    arena.stop();
    arena.await(10_000);
    running.join();
    Results results = arena.results();
    assertThat(results.complete()).isFalse();
    assertThat(results.games()).isLessThan(1_000_000).isEqualTo(2 * results.blocks());
    assertThat(arena.progress()).isLessThan(1);
  }

  private static void run(Arena arena) {
    try {
      arena.run();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
