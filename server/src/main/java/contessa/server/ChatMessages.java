package contessa.server;

import module java.base;

import contessa.server.host.TableHost;
import contessa.server.journal.SqlJournal;
import contessa.table.state.Erasure;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.Seat;
import contessa.table.state.TableEvent;
import org.jspecify.annotations.Nullable;

/** What was said at tables, for operators. Who deletes a message deletes it for everybody. */
final class ChatMessages {

  /**
   * A message.
   *
   * @param player the id of the player; null for a bot
   */
  record Said(
      String table,
      long seq,
      long at,
      int seat,
      @Nullable String player,
      String name,
      String text) {

    String id() {
      return table + "." + seq;
    }
  }

  private final SqlJournal journal;
  private final TableHost tables;
  private final Consumer<String> changed;

  /**
   * The messages of a journal.
   *
   * @param changed is told the id of every table whose rows have changed
   */
  ChatMessages(SqlJournal journal, TableHost tables, Consumer<String> changed) {
    this.journal = journal;
    this.tables = tables;
    this.changed = changed;
  }

  /** What was said at a table, open or closed, oldest first; not what was deleted. */
  List<Said> at(String table) {
    List<JournalRow> rows = journal.read(table);
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("no such table");
    }
    return said(table, rows);
  }

  private static List<Said> said(String table, List<JournalRow> rows) {
    List<Said> all = new ArrayList<>();
    JournalReader reader = new JournalReader(table, rows);
    for (JournalRow row : rows) {
      reader.nextRow();
      for (TableEvent event : reader.events()) {
        if (event instanceof TableEvent.Said(int number, String text) && !text.isEmpty()) {
          Seat seat = reader.state().seat(number);
          all.add(new Said(table, row.seq(), row.at(), number, seat.player(), seat.name(), text));
        }
      }
    }
    return all;
  }

  /** Deletes the words from the data and from all screens. */
  void delete(String id) {
    int dot = id.lastIndexOf('.');
    String table = dot < 0 ? "" : id.substring(0, dot);
    List<JournalRow> rows = journal.read(table);
    Said said =
        said(table, rows).stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no such message"));
    journal.rewrite(table, Erasure.ofMessage(table, rows, said.seq()));
    changed.accept(table);
    if (journal.isOpen(table) && !tables.deleteMessage(table, said.seat(), said.at())) {
      throw new IllegalArgumentException(
          "the message is deleted, but not from the screens of players who are there now");
    }
  }
}
