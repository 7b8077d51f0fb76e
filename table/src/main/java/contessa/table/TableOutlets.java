package contessa.table;

import module java.base;

import contessa.table.state.TableContext;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.view.Audience;
import contessa.table.view.Notifier;

/**
 * The ports of a table besides its log: what its host provides, and what it is told.
 *
 * @param random for secrets and unpredictable draws
 * @param timer wakes the table at this time; a later request replaces an earlier
 */
public record TableOutlets(
    InstantSource clock,
    RandomGenerator random,
    TableContext.Lags lags,
    Bots bots,
    Audience.Sink sink,
    Notifier notifier,
    LongConsumer timer,
    Listener listener) {

  /** The bots of the table. They hear what happens, and think when the table is free. */
  public interface Bots extends TableContext.BotMoves {

    /** Forgets everything, when the table is read from its log again. */
    void reset();

    void hear(List<TableDisclosure> disclosures);

    /** Requests every move that bots may have to make for the open question, and these. */
    void requestMoves(TableState state, List<Transaction.MissingMove> missing);
  }

  @FunctionalInterface
  public interface Listener {

    default void changed(TableState state) {}

    /** A game is over; after a crash it may be told again. */
    void finished(TableState state);
  }
}
