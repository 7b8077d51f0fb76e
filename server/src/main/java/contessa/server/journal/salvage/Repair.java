package contessa.server.journal.salvage;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Repairs a file in which only indexes are damaged, before it is opened: everything is salvaged
 * into a new file, which takes its place if nothing was lost. A marker file next to it asks for
 * that.
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
      delete(fresh);
      Salvage.Report report = Salvage.copy(file, fresh);
      List<String> losses = new ArrayList<>(report.losses());
      losses.addAll(missing(file, fresh));
      if (losses.isEmpty()) {
        Files.move(file, emptied(file.resolveSibling(file.getFileName() + ".damaged")));
        delete(file);
        Files.move(fresh, file);
        LOG.warn("Only indexes were damaged; they have been made again");
      } else {
        losses.forEach(loss -> LOG.error("Not repaired: {}", loss));
      }
      delete(fresh);
      Files.delete(folder);
      Files.delete(SqliteFile.repairMark(file));
    } catch (IOException | SQLException | JournalFailure e) {
      LOG.error("The journal could not be repaired; run: contessa check, then contessa salvage", e);
    }
  }

  /** The tables that have other numbers of rows in the new file, one line each. */
  private static List<String> missing(Path file, Path fresh) throws SQLException {
    List<String> losses = new ArrayList<>();
    try (Database repaired = SqliteFile.open(fresh);
        Connection damaged = SqliteFile.source(file).getConnection()) {
      Set<String> tables = Salvage.copied(repaired);
      tables.add("events");
      for (String table : tables) {
        long now = repaired.read(table, connection -> rows(connection, table));
        long before = rows(damaged, table);
        if (now != before) {
          losses.add("of %d rows in %s %d were found".formatted(before, table, now));
        }
      }
    }
    return losses;
  }

  /** How many rows there are, counted without any index. */
  private static long rows(Connection connection, String table) throws SQLException {
    return Sql.first(
            connection, row -> row.getLong(1), "select count(*) from " + table + " not indexed")
        .orElse(0L);
  }

  private static Path emptied(Path file) throws IOException {
    Files.deleteIfExists(file);
    return file;
  }

  private static void delete(Path file) throws IOException {
    for (String suffix : List.of("", "-wal", "-shm")) {
      Files.deleteIfExists(file.resolveSibling(file.getFileName() + suffix));
    }
  }
}
