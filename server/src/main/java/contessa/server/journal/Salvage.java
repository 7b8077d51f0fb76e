package contessa.server.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rescues everything sound from a damaged file into a new one; the damaged file is only read. */
public final class Salvage {

  private static final Logger LOG = LoggerFactory.getLogger(Salvage.class);

  /** What is not in the journal itself. */
  private static final List<String> OTHER_TABLES =
      List.of(
          "archive",
          "sessions",
          "games",
          "rated",
          "ratings",
          "wins",
          "medals",
          "counted",
          "push_keys",
          "push_subscriptions");

  /**
   * The result.
   *
   * @param losses one line for each thing that could not be rescued
   */
  public record Report(int tables, long rows, List<String> losses) {}

  private final List<String> losses = new ArrayList<>();

  private Salvage() {}

  /**
   * Copies what is sound.
   *
   * @throws JournalFailure if there is nothing to read, or the new file exists or cannot be written
   */
  public static Report copy(Path damaged, Path fresh) {
    if (!Files.exists(damaged)) {
      throw new JournalFailure("there is no server data: " + damaged + " does not exist", null);
    }
    if (Files.exists(fresh)) {
      throw new JournalFailure(fresh + " exists already", null);
    }
    return new Salvage().run(damaged, fresh);
  }

  private Report run(Path damaged, Path fresh) {
    Path scratch = fresh.resolveSibling(fresh.getFileName() + ".salvage");
    try {
      // On a copy, so that opening it changes nothing in the damaged file or its log.
      PrivateFiles.createFolder(scratch);
      Path copy = copyWithLog(damaged, scratch);
      Map<String, SortedMap<Long, Journal.Row>> carved = RowCarver.carve(copy);
      upgrade(copy);
      try (SqliteJournal journal = SqliteJournal.open(fresh)) {
        long rows = 0;
        for (Map.Entry<String, SortedMap<Long, Journal.Row>> table : carved.entrySet()) {
          rows += append(journal, table.getKey(), table.getValue());
        }
        for (String name : OTHER_TABLES) {
          copyTable(copy, journal.database(), name);
        }
        return new Report(carved.size(), rows, List.copyOf(losses));
      }
    } catch (IOException e) {
      throw new JournalFailure("cannot salvage " + damaged + ": " + e.getMessage(), e);
    } finally {
      deleteFolder(scratch);
    }
  }

  private static Path copyWithLog(Path damaged, Path folder) throws IOException {
    Path copy = folder.resolve(damaged.getFileName());
    Files.copy(damaged, copy);
    Path log = damaged.resolveSibling(damaged.getFileName() + "-wal");
    if (Files.exists(log)) {
      Files.copy(log, folder.resolve(log.getFileName()));
    }
    return copy;
  }

  /** So that an older file has the columns of today; one too damaged for that stays as it is. */
  private static void upgrade(Path copy) {
    try (Connection connection = Database.source(copy).getConnection()) {
      Schema.migrate(connection, copy);
    } catch (SQLException | JournalFailure e) {
      LOG.warn("Could not upgrade the copy: {}", e.getMessage());
    }
  }

  /** Writes the rows of a table up to the first that is missing. */
  private long append(SqliteJournal journal, String table, SortedMap<Long, Journal.Row> rows) {
    List<Journal.Row> sound = new ArrayList<>();
    for (Journal.Row row : rows.values()) {
      if (row.seq() != sound.size() + 1) {
        break;
      }
      sound.add(row);
    }
    journal.appendAll(sound);
    long next = sound.size() + 1L;
    if (rows.lastKey() >= next) {
      losses.add("table " + table + " is complete only up to row " + (next - 1));
    }
    return next - 1;
  }

  /** Copies a table row by row, from both ends, as far as it can be read. */
  private void copyTable(Path copy, Database to, String name) {
    try (Connection from = Database.source(copy).getConnection()) {
      boolean whole = copyRows(from, to, name, "");
      if (!whole) {
        copyRows(from, to, name, " desc");
        losses.add("some rows of " + name + " may be lost");
      }
    } catch (SQLException e) {
      losses.add(name + " is lost: " + e.getMessage());
    }
  }

  private static boolean copyRows(Connection from, Database to, String name, String order)
      throws SQLException {
    try (Statement statement = from.createStatement()) {
      try (ResultSet found =
          statement.executeQuery("select * from " + name + " order by rowid" + order)) {
        int columns = found.getMetaData().getColumnCount();
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          names.add(found.getMetaData().getColumnName(i));
        }
        String insert =
            "insert or ignore into %s (%s) values (%s)"
                .formatted(
                    name,
                    String.join(", ", names),
                    String.join(", ", names.stream().map(_ -> "?").toList()));
        while (next(found)) {
          List<@Nullable Object> values = new ArrayList<>();
          for (int i = 1; i <= columns; i++) {
            values.add(found.getObject(i));
          }
          var _ = to.write(name, connection -> insert(connection, insert, values));
        }
        return true;
      }
    } catch (Damaged e) {
      return false;
    }
  }

  private static int insert(Connection connection, String sql, List<@Nullable Object> values)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.size(); i++) {
        statement.setObject(i + 1, values.get(i));
      }
      return statement.executeUpdate();
    }
  }

  /** The file cannot be read any further in this direction. */
  private static final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Damaged(SQLException cause) {
      super(cause);
    }
  }

  private static boolean next(ResultSet found) {
    try {
      return found.next();
    } catch (SQLException e) {
      throw new Damaged(e);
    }
  }

  private static void deleteFolder(Path folder) {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException e) {
      throw new JournalFailure("cannot remove " + folder, e);
    }
  }
}
