package contessa.server.table;

import module java.base;

import contessa.bots.Budget;
import contessa.server.journal.Journal;
import contessa.table.message.FinishedGame;
import contessa.table.state.GameResult;
import contessa.table.state.TableContext;
import contessa.table.state.TableState;
import contessa.table.view.Notifier;
import contessa.table.view.Summaries;

/**
 * The services that all tables of a server share.
 *
 * @param history lists which games each player has finished; may hear of one again after a crash
 * @param results gets every finished game, for ratings and medals, in the same way
 * @param random for secrets; tests may use any other
 * @param botExecutor where bots think, while their table goes on
 * @param budget how long a bot may think about one decision
 */
public record TableServices(
    Journal journal,
    InstantSource clock,
    Timer timer,
    TableContext.Lags lags,
    BiConsumer<String, FinishedGame> history,
    Consumer<GameResult> results,
    Notifier notifier,
    Executor botExecutor,
    RandomGenerator random,
    Budget budget) {

  @FunctionalInterface
  public interface Timer {
    /**
     * Calls {@link LiveTable#wake} of this table at this time; a later request replaces an earlier.
     */
    void wakeAt(String table, long at);
  }

  /**
   * The last game of a table is over: the ratings get it, and everybody who has not given up. Those
   * who were out may have left the table by now.
   */
  void finished(TableState state) {
    if (!state.countsForNothing()) {
      Summaries.finished(state).forEach(history);
      results.accept(GameResult.of(state));
    }
  }

  public static RandomGenerator secureRandom() {
    return new SecureRandom();
  }
}
