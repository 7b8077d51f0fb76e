package contessa.server.journal;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.zip.CRC32C;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * The journal in a file of SQLite. Its write-ahead log is flushed at every commit (synchronous =
 * FULL), so what was acknowledged survives a crash of the program and of the machine. Every row
 * carries a checksum.
 */
public final class SqliteJournal implements Journal {

  private static final Logger LOG = LoggerFactory.getLogger(SqliteJournal.class);

  /** The versions of the schema up to now. */
  private static final String VERSIONS = "1,2,3,4";

  private static final String INSERT =
      "insert into events (table_id, seq, command_id, at, last, crc, payload)"
          + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing";
  private static final String READ =
      "select table_id, seq, command_id, at, last, crc, payload from events";
  private static final String OF_TABLE = READ + " where table_id = ? order by seq";
  private static final String LAST = READ + " where last <> 0";
  private static final String TABLES_WITH =
      "select distinct table_id from events where instr(payload, ?) > 0 order by table_id";
  private static final String TABLES = "select distinct table_id from events order by table_id";

  private final SQLiteDataSource source;
  private final Connection connection;
  private final Statement statement;
  private final PreparedStatement insert;
  private final GroupCommit batches;

  private SqliteJournal(SQLiteDataSource source) throws SQLException {
    this.source = source;
    connection = source.getConnection();
    statement = connection.createStatement();
    insert = connection.prepareStatement(INSERT);
    batches = new GroupCommit(this::write);
  }

