package contessa.soak.sim;

import module java.base;

import contessa.server.host.games.GameHistory;
import contessa.server.journal.Journal;
import contessa.server.table.TableServices;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.state.GameResult;

/**
 * How the parts around a simulated server are put together. Tests put faulty parts in, to see that
 * a run notices them. It is asked for each part whenever the server starts.
 */
public interface Wiring {

  /** Everything as it should be. */
  Wiring SOUND = new Wiring() {};

  /** The way of a command to its table. */
  @FunctionalInterface
  interface Submission {
    Message.Reply submit(String player, String table, Command command);
  }

  default Journal journal(Journal disk) {
    return disk;
  }

  /**
   * The time at the tables.
   *
   * @param wall the clock of the machine, in milliseconds since 1970
   */
  default InstantSource clock(InstantSource steady, LongSupplier wall) {
    return steady;
  }

  default TableServices.Timer timer(TableServices.Timer timer) {
    return timer;
  }

  default RandomGenerator random(RandomGenerator random) {
    return random;
  }

  default Executor bots(Executor executor) {
    return executor;
  }

  default Runnable afterPause(Runnable action) {
    return action;
  }

  default GameHistory history(GameHistory history) {
    return history;
  }

  default Consumer<GameResult> results(Consumer<GameResult> results) {
    return results;
  }

  default Submission submission(Submission submission) {
    return submission;
  }

  /** Where a table's messages to one connection go. */
  default Consumer<Message> listener(Consumer<Message> listener) {
    return listener;
  }

  /** Where the answers to one connection's commands go. */
  default Consumer<Message> replies(Consumer<Message> listener) {
    return listener;
  }

  /** Whose view a connection gets. */
  default String viewer(String player) {
    return player;
  }
}
