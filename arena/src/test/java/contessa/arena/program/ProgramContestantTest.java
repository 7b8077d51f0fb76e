package contessa.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.arena.Arena;
import contessa.arena.Contest;
import contessa.arena.ContestFailure;
import contessa.arena.Contestant;
import contessa.arena.PlayerStatistics;
import contessa.arena.Results;
import contessa.arena.Statistic;
import contessa.arena.TestContests;
import contessa.arena.program.ProgramConnection.ReplyTimeouts;
import contessa.bots.Budget;
import contessa.game.Rulebook;
import contessa.royal.RoyalRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs written in sh, good and bad. */
@Tag("soak")
class ProgramContestantTest {

  /** For programs that answer: on a busy machine they may be slow. */
  private static final ReplyTimeouts ENOUGH = new ReplyTimeouts(30_000, 30_000, 1_000);

  private static final ReplyTimeouts NONE = new ReplyTimeouts(50, 0, 1_000);

  /** Plays the first legal move. */
  private static final String FIRST_MOVE =
      """
      while read -r line; do
        case $line in
          *'"do":"decide"'*) echo "$line" | sed 's/.*"moves":\\["\\([^"]*\\)".*/{"move":"\\1"}/' ;;
        esac
      done
      """;

  private static final String GARBAGE = "while read -r line; do echo '{{{ garbage'; done";

  private static final String UNKNOWN_MOVE =
      """
      while read -r line; do
        case $line in *'"do":"decide"'*) echo '{"move":"fly to the moon"}' ;; esac
      done
      """;

  @TempDir private Path folder;

  private final List<String> told = Collections.synchronizedList(new ArrayList<>());
  private ProgramMonitor monitor = new ProgramMonitor(told::add, false, null);

  private Contestant program(String script, ReplyTimeouts timeouts) throws IOException {
    Path file = Files.writeString(folder.resolve("bot.sh"), script);
    String command = "sh '" + file + "'";
    return new ProgramContestant("mine", command, timeouts, monitor);
  }

  private static PlayerStatistics against(Contestant program, Rulebook rules, int games) {
    List<Contestant> both = List.of(program, TestContests.bot("random"));
    Contest contest =
        new Contest(rules, both, false, 1, Budget.millis(100), games, 0, Contest.LONGEST);
    Results results = TestContests.run(contest);
    assertThat(results.complete()).isTrue();
    assertThat(results.lines().get(1).statistics().of(Statistic.ILLEGAL)).isZero();
    return results.lines().getFirst().statistics();
  }

  private PlayerStatistics of(String script, ReplyTimeouts timeouts, int games) throws IOException {
    return against(program(script, timeouts), TestContests.coup(2), games);
  }

  @Test
  void aGoodProgramPlaysWholeGamesOfBothGames() throws IOException {
    for (Rulebook rules : List.of(TestContests.coup(2), RoyalRules.standard(2))) {
      PlayerStatistics statistics = against(program(FIRST_MOVE, ENOUGH), rules, 4);
      assertThat(statistics.of(Statistic.DECISIONS)).isPositive();
      assertThat(statistics.of(Statistic.ILLEGAL)).isZero();
      assertThat(statistics.of(Statistic.BROKEN)).isZero();
    }
  }

  @Test
  void aMixtureIsDrawnByTheReferee() throws IOException {
    String mixed =
        FIRST_MOVE.replace(
            "{\"move\":\"\\1\"}",
            "{\"moves\":[{\"move\":\"\\1\",\"p\":0.5},{\"move\":\"\\1\",\"p\":0.5}]}");
    PlayerStatistics statistics = of(mixed, ENOUGH, 2);
    assertThat(statistics.of(Statistic.BROKEN) + statistics.of(Statistic.ILLEGAL)).isZero();
  }

  @Test
  void garbageIsBroken() throws IOException {
    PlayerStatistics statistics = of(GARBAGE, ENOUGH, 4);
    assertThat(statistics.of(Statistic.BROKEN)).isEqualTo(statistics.of(Statistic.DECISIONS));
    assertThat(statistics.of(Statistic.CHALLENGES)).isZero();
  }

