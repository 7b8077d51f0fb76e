package contessa.server.host.games;

import module java.base;

import contessa.server.journal.Journal;
import contessa.table.message.FinishedGame;

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
