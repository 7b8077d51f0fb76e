package contessa.server.table;

import module java.base;

import contessa.bots.Budget;
import contessa.game.Move;
import contessa.game.Position;
import contessa.table.SeriesBots;
import contessa.table.TableOutlets;
import contessa.table.bots.GameBots;
import contessa.table.game.RedactedTrace;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bots of a table, from game to game. Under the table's lock they hear what happens and receive
 * requests; they think outside it, and the table is woken when they have decided.
 *
 * <p>This object's lock is held for moments, never while a bot thinks.
 */
final class TableBots implements TableOutlets.Bots {

  private static final Logger LOG = LoggerFactory.getLogger(TableBots.class);

  private final Budget budget;
  private final Executor executor;
  private final AtomicBoolean thinking = new AtomicBoolean();
  private final SeriesBots bots;

  TableBots(String table, Budget budget, InstantSource clock, Executor executor) {
    this.budget = budget;
    this.executor = executor;
    BiConsumer<String, RuntimeException> failures =
        (kind, e) ->
            LOG.error("A bot ({}) at table {} failed: {}", kind, table, RedactedTrace.of(e));
    bots = new SeriesBots(() -> new GameBots(clock, failures));
  }

  @Override
  public synchronized void reset() {
    bots.reset();
  }

  @Override
  public synchronized void hear(List<TableDisclosure> disclosures) {
    bots.hear(disclosures);
  }

  @Override
  public synchronized @Nullable Move decidedMove(TableState state, int seat, Position position) {
    return bots.decidedMove(state, seat, position);
  }

  @Override
  public synchronized void requestMoves(TableState state, List<Transaction.MissingMove> missing) {
    bots.requestMoves(state, missing);
  }

  /**
   * Lets the bots think about their requests, on another thread; then wakes the table. If too many
   * tables wait for that, the bots answer here and immediately, from what they have: before the
   * floor, so it does not show.
   */
  void start(Runnable wake) {
    if (hasRequests() && !thinking.getAndSet(true)) {
      try {
        executor.execute(() -> decide(budget, wake));
      } catch (RejectedExecutionException e) {
        decide(Budget.millis(0), wake);
      }
    }
  }

  private synchronized boolean hasRequests() {
    return bots.game().hasRequests();
  }

  private void decide(Budget most, Runnable wake) {
    try {
      while (decidedOne(most)) {}
    } finally {
      thinking.set(false);
    }
    wake.run();
  }

  private boolean decidedOne(Budget most) {
    GameBots asked;
    GameBots.Task task;
    synchronized (this) {
      asked = bots.game();
      task = asked.next();
    }
    if (task == null) {
      return false;
    }
    Move move = asked.think(task, most);
    synchronized (this) {
      asked.decided(task, move);
    }
    return true;
  }
}
