package contessa.server;

import module java.base;

import contessa.server.journal.SchemaTables;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.table.state.Erasure;
import contessa.table.state.JournalRow;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Retention: chat and games of closed tables go when they are as old as the operator has set. */
final class Retention {

  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);

  private static final String CLOSED =
      "select table_id from tables where closed >= ? and closed < ?"
          + " union select table_id from archive where closed >= ? and closed < ?";

  private final Settings settings;
  private final SqlJournal journal;
  private final Consumer<String> changed;

  /** Tables closed before this time have no chat any more; a start looks at them again. */
  private long silentUntil;

  /**
   * The retention of a journal.
   *
   * @param changed is told the id of every table whose rows have changed
   */
  Retention(Settings settings, SqlJournal journal, Consumer<String> changed) {
    this.settings = settings;
    this.journal = journal;
    this.changed = changed;
  }

  /** Deletes everything that is due, until it is told to stop. */
  void apply(BooleanSupplier stop, Instant now) {
    int gameDays = settings.number(Setting.GAME_DAYS);
    if (gameDays > 0) {
      List<String> due = closed(0, daysBefore(now, gameDays));
      due.stream().takeWhile(_ -> !stop.getAsBoolean()).forEach(this::delete);
      if (!due.isEmpty()) {
        String tables = AdminAnswer.count(due.size(), "table", "tables");
        LOG.info("Deleted {} closed more than {} days ago", tables, gameDays);
      }
    }
    if (settings.number(Setting.CHAT_DAYS) > 0) {
      long before = daysBefore(now, settings.number(Setting.CHAT_DAYS));
      List<String> due = closed(silentUntil, before);
      due.stream().takeWhile(_ -> !stop.getAsBoolean()).forEach(this::silence);
      silentUntil = before;
    }
  }

  private static long daysBefore(Instant now, int days) {
    return now.minus(Duration.ofDays(days)).toEpochMilli();
  }

  private List<String> closed(long from, long before) {
    return journal.database().list(CLOSED, row -> row.getString(1), from, before, from, before);
  }

  private void delete(String table) {
    var _ = journal.database().write(sql -> delete(sql, table));
    changed.accept(table);
  }

  private static boolean delete(Sql sql, String table) throws SQLException {
    for (String name : SchemaTables.withColumn(sql, "table_id")) {
      sql.update("delete from " + name + " where table_id = ?", table);
    }
    return true;
  }

  private void silence(String table) {
    List<JournalRow> rows = Erasure.ofTalk(table, journal.read(table));
    if (!rows.isEmpty()) {
      journal.rewrite(table, rows);
      changed.accept(table);
    }
  }
}
