package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SchemaTables;
import contessa.server.journal.Sql;
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

  private final List<String> losses = new ArrayList<>();

  private Salvage() {}

  /**
   * Copies what is sound; reports what that is, and each thing that could not be rescued.
   *
   * @throws JournalFailure if there is nothing to read, or the new file exists or cannot be written
   */
  public static IntegrityCheck.Report copy(Path damaged, Path fresh) {
    if (!Files.exists(damaged)) {
      throw new JournalFailure("there is no server data: " + damaged + " does not exist", null);
    }
    if (Files.exists(fresh)) {
      throw new JournalFailure(fresh + " exists already", null);
    }
    return new Salvage().run(damaged, fresh);
  }

  private IntegrityCheck.Report run(Path damaged, Path fresh) {
    // On a copy, so that opening it changes nothing in the damaged file or its log.
    Path copy = fresh.resolveSibling(fresh.getFileName() + ".salvage");
    try (Closeable _ = () -> SqliteFile.delete(copy)) {
      copyWithLog(damaged, copy);
      try (Database to = SqliteFile.open(fresh)) {
        new RescuedTable(to, "events").carve(copy); // while its log is still what it was
        upgrade(copy);
        copyOthers(copy, to);
        return to.write(this::completeTables);
      }
    } catch (IOException e) {
      throw new JournalFailure("cannot salvage " + damaged + ": " + e.getMessage(), e);
    }
  }

  private void copyOthers(Path copy, Database to) throws IOException {
    List<String> added = addMissing(copy, to, "table");
    for (String name : copied(to)) {
      copyTable(copy, new RescuedTable(to, name));
    }
    if (!added.isEmpty()) {
      addMissing(copy, to, "index");
      addMissing(copy, to, "trigger");
    }
  }

  /** A table can be played only up to the first row that is missing. */
  private IntegrityCheck.Report completeTables(Sql sql) throws SQLException {
    record Found(String table, long last, long sound) {}
    // Rows from before a table was archived may still be in the log, with names since erased.
    sql.update("delete from events where table_id in (select table_id from archive)");
    List<Found> found =
        sql.list(
            "select table_id, max(seq), sum(seq = n) from (select table_id, seq,"
                + " row_number() over (partition by table_id order by seq) n from events)"
                + " group by table_id order by table_id",
            row -> new Found(row.getString(1), row.getLong(2), row.getLong(3)));
    for (Found one : found) {
      if (one.sound < one.last) {
        losses.add("table " + one.table + " is complete only up to row " + one.sound);
        sql.update("delete from events where table_id = ? and seq > ?", one.table, one.sound);
      }
    }
    sql.update(
        "insert into tables (table_id, closed) select table_id,"
            + " max(case when last <> 0 then at end) from events group by table_id");
    long rows = found.stream().mapToLong(Found::sound).sum();
    return new IntegrityCheck.Report(found.size(), rows, List.copyOf(losses));
  }

  /** The tables that are copied row by row. */
  static Set<String> copied(Database database) {
    Set<String> names = database.read(SchemaTables::all);
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
      new Sql(connection).list(definitions, row -> missing.put(row.getString(1), row.getString(2)));
      return to.write(
          fresh -> {
            missing.keySet().removeAll(fresh.list(definitions, row -> row.getString(1)));
            for (String definition : missing.values()) {
              fresh.update(definition);
            }
            return List.copyOf(missing.keySet());
          });
    } catch (SQLException | JournalFailure e) {
      LOG.warn("Only what this version knows is salvaged: {}", e.getMessage());
      return List.of();
    }
  }

  private static void copyWithLog(Path damaged, Path copy) throws IOException {
    for (String suffix : List.of("", "-wal")) {
      Path from = damaged.resolveSibling(damaged.getFileName() + suffix);
      if (Files.exists(from)) {
        // Their permissions, too.
        Files.copy(
            from,
            copy.resolveSibling(copy.getFileName() + suffix),
            StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  /**
   * So that an older file has the columns of today, and its log is part of it; one too damaged for
   * that stays as it is.
   */
  private static void upgrade(Path copy) {
    try (Connection connection = SqliteFile.source(copy).getConnection()) {
      SqliteFile.migrate(connection, copy);
      new Sql(connection).list("pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    } catch (SQLException | JournalFailure e) {
      LOG.warn("Could not upgrade the copy: {}", e.getMessage());
    }
  }

  /** Copies a table row by row from both ends; what lies between damaged pages is carved out. */
  private void copyTable(Path copy, RescuedTable table) throws IOException {
    if (!copyRows(copy, table, "")) {
      copyRows(copy, table, " desc");
      losses.add("some rows of " + table.name() + " may be lost");
      table.carve(copy);
    }
  }

  /** Copies rows until one cannot be read; whether it got to the end. */
  private static boolean copyRows(Path copy, RescuedTable table, String order) {
    List<String> columns = table.columns();
    String select =
        "select " + String.join(", ", columns) + " from " + table.name() + " order by rowid";
    boolean whole = true;
    try (Connection from = SqliteFile.source(copy).getConnection();
        Statement statement = from.createStatement();
        ResultSet found = statement.executeQuery(select + order)) {
      while (found.next()) {
        List<@Nullable Object> values = new ArrayList<>();
        for (int i = 1; i <= columns.size(); i++) {
          Object value = found.getObject(i);
          values.add(value instanceof Integer number ? Long.valueOf(number) : value);
        }
        whole &= table.add(values);
      }
    } catch (SQLException e) {
      whole = false;
    }
    table.flush();
    return whole;
  }
}
