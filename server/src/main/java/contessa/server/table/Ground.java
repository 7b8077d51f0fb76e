package contessa.server.table;

import contessa.bots.Budget;
import contessa.server.journal.Journal;
import contessa.server.wire.FinishedGame;
import contessa.server.wire.Summons;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

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
    Messenger messenger,
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

  /** Calls players who do not look at their table. */
  @FunctionalInterface
  public interface Messenger {
    /**
     * Must not wait, and may fail silently.
     *
     * @param until when it is too late; null if it never is
     */
    void summon(String player, Summons what, @Nullable Long until);

    /** For a server that calls nobody. */
    Messenger NONE = (_, _, _) -> {};
  }

  public static RandomGenerator secureRandom() {
    return new SecureRandom();
  }
}
