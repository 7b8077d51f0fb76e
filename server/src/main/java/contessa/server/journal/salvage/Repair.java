package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import java.sql.Connection;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Crash recovery of a damaged file before it is opened; a marker file next to it asks for that.
 * Everything sound is salvaged into a new file, which takes its place if nothing was lost, or if
 * the damaged one cannot be used at all. A table that lost rows is then marked as damaged, so that
 * it is left out and does not go on from an earlier moment.
 */
public final class Repair {

  private static final Logger LOG = LoggerFactory.getLogger(Repair.class);

  private Repair() {}

  /** Opens the journal in this file, repaired first if that was asked for. */
  public static SqlJournal open(Path file) {
    ifRequested(file);
    return SqliteFile.journal(file);
  }

  /** Repairs the file if that was asked for; the damaged one is kept under another name. */
  private static void ifRequested(Path file) {
    if (!Files.exists(SqliteFile.repairMark(file))) {
      return;
    }
    LOG.warn("The journal is damaged; trying to repair it");
    Path folder = file.resolveSibling("repair");
    try {
      PrivateFiles.createFolder(folder);
      Path fresh = folder.resolve(file.getFileName());
      SqliteFile.delete(fresh);
      IntegrityCheck.Report report = Salvage.copy(file, fresh);
      List<String> losses = new ArrayList<>(report.problems());
      try (Database repaired = SqliteFile.open(fresh)) {
        losses.addAll(missing(file, repaired));
      }
      if (losses.isEmpty()) {
        SqliteFile.replace(file, fresh, ".damaged");
        LOG.warn("Only indexes were damaged; they have been made again");
      } else {
        losses.forEach(loss -> LOG.error("Not repaired: {}", loss));
        if (report.rows() > 0 && !isUsable(file)) {
          markIncomplete(file, fresh);
          SqliteFile.replace(file, fresh, ".damaged");
          LOG.error("The damaged file could not be used, so what was sound takes its place");
        }
      }
      SqliteFile.delete(fresh);
      Files.delete(folder);
      Files.delete(SqliteFile.repairMark(file));
    } catch (IOException | JournalFailure e) {
      LOG.error("The journal could not be repaired; run: contessa check, then contessa salvage", e);
    }
  }

  /** The tables that have other numbers of rows in the new file, one line each. */
  private static List<String> missing(Path file, Database repaired) {
    Set<String> tables = Salvage.copied(repaired);
    tables.add("events");
    List<String> losses = new ArrayList<>();
    try (Connection damaged = SqliteFile.source(file).getConnection()) {
      for (String table : tables) {
        long before = count(new Sql(damaged), table);
        long now = repaired.read(sql -> count(sql, table));
        if (now != before) {
          losses.add("of %d rows in %s %d were found".formatted(before, table, now));
        }
      }
    } catch (SQLException e) {
      losses.add("nobody can say how many rows there were: " + e.getMessage());
    }
    return losses;
  }

  /** Counts rows in the table itself, or in a whole index of it if that one is damaged. */
  private static long count(Sql sql, String table) throws SQLException {
    try {
      return number(sql, table + " not indexed");
    } catch (SQLException e) {
      Optional<String> index =
          sql.first(
              "select name from pragma_index_list(?) where partial = 0",
              row -> row.getString(1),
              table);
      return number(sql, table + " indexed by " + index.orElseThrow(() -> e));
    }
  }

  private static long number(Sql sql, String from) throws SQLException {
    return sql.first("select count(*) from " + from, row -> row.getLong(1)).orElse(0L);
  }

  /** Whether it can be opened, and a row be added at its end. */
  private static boolean isUsable(Path file) {
    try (Database database = SqliteFile.open(file)) {
      return database.write(
          sql -> {
            sql.update(
                "insert into events (table_id, seq, at, last, crc, payload)"
                    + " values ('', 0, 0, 0, 0, '')");
            return sql.update("delete from events where table_id = ''") == 1;
          });
    } catch (JournalFailure e) {
      return false;
    }
  }

  /** Spoils the checksum of every table that had more rows, as far as its index still tells. */
  private static void markIncomplete(Path file, Path fresh) {
    try (Connection damaged = SqliteFile.source(file).getConnection();
        Database repaired = SqliteFile.open(fresh)) {
      record Count(String table, long rows) {}
      List<Count> counts =
          new Sql(damaged)
              .list(
                  "select table_id, max(seq) from events indexed by events_key group by table_id",
                  row -> new Count(row.getString(1), row.getLong(2)));
      var _ =
          repaired.write(
              sql -> {
                for (Count count : counts) {
                  sql.update(
                      "update events set crc = crc + 1 where table_id = ? and seq = 1"
                          + " and ? > (select max(seq) from events where table_id = ?)",
                      count.table(),
                      count.rows(),
                      count.table());
                }
                return true;
              });
    } catch (SQLException e) {
      LOG.error("Tables may go on from an earlier moment: the index is damaged, too", e);
    }
  }
}
