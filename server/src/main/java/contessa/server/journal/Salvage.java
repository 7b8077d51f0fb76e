package contessa.server.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
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

  private static final int PORTION = 1_000;

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
          "deletions",
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
      Map<String, SortedMap<Long, Journal.Row>> carved = RowCarver.carve(Pages.of(copy));
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

  /**
   * So that an older file has the columns of today, and its log is part of it; one too damaged for
   * that stays as it is.
   */
  private static void upgrade(Path copy) {
    try (Connection connection = Database.source(copy).getConnection()) {
      Schema.migrate(connection, copy);
      Sql.list(connection, row -> row.getInt(1), "pragma wal_checkpoint(truncate)");
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

  /** Copies a table row by row from both ends; what lies between damaged pages is carved out. */
  private void copyTable(Path copy, Database to, String name) throws IOException {
    TableCarver table = to.read(name, connection -> TableCarver.of(connection, name));
    if (copyRows(copy, to, table, "")) {
      return;
    }
    copyRows(copy, to, table, " desc");
    losses.add("some rows of " + name + " may be lost");
    insertAll(to, table, table.carve(Pages.of(copy)));
  }

  /** Copies rows until one cannot be read; whether it got to the end. */
  private static boolean copyRows(Path copy, Database to, TableCarver table, String order) {
    String select =
        "select "
            + String.join(", ", table.columns())
            + " from "
            + table.name()
            + " order by rowid";
    List<List<@Nullable Object>> rows = new ArrayList<>();
    boolean whole = true;
    try (Connection from = Database.source(copy).getConnection();
        Statement statement = from.createStatement();
        ResultSet found = statement.executeQuery(select + order)) {
      while (found.next()) {
        List<@Nullable Object> values = new ArrayList<>();
        for (int i = 1; i <= table.columns().size(); i++) {
          Object value = found.getObject(i);
          values.add(value instanceof Integer number ? Long.valueOf(number) : value);
        }
        if (table.fits(values)) {
          rows.add(values);
        } else {
          whole = false;
        }
      }
    } catch (SQLException e) {
      whole = false;
    }
    insertAll(to, table, rows);
    return whole;
  }

  private static void insertAll(Database to, TableCarver table, List<List<@Nullable Object>> rows) {
    for (int i = 0; i < rows.size(); i += PORTION) {
      int from = i;
      var _ = to.write(table.name(), connection -> insertSome(connection, table, rows, from));
    }
  }

  private static boolean insertSome(
      Connection connection, TableCarver table, List<List<@Nullable Object>> rows, int from)
      throws SQLException {
    for (int i = from; i < Math.min(rows.size(), from + PORTION); i++) {
      Sql.update(connection, table.insert(), rows.get(i).toArray());
    }
    return true;
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