  /**
   * Opens the journal in this file, which is made or brought up to date.
   *
   * @throws JournalFailure if it cannot be, or comes from a newer version
   */
  public static SqliteJournal open(Path file) {
    SQLiteDataSource source = source(file);
    try {
      if (!isCurrent(source, file)) {
        migrate(source);
      }
      return new SqliteJournal(source);
    } catch (FlywayException | SQLException e) {
      throw new JournalFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
  }

  /** Connections to this file, each as careful as the journal's own. */
  public static SQLiteDataSource source(Path file) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(10_000);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  /** Whether there is nothing to migrate: then a start need not wait for the migration's tools. */
  private static boolean isCurrent(SQLiteDataSource source, Path file) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "select count(*) from sqlite_master where name = 'flyway_schema_history'")) {
      if (found.getInt(1) == 0) {
        return false;
      }
      try (ResultSet history =
          statement.executeQuery(
              "select min(success), group_concat(version) from flyway_schema_history")) {
        String versions = history.getString(2);
        if (versions == null) {
          return false;
        }
        if (!List.of(VERSIONS.split(",")).containsAll(List.of(versions.split(",")))) {
          throw new JournalFailure(file + " was written by a newer version of this program", null);
        }
        return history.getInt(1) == 1 && VERSIONS.equals(versions);
      }
    }
  }

  private static void migrate(SQLiteDataSource source) {
    Flyway.configure(SqliteJournal.class.getClassLoader())
        .dataSource(source)
        .locations("classpath:contessa/server/journal")
        // Not even a later version's migrations are ignored: such a journal is not ours to write.
        .ignoreMigrationPatterns(new String[0])
        .load()
        .migrate();
  }

  @Override
  public AppendResult append(Row row) {
    return batches.append(row);
  }

  private boolean[] write(List<Row> rows) throws SQLException {
    boolean[] written = new boolean[rows.size()];
    try {
      // Not by setAutoCommit(false), under which the driver would hold the write lock all the time.
      statement.execute("begin immediate");
      for (int i = 0; i < written.length; i++) {
        Row row = rows.get(i);
        insert.setString(1, row.table());
        insert.setLong(2, row.seq());
        insert.setString(3, row.command());
        insert.setLong(4, row.at());
        insert.setInt(5, row.last() ? 1 : 0);
        insert.setLong(6, crc(row));
        insert.setString(7, row.payload());
        written[i] = insert.executeUpdate() == 1;
      }
      statement.execute("commit");
      return written;
    } catch (SQLException e) {
      LOG.error("The journal cannot be written; nothing is acknowledged any more", e);
      throw e;
    }
  }

  /** Done, with the reason, once a write has failed: nothing will be written any more. */
  public CompletableFuture<Throwable> broken() {
    return batches.broken();
  }

  @Override
  public List<Row> read(String table) {
    try (Connection reading = source.getConnection();
        PreparedStatement read = reading.prepareStatement(OF_TABLE)) {
      read.setString(1, table);
      List<Row> rows = new ArrayList<>();
      try (ResultSet found = read.executeQuery()) {
        while (found.next()) {
          Row row = row(found);
          if (!isSound(found, row) || row.seq() != rows.size() + 1) {
            throw new JournalFailure(
                "row " + row.seq() + " of table " + table + " is damaged or out of place", null);
          }
          rows.add(row);
        }
      }
      return rows;
    } catch (SQLException e) {
      throw new JournalFailure("cannot read table " + table, e);
    }
  }

  private static Row row(ResultSet found) throws SQLException {
    return new Row(
        found.getString(1),
        found.getLong(2),
        found.getString(3),
        found.getLong(4),
        found.getInt(5) != 0,
        found.getString(7));
  }

  private static boolean isSound(ResultSet found, Row row) throws SQLException {
    return found.getLong(6) == crc(row);
  }

  /** A row that says that its table is closed must be sound, or the table would vanish unread. */
  @Override
  public List<String> openTables() {
    try (Connection reading = source.getConnection();
        Statement statement = reading.createStatement()) {
      Set<String> closed = new HashSet<>();
      try (ResultSet found = statement.executeQuery(LAST)) {
        while (found.next()) {
          Row row = row(found);
          if (isSound(found, row)) {
            closed.add(row.table());
          }
        }
      }
      List<String> tables = new ArrayList<>();
      try (ResultSet found = statement.executeQuery(TABLES)) {
        while (found.next()) {
          tables.add(found.getString(1));
        }
      }
      tables.removeAll(closed);
      return tables;
    } catch (SQLException e) {
      throw new JournalFailure("cannot list the tables", e);
    }
  }

  @Override
  public List<String> tablesWith(String text) {
    try (Connection reading = source.getConnection();
        PreparedStatement select = reading.prepareStatement(TABLES_WITH)) {
      select.setString(1, text);
      List<String> tables = new ArrayList<>();
      try (ResultSet found = select.executeQuery()) {
        while (found.next()) {
          tables.add(found.getString(1));
        }
      }
      return tables;
    } catch (SQLException e) {
      throw new JournalFailure("cannot search the tables", e);
    }
  }

  /**
   * Copies a journal to a new file, complete up to a moment during the copying, while others go on
   * writing to it.
   *
   * @throws JournalFailure if it cannot be read, or the new file exists or cannot be written
   */
  public static void backup(Path file, Path copy) {
    if (!Files.exists(file)) {
      throw new JournalFailure("there is no journal " + file, null);
    }
    if (Files.exists(copy)) {
      throw new JournalFailure(copy + " exists already", null);
    }
    try (Connection reading = source(file).getConnection();
        PreparedStatement vacuum = reading.prepareStatement("vacuum into ?")) {
      vacuum.setString(1, copy.toString());
      vacuum.executeUpdate();
    } catch (SQLException e) {
      throw new JournalFailure("cannot copy " + file + " to " + copy + ": " + e.getMessage(), e);
    }
  }

  private static long crc(Row row) {
    CRC32C crc = new CRC32C();
    String all =
        row.table() + '\n' + row.seq() + '\n' + row.command() + '\n' + row.at() + '\n' + row.last();
    crc.update(all.getBytes(StandardCharsets.UTF_8));
    crc.update(row.payload().getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }

  @Override
  public void close() {
    batches.close();
    try {
      insert.close();
      statement.close();
      connection.close();
    } catch (SQLException e) {
      LOG.warn("The journal did not close well; all that was acknowledged is on disk", e);
    }
  }
}
