package contessa.server.host.games;

import module java.base;

import contessa.notation.record.ReadRecord;
import contessa.server.journal.Journal;
import contessa.table.game.ResumePoint;
import contessa.table.message.FinishedGame;
import contessa.table.message.TableOptions;

/** What can be seen of finished games, each by those who may see it. */
public final class FinishedGames {

  private final GameHistory history;
  private final ReplayCache replays;
  private final Analyses analyses;
  private final PlayerStats playerStats;
  private final RandomGenerator random;

  /** Where a finished game goes on at a new table. */
  public record PlayOn(ResumePoint opening, TableOptions options) {}

  public FinishedGames(
      Journal journal,
      GameHistory history,
      ReplayCache replays,
      Executor analysisExecutor,
      RandomGenerator random) {
    this.random = random;
    this.history = history;
    this.replays = replays;
    analyses = new Analyses(replays, analysisExecutor);
    playerStats = new PlayerStats(journal, history, analysisExecutor);
  }

  /** The latest games that the player has finished, newest first. */
  public List<FinishedGame> of(String player) {
    return history.of(player);
  }

  /**
   * The position before a step of a finished game, for those who would play on from it.
   *
   * @param believed whether the others' cards are as the seat could believe, not as they were
   * @return empty if there is nothing to decide at that step, or not for that seat
   * @throws contessa.notation.record.RecordProblem if the rules do not allow the game
   * @throws RejectedExecutionException if too many others are waiting
   */
  public Optional<PlayOn> playOn(
      Supplier<ReadRecord> record, int step, int seat, boolean believed) {
    long seed = random.nextLong();
    return replays.read(
        record,
        read ->
            Optional.ofNullable(
                    ResumePoint.before(read.game(), read.moments(), step, seat, believed, seed))
                .map(opening -> new PlayOn(opening, ResumePoint.options(read.game()))));
  }

  public ReplayCache replays() {
    return replays;
  }

  public Analyses analyses() {
    return analyses;
  }

  public PlayerStats playerStats() {
    return playerStats;
  }

  /** The rows of any closed table may have changed. */
  public void forgetAll() {
    forget(_ -> true);
  }

  /** The rows of this closed table have changed. */
  public void forget(String table) {
    forget(table::equals);
  }

  private void forget(Predicate<String> tables) {
    replays.forget(tables);
    analyses.forget(tables);
    playerStats.forget();
  }
}