  @Test
  void anUnknownMoveIsIllegal() throws IOException {
    PlayerStatistics statistics = of(UNKNOWN_MOVE, ENOUGH, 4);
    assertThat(statistics.of(Statistic.ILLEGAL)).isEqualTo(statistics.of(Statistic.DECISIONS));
  }

  @Test
  void aProgramThatNeverAnswersIsLateAndThenGivenUp() throws IOException {
    PlayerStatistics statistics = of("while read -r line; do :; done", NONE, 6);
    assertThat(statistics.of(Statistic.LATE)).isPositive();
    assertThat(statistics.of(Statistic.UNASKED)).isPositive();
    assertThat(
            statistics.of(Statistic.LATE)
                + statistics.of(Statistic.BROKEN)
                + statistics.of(Statistic.UNASKED))
        .isEqualTo(statistics.of(Statistic.DECISIONS));
  }

  @Test
  void theFirstFaultsAreToldWithPlaceLegalMovesAndAnswer() throws IOException {
    of(UNKNOWN_MOVE, ENOUGH, 4);
    assertThat(told.getFirst())
        .matches(
            "(?s)mine \\(game \\d+, seat [01], [a-z-]+\\): illegal: 'fly to the moon' is not a"
                + " legal move now\n"
                + "  legal: .*\n"
                + "  said:  \\{\"move\":\"fly to the moon\"}");
    assertThat(told).hasSize(4).last().isEqualTo("mine: its further faults are only counted");
  }

  @Test
  void aStrayLineIsNamedAndTheAnswerCounts() throws IOException {
    String script = FIRST_MOVE.replace("echo \"$line\" |", "echo thinking; echo \"$line\" |");
    PlayerStatistics statistics = of(script, new ReplyTimeouts(30_000, 30_000, 30_000), 4);
    assertThat(statistics.of(Statistic.BROKEN) + statistics.of(Statistic.ILLEGAL)).isZero();
    assertThat(told.getFirst()).contains("wrote a line before its answer: 'thinking'");
  }

  @Test
  void aLineTooManyIsNamedAndShiftsNothing() throws IOException {
    String script =
        FIRST_MOVE.replace("esac", "*'\"do\":\"end\"'*) echo '{\"move\":\"bye\"}' ;; esac");
    PlayerStatistics statistics = of(script, ENOUGH, 8);
    assertThat(statistics.of(Statistic.BROKEN)).isZero();
    assertThat(statistics.of(Statistic.ILLEGAL)).isZero();
    assertThat(told.getFirst()).contains("'{\"move\":\"bye\"}'");
  }

  @Test
  void aMissingFlushIsRecognisedAndTheProgramGivenUp() throws IOException {
    String script = "cat >/dev/null; echo '{\"move\":\"income\"}'";
    PlayerStatistics statistics = of(script, NONE, 4);
    assertThat(told.getFirst()).contains("its output is not flushed (in Python: print(..., flush");
    assertThat(statistics.of(Statistic.LATE)).isLessThan(ProgramContestant.MOST_FAILURES);
    assertThat(statistics.of(Statistic.UNASKED)).isPositive();
  }

  @Test
  void theWholeWaitForTheFirstAnswerIsTold() {
    monitor = new ProgramMonitor(told::add, true, null);
    assertThatThrownBy(
            () -> of("while read -r line; do :; done", new ReplyTimeouts(3_000, 0, 1_000), 2))
        .isInstanceOf(ContestFailure.class);
    assertThat(told.getFirst()).contains("has not answered its first question for 3 s");
    assertThat(told.getLast()).contains("late: no answer within 3100 ms");
  }

  @Test
  void theShellSaysNothingWhenItsProgramIsKilled() throws IOException {
    Path script = Files.writeString(folder.resolve("bot.sh"), "sleep 1000");
    Path errors = folder.resolve("errors");
    String command = "exec 2>>'" + errors + "'; sh '" + script + "'; true";
    against(new ProgramContestant("mine", command, NONE, monitor), TestContests.coup(2), 2);
    assertThat(errors).isEmptyFile();
  }

