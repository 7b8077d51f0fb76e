package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.SchemaTables;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.Schema;
import contessa.server.journal.sqlite.SqliteFile;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rescues everything sound from a damaged file into a new one; the damaged file is only read. */
public final class Salvage {

  private static final Logger LOG = LoggerFactory.getLogger(Salvage.class);

  /** Rows of the journal have their own way, which fills tables; codes used once stay used. */
  private static final Set<String> NOT_COPIED = Set.of("events", "tables", "hand_overs");

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
      try (CarvedRows carved = CarvedRows.in(scratch.resolve("rows.db"))) {
        try (SqlitePages pages = SqlitePages.of(copy)) {
          RowCarver.carve(pages, carved);
        }
        upgrade(copy);
        return write(copy, carved, fresh);
      }
    } catch (IOException e) {
      throw new JournalFailure("cannot salvage " + damaged + ": " + e.getMessage(), e);
    } finally {
      deleteFolder(scratch);
    }
  }

  private Report write(Path copy, CarvedRows carved, Path fresh) throws IOException {
    try (SqlJournal journal = SqliteFile.journal(fresh)) {
      Database to = journal.database();
      List<String> added = addMissing(copy, to, "table");
      for (String name : copied(to)) {
        copyTable(copy, to, name);
      }
      if (!added.isEmpty()) {
        addMissing(copy, to, "index");
        addMissing(copy, to, "trigger");
      }
      int tables = 0;
      long rows = 0;
      for (CarvedRows.CarvedTable table : carved.tables()) {
        // Rows from before a table was archived may still be in the log, with names since erased.
        if (!journal.isClosed(table.id())) {
          rows += append(journal, table, carved);
          tables++;
        }
      }
      return new Report(tables, rows, List.copyOf(losses));
    }
  }

  /** The tables that are copied row by row. */
  static Set<String> copied(Database database) {
    Set<String> names = database.read("the tables", SchemaTables::all);
    names.removeAll(NOT_COPIED);
    return names;
  }

  /** Adds what the damaged file has and this version of the program does not know. */
  private static List<String> addMissing(Path copy, Database to, String type) {
    String definitions =
        "select name, sql from sqlite_master where type = '"
            + type
            + "' and sql is not null and name not like 'sqlite_%'";
    try (Connection connection = SqliteFile.source(copy).getConnection()) {
      Map<String, String> missing = new TreeMap<>();
      Sql.of(definitions).list(connection, row -> missing.put(row.getString(1), row.getString(2)));
      return to.write(
          "the schema",
          fresh -> {
            missing.keySet().removeAll(Sql.of(definitions).list(fresh, row -> row.getString(1)));
            for (String sql : missing.values()) {
              Sql.of(sql).update(fresh);
            }
            return List.copyOf(missing.keySet());
          });
    } catch (SQLException | JournalFailure e) {
      LOG.warn("Only what this version knows is salvaged: {}", e.getMessage());
      return List.of();
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
    try (Connection connection = SqliteFile.source(copy).getConnection()) {
      Schema.migrate(connection, copy);
      Sql.of("pragma wal_checkpoint(truncate)").list(connection, row -> row.getInt(1));
    } catch (SQLException | JournalFailure e) {
      LOG.warn("Could not upgrade the copy: {}", e.getMessage());
    }
  }

  /** Writes the rows of a table up to the first that is missing. */
  private long append(SqlJournal journal, CarvedRows.CarvedTable table, CarvedRows carved)
      throws IOException {
    long sound = carved.forEachPortion(table.id(), journal::appendAll);
    if (sound < table.lastSeq()) {
      losses.add("table " + table.id() + " is complete only up to row " + sound);
    }
    return sound;
  }

  /** Copies a table row by row from both ends; what lies between damaged pages is carved out. */
  private void copyTable(Path copy, Database to, String name) throws IOException {
    TableCarver table = to.read(name, connection -> TableCarver.of(connection, name));
    if (copyRows(copy, to, table, "")) {
      return;
    }
    copyRows(copy, to, table, " desc");
    losses.add("some rows of " + name + " may be lost");
    RowWriter writer = new RowWriter(to, table);
    try (SqlitePages pages = SqlitePages.of(copy)) {
      pages.forEachRecord(
          record -> {
            if (table.fits(record)) {
              writer.add(record);
            }
          });
    }
    writer.flush();
  }

  /** Copies rows until one cannot be read; whether it got to the end. */
  private static boolean copyRows(Path copy, Database to, TableCarver table, String order) {
    String select =
        "select "
            + String.join(", ", table.columns())
            + " from "
            + table.name()
            + " order by rowid";
    RowWriter writer = new RowWriter(to, table);
    boolean whole = true;
    try (Connection from = SqliteFile.source(copy).getConnection();
        Statement statement = from.createStatement();
        ResultSet found = statement.executeQuery(select + order)) {
      while (found.next()) {
        List<@Nullable Object> values = new ArrayList<>();
        for (int i = 1; i <= table.columns().size(); i++) {
          Object value = found.getObject(i);
          values.add(value instanceof Integer number ? Long.valueOf(number) : value);
        }
        if (table.fits(values)) {
          writer.add(values);
        } else {
          whole = false;
        }
      }
    } catch (SQLException e) {
      whole = false;
    }
    writer.flush();
    return whole;
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
