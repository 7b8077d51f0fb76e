package contessa.server.table;

import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.TableElsewhere;
import contessa.table.message.Message;
import contessa.table.state.CommandStamp;
import contessa.table.state.JournalEntry;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import contessa.table.view.Transcript;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is true at a table: its rows of the journal, and the state, the transcript and the bots'
 * knowledge that follow from them. Only a transaction that the journal has written changes them.
 * Used under the table's lock, except {@link #lobbyEntry}.
 */
final class TableLedger {

  private static final Logger LOG = LoggerFactory.getLogger(TableLedger.class);

  private final String id;
  private final TableServices services;
  private final TableBots bots;

  private TableState state;
  private Transcript transcript = new Transcript();
  private boolean gameJustEnded;

  /** Whether a row may be in the journal that is not in this state. */
  private boolean uncertain;

  /** The outages of the journal after which the table has gone on. */
  private int outages;

  private volatile @Nullable LateLobbyEntry lobbyEntry;

  /** A ledger without rows. */
  TableLedger(String id, TableServices services, TableBots bots) {
    this.id = id;
    this.services = services;
    this.bots = bots;
    state = new TableState(id);
    outages = services.journal().outages();
  }

  /** The state after the last row. It is not modified later: each row makes a new one. */
  TableState state() {
    return state;
  }

  Transcript transcript() {
    return transcript;
  }

  boolean isUncertain() {
    return uncertain;
  }

  /**
   * How often the journal could not be written for a while since the table went on.
   *
   * @throws JournalFailure if it cannot be now
   */
  int outages() {
    return services.journal().outages() - outages;
  }

  /** The table goes on after so many outages. */
  void goOnAfter(int more) {
    outages += more;
  }

  /** What the lobby knows; any thread may ask. */
  LateLobbyEntry lobbyEntry() {
    return Objects.requireNonNull(lobbyEntry, "the table has no events yet");
  }

  /** Writes the transaction, which makes it true; false if its row's number is taken. */
  boolean write(Transaction tx) {
    uncertain = true;
    uncertain = services.journal().append(JournalEntry.row(tx)) != Journal.AppendResult.WRITTEN;
    if (uncertain) {
      return false;
    }
    state = tx.state();
    transcript.add(tx.now(), tx.disclosures());
    bots.hear(tx.disclosures());
    lobbyEntry = new LateLobbyEntry(state);
    if (endsGame(tx.events())) {
      services.finished(state);
    }
    return true;
  }

  /** Reads all rows again. */
  void read() {
    JournalReader reader = new JournalReader(id, services.journal().read(id));
    transcript = new Transcript();
    bots.reset();
    gameJustEnded = false;
    while (reader.nextRow()) {
      reader.readRow();
      transcript.add(reader.state().at(), reader.disclosures());
      bots.hear(reader.disclosures());
      gameJustEnded = endsGame(reader.events());
    }
    state = reader.state();
    uncertain = false;
    lobbyEntry = state.created() ? new LateLobbyEntry(state) : null;
  }

  private static boolean endsGame(List<TableEvent> events) {
    return events.stream().anyMatch(TableEvent.Ended.class::isInstance);
  }

  /** A crash may have prevented what follows the end of a game. */
  void finishAgain() {
    if (gameJustEnded) {
      services.finished(state);
    }
  }

  /** Whether another process has written rows that are not in this state. */
  boolean isBehind() {
    return services.journal().lastNumber(id) > state.seq();
  }

  /** Whether what cannot be done in this state could be in the one that another process wrote. */
  boolean mayBeOvertaken() {
    return services.journal().isShared() && isBehind();
  }

  /**
   * The reply to a command that was carried out so long ago that only the journal remembers; null
   * if it does not.
   */
  Message.@Nullable Reply earlierReply(CommandStamp stamp) {
    JournalRow row = services.journal().find(id, stamp.key());
    return row == null || row.seq() > state.seq()
        ? null
        : stamp.replyAfter(JournalEntry.digest(row));
  }

  /** Logs that something could not be written or read. */
  void report(JournalFailure e) {
    if (e instanceof TableElsewhere) {
      LOG.debug("Table {} has moved", id);
    } else if (!e.isOutage()) {
      LOG.error("Table {} cannot be written or read: {}", id, e.getMessage());
    }
  }
}