  @Test
  void aStrictContestStopsAtTheFirstFault() throws IOException {
    monitor = new ProgramMonitor(told::add, true, null);
    assertThatThrownBy(() -> of(GARBAGE, ENOUGH, 4))
        .isInstanceOf(ContestFailure.class)
        .hasMessage("stopped at the first fault of mine");
    assertThat(told.getFirst()).contains("broken: the line is not JSON");
  }

  @Test
  void everyLineIsKept() throws IOException {
    monitor = new ProgramMonitor(told::add, false, folder.resolve("log"));
    of(FIRST_MOVE, ENOUGH, 2);
    assertThat(Files.readAllLines(folder.resolve("log/mine.1.log")))
        .anyMatch(line -> line.startsWith("> {\"do\":\"decide\""))
        .anyMatch(line -> line.startsWith("< {\"move\""));
    assertThat(told).isEmpty();
  }

  @Test
  void aProgramThatDoesNotReadBlocksNoOne() throws IOException {
    PlayerStatistics statistics = of("sleep 1000", NONE, 6);
    assertThat(statistics.of(Statistic.LATE)).isPositive();
  }

  @Test
  void aProgramThatDoesNotExistEndsTheContest() {
    Contestant missing =
        new ProgramContestant("mine", "exec /no/such/program 2>&-", ENOUGH, monitor);
    List<Contestant> both = List.of(missing, TestContests.bot("random"));
    Arena arena = new Arena(TestContests.contest(TestContests.coup(2), both, 2), 1);
    assertThatThrownBy(arena::run).hasMessageContaining("cannot run the program: exec /no/such");
    assertThat(arena.results().games()).isZero();
  }

  @Test
  void aProgramThatDiesIsStartedAgainAndToldEverything() throws IOException {
    String dying =
        """
        answers=0
        while read -r line; do
          case $line in
            *'"do":"decide"'*)
              [ $answers -lt 2 ] || exit 3
              case $answers$line in 0*'"event":"dealt"'*) ;; 0*) echo untold; exit 4 ;; esac
              answers=$((answers + 1))
              echo "$line" | sed 's/.*"moves":\\["\\([^"]*\\)".*/{"move":"\\1"}/' ;;
          esac
        done
        """;
    PlayerStatistics statistics = of(dying, ENOUGH, 4);
    assertThat(statistics.of(Statistic.DECISIONS)).isGreaterThan(statistics.of(Statistic.BROKEN));
    // Two answers, then none: at most every third decision fails.
    assertThat(statistics.of(Statistic.BROKEN))
        .isBetween(1L, statistics.of(Statistic.DECISIONS) / 3 + 2);
    assertThat(statistics.of(Statistic.ILLEGAL)).isZero();
  }

  @Test
  void aFloodWithoutLineEndsIsSurvived() throws IOException {
    PlayerStatistics statistics = of("read -r line; yes | tr -d '\\n'", NONE, 2);
    assertThat(statistics.of(Statistic.DECISIONS)).isPositive();
  }

  @Test
  void stoppingTheContestEndsItsPrograms() throws Exception {
    Path pid = folder.resolve("pid");
    Contestant hanging =
        program("echo $$ > '" + pid + "'; while read -r line; do :; done; sleep 1000", ENOUGH);
    Contest contest =
        new Contest(
            TestContests.coup(2),
            List.of(hanging, TestContests.bot("random")),
            false,
            1,
            Budget.millis(60_000),
            1000,
            0,
            Contest.LONGEST);
    Arena arena = new Arena(contest, 1);
    Thread running =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    arena.run();
                  } catch (InterruptedException e) {
                    throw new AssertionError(e);
                  }
                });
    while (!Files.exists(pid) || Files.size(pid) == 0) {
      LockSupport.parkNanos(1_000_000);
    }
    arena.stop();
    arena.await(10_000);
    running.join();
    assertThat(arena.results().games()).isZero();
    long id = Long.parseLong(Files.readString(pid).strip());
    ProcessHandle.of(id).ifPresent(left -> left.onExit().join());
  }
}
