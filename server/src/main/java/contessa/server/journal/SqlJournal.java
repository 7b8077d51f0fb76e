package contessa.server.journal;

import module java.base;

import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The event store in a {@link Database}: append-only rows, each with a checksum. The key (table,
 * seq) is the optimistic lock, the key (table, command) makes commands idempotent.
 */
public final class SqlJournal implements Journal {

  private static final Logger LOG = LoggerFactory.getLogger(SqlJournal.class);

  /** The columns of a row, in the order in which they are read. */
  public static final String COLUMNS = "table_id, seq, command_id, at, last, crc, payload";

  private static final String INSERT =
      "insert into events (" + COLUMNS + ") values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing";
  private static final String SELECT = "select " + COLUMNS + " from events where ";
  private static final String TABLES_WITH = "select distinct table_id from events where ";

  /** Ways to the ids of open tables, for a file in which some of them are damaged. */
  private static final List<String> WAYS_TO_OPEN_TABLES =
      List.of(
          "select table_id from tables where closed is null",
          "select table_id from tables not indexed where closed is null",
          "select distinct table_id from events",
          "select table_id from events not indexed order by rowid",
          "select table_id from events not indexed order by rowid desc");

  private final Database database;
  private final Archive archive;

  private volatile @Nullable LongConsumer advanceClock;
  private volatile Predicate<String> isMine = _ -> true;
  private volatile Runnable contested = () -> {};

  /** Belongs to the writer's thread, and to one connection. */
  private @Nullable PreparedStatement insert;

  private @Nullable Connection insertConnection;

  public SqlJournal(Database database) {
    this.database = database;
    archive = new Archive(database);
  }

  /** The file, for the other tables in it. */
  public Database database() {
    return database;
  }

  /** The closed tables that have been compressed. */
  public Archive archive() {
    return archive;
  }

  /**
   * Other nodes write to it too.
   *
   * @param advanceTo moves the clock forward to the time of a row that another node has written
   */
  public void share(LongConsumer advanceTo) {
    advanceClock = advanceTo;
  }

  /**
   * Fencing: this node writes only its own tables. If it does not know yet that it has lost one, it
   * fails by optimistic concurrency: the number of its row is taken.
   *
   * @param whenContested is called when another node has written to a table of this one
   */
  public void writeOnly(Predicate<String> own, Runnable whenContested) {
    isMine = own;
    contested = whenContested;
  }

  @Override
  public boolean isShared() {
    return advanceClock != null;
  }

  @Override
  public AppendResult append(JournalRow row) {
    if (!isMine.test(row.table())) {
      throw new JournalFailure.Elsewhere();
    }
    if (database.append(sql -> insert(sql, row))) {
      return AppendResult.WRITTEN;
    }
    contested.run();
    return AppendResult.STALE;
  }

  private boolean insert(Sql sql, JournalRow row) throws SQLException {
    PreparedStatement statement = insert;
    if (statement == null || !sql.connection().equals(insertConnection)) {
      statement = sql.connection().prepareStatement(INSERT);
      insert = statement;
      insertConnection = sql.connection();
    }
    statement.setString(1, row.table());
    statement.setLong(2, row.seq());
    statement.setString(3, row.command());
    statement.setLong(4, row.at());
    statement.setInt(5, row.last() ? 1 : 0);
    statement.setLong(6, Checksum.of(row));
    statement.setString(7, row.payload());
    boolean written = statement.executeUpdate() == 1;
    if (written && row.seq() == 1) {
      sql.update("insert into tables (table_id) values (?) on conflict do nothing", row.table());
    }
    if (written && row.last()) {
      sql.update("update tables set closed = ? where table_id = ?", row.at(), row.table());
    }
    return written;
  }

  @Override
  public int outages() {
    return database.outages();
  }

  /** Completes with the reason once nothing will be written any more. */
  public CompletableFuture<Throwable> broken() {
    return database.broken();
  }

