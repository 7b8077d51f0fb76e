package contessa.server.host.games;

import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord;
import contessa.server.journal.Journal;
import contessa.table.message.FinishedGame;
import contessa.table.message.Replay;
import contessa.table.view.Replays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** What can be seen of finished games, each by those who may see it. */
public final class FinishedGames {

  private final GameHistory history;
  private final ReplayCache replays;
  private final Analyses analyses;
  private final PlayerStats playerStats;

  public FinishedGames(
      Journal journal, GameHistory history, ReplayCache replays, Executor analysisExecutor) {
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
   * A finished game as that player may see it, a {@link Replay} in JSON; empty if there is none.
   *
   * @param game its number in the table's series, from 1
   * @throws java.util.concurrent.RejectedExecutionException if too many others are waiting
   */
  public Optional<byte[]> replay(
      String player, String table, int game, Replays.Perspective perspective) {
    return replays.get(player, table, game, perspective);
  }

  /** The record of a finished game, under the same conditions as its {@link #replay}. */
  public Optional<GameRecord> record(
      String player, String table, int game, Replays.Perspective perspective) {
    return replays.record(player, table, game, perspective);
  }

  /**
   * A record from outside as a {@link Replay} in JSON; empty if it has no such seat. Reading it
   * takes long, too.
   *
   * @throws contessa.notation.record.RecordProblem if the rules do not allow the game
   */
  public Optional<byte[]> replayOf(Supplier<ReadRecord> record, Replays.Perspective perspective) {
    return replays.uploaded(record, perspective.reader());
  }

  public Analyses analyses() {
    return analyses;
  }

  public PlayerStats playerStats() {
    return playerStats;
  }

  /** The rows of any closed table may have changed. */
  public void forgetAll() {
    replays.forgetAll();
    analyses.forgetAll();
    playerStats.forget();
  }

  /** The rows of this closed table have changed. */
  public void forget(String table) {
    replays.forget(table);
    analyses.forget(table);
    playerStats.forget();
  }
}
