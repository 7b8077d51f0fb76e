package contessa.server.journal.salvage;

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
import java.util.List;
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
      if (report.losses().isEmpty() && report.rows() == rows(file)) {
        Files.move(file, emptied(file.resolveSibling(file.getFileName() + ".damaged")));
        delete(file);
        Files.move(fresh, file);
        LOG.warn("Only indexes were damaged; they have been made again");
      } else {
        report.losses().forEach(loss -> LOG.error("Not repaired: {}", loss));
      }
      delete(fresh);
      Files.delete(folder);
      Files.delete(SqliteFile.repairMark(file));
    } catch (IOException | SQLException | JournalFailure e) {
      LOG.error("The journal could not be repaired; run: contessa check, then contessa salvage", e);
    }
  }

  /** How many rows there are, counted without any index. */
  private static long rows(Path file) throws SQLException {
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      return Sql.first(
              connection, row -> row.getLong(1), "select count(payload) from events not indexed")
          .orElse(0L);
    }
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