  @Override
  public List<JournalRow> read(String table) {
    List<JournalRow> rows = database.read(sql -> rows(sql, table));
    if (advanceClock != null && !rows.isEmpty()) {
      advanceClock.accept(rows.getLast().at());
    }
    return rows.isEmpty() ? database.read(sql -> Archive.read(sql, table)) : rows;
  }

  public static List<JournalRow> rows(Sql sql, String table) throws SQLException {
    List<JournalRow> rows = sql.list(SELECT + "table_id = ? order by seq", SqlJournal::row, table);
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).seq() != i + 1 || !rows.get(i).table().equals(table)) {
        throw damaged(table, i + 1);
      }
    }
    return rows;
  }

  private static JournalRow row(ResultSet found) throws SQLException {
    JournalRow row =
        new JournalRow(
            found.getString(1),
            found.getLong(2),
            found.getString(3),
            found.getLong(4),
            found.getInt(5) != 0,
            found.getString(7));
    if (found.getLong(6) != Checksum.of(row)) {
      throw damaged(row.table(), row.seq());
    }
    return row;
  }

  private static JournalFailure damaged(String table, long seq) {
    return new JournalFailure(
        "row " + seq + " of table " + table + " is damaged or out of place", null);
  }

  @Override
  public long lastNumber(String table) {
    return database
        .first("select max(seq) from events where table_id = ?", row -> row.getLong(1), table)
        .orElse(0L);
  }

  @Override
  public @Nullable JournalRow find(String table, String command) {
    return database
        .first(SELECT + "table_id = ? and command_id = ?", SqlJournal::row, table, command)
        .orElse(null);
  }

  @Override
  public List<String> openTables() {
    try {
      return database.list(
          WAYS_TO_OPEN_TABLES.getFirst() + " order by table_id", row -> row.getString(1));
    } catch (JournalFailure e) {
      if (database.isRemote()) {
        throw e;
      }
      LOG.error("The list of open tables is damaged; searching for them elsewhere", e);
      return database.read(this::searchOpenTables);
    }
  }

  /** Collects every id that can be reached; a table that cannot be read then shows when it is. */
  private List<String> searchOpenTables(Sql sql) {
    Set<String> tables = new TreeSet<>();
    for (String way : WAYS_TO_OPEN_TABLES) {
      try {
        var _ = sql.list(way, row -> tables.add(row.getString(1)));
      } catch (SQLException e) {
        LOG.warn("Could not read all of: {}", way);
      }
    }
    tables.removeIf(table -> isClosed(sql, table));
    return List.copyOf(tables);
  }

  private static boolean isClosed(Sql sql, String table) {
    try {
      List<JournalRow> rows = rows(sql, table);
      return rows.isEmpty() || rows.getLast().last();
    } catch (SQLException | JournalFailure e) {
      return false;
    }
  }

  @Override
  public boolean isOpen(String table) {
    return isThere("select 1 from tables where table_id = ? and closed is null", table);
  }

  @Override
  public List<String> tablesWith(String text) {
    Set<String> tables = new TreeSet<>(archive.tablesWith(text));
    tables.addAll(
        database.list(TABLES_WITH + database.contains("payload"), row -> row.getString(1), text));
    return List.copyOf(tables);
  }

  /** Whether a table is closed, so that its rows are not needed to go on. */
  public boolean isClosed(String table) {
    return isThere("select 1 from tables where table_id = ? and closed is not null", table)
        || isThere("select 1 from archive where table_id = ?", table);
  }

  private boolean isThere(String question, String table) {
    return database.first(question, row -> row.getInt(1), table).isPresent();
  }

  /** Writes rows of a closed table again, with other payloads. */
  public void rewrite(String table, List<JournalRow> changed) {
    var _ =
        database.write(
            sql -> {
              int found = 0;
              for (JournalRow row : changed) {
                found +=
                    sql.update(
                        "update events set payload = ?, crc = ? where seq = ? and table_id = ?",
                        row.payload(),
                        Checksum.of(row),
                        row.seq(),
                        table);
              }
              if (found == 0) {
                Archive.rewrite(sql, table, changed);
              }
              return found;
            });
  }

  @Override
  public void close() {
    database.close();
  }
}
