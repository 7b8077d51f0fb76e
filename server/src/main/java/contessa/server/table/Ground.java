package contessa.server.table;

import contessa.bots.Budget;
import contessa.server.journal.Journal;
import contessa.server.wire.FinishedGame;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * What all tables of a server stand on.
 *
 * @param random for secrets; in tests any other
 * @param thinking where bots think, while their table goes on
 * @param budget how long a bot may think about one decision
 */
public record Ground(
    Journal journal,
    InstantSource clock,
    Timer timer,
    Lags lags,
    Chronicle chronicle,
    Scores scores,
    Executor thinking,
    RandomGenerator random,
    Budget budget) {

  /** Wakes tables. */
  @FunctionalInterface
  public interface Timer {
    /**
     * Calls {@link LiveTable#wake} of that table at that time; a later wish replaces an earlier.
     */
    void wakeAt(String table, long at);
  }

  /** How far away players are. */
  @FunctionalInterface
  public interface Lags {
    int lag(String player);
  }

  /** Keeps what games people have finished. */
  @FunctionalInterface
  public interface Chronicle {
    /** May be told the same again after a crash. */
    void finished(String player, FinishedGame game);
  }

  /** Rates those who want it. */
  @FunctionalInterface
  public interface Scores {
    /** May be told the same again after a crash. */
    void count(PlayedGame game);
  }

  public static RandomGenerator secureRandom() {
    return new SecureRandom();
  }
}
