package contessa.server.journal.sqlite;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.PrivateFiles;
import contessa.server.journal.SchemaScripts;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * A server's data in one file of SQLite; readers have a few connections of their own. The
 * write-ahead log is flushed at every commit (synchronous = FULL), so what was acknowledged
 * survives a crash of the program and of the machine.
 */
public final class SqliteFile extends Database {

  /**
   * Of a new file. A row changes two pages or so, and every changed page is written whole: to the
   * WAL immediately, to the file later. Small pages halve that.
   */
  public static final int PAGE_SIZE = 1_024;

  /** KiB. The writer needs the last pages of every table, and would read them again each time. */
  private static final int WRITER_CACHE = 32_768;

  private static final int READERS = 4;

  private static final int MAX_PROBLEMS = 50;

  private static final Set<SQLiteErrorCode> DAMAGE =
      Set.of(SQLiteErrorCode.SQLITE_CORRUPT, SQLiteErrorCode.SQLITE_NOTADB);

  /** Errors after which SQLite may have rolled back the whole transaction. */
  private static final Set<SQLiteErrorCode> FATAL =
      Set.of(
          SQLiteErrorCode.SQLITE_FULL,
          SQLiteErrorCode.SQLITE_IOERR,
          SQLiteErrorCode.SQLITE_NOMEM,
          SQLiteErrorCode.SQLITE_READONLY,
          SQLiteErrorCode.SQLITE_CANTOPEN);

  private final Path file;
  private final SQLiteDataSource source;
  private final Connection writing;
  private final Checkpoints checkpoints;
  private final Semaphore readers = new Semaphore(READERS);
  private final Deque<Connection> idle = new ArrayDeque<>();
  private final @Nullable Object fileKey;
  private @Nullable Object logKey;
  private boolean closed;

  private SqliteFile(Path file, SQLiteDataSource source, Connection writing) {
    super(writing);
    this.file = file;
    this.source = source;
    this.writing = writing;
    checkpoints = new Checkpoints(source, Checkpoints.LOG_PAGES);
    fileKey = key(file);
  }

  /**
   * Opens the file, creates it or brings it up to date.
   *
   * @throws JournalFailure if that fails, or a newer version of this program wrote it
   */
  public static Database open(Path file) {
    PrivateFiles.create(file);
    SQLiteDataSource source = source(file);
    try {
      if (file.toFile().length() == 0) {
        begin(file);
      }
      Connection connection = source.getConnection();
      try (Statement statement = connection.createStatement()) {
        statement.execute("pragma wal_autocheckpoint = " + Checkpoints.MOST_LOG_PAGES);
        statement.execute("pragma cache_size = -" + WRITER_CACHE);
        migrate(connection, file);
        return new SqliteFile(file, source, connection);
      } catch (SQLException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      if (isOneOf(Set.of(SQLiteErrorCode.SQLITE_CORRUPT), e)) {
        requestRepair(file);
      }
      throw new JournalFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
  }

  /**
   * Brings the schema of the file up to date. Its version is SQLite's {@code user_version}; files
   * of the first releases have a history table of Flyway instead.
   *
   * @throws JournalFailure if a newer version of this program wrote it
   */
  public static void migrate(Connection connection, Path file) throws SQLException {
    new SchemaScripts(SqliteFile.class)
        .run(
            connection,
            version(new Sql(connection), file),
            file.toString(),
            "begin immediate;\n%s\ndrop table if exists flyway_schema_history;\n"
                + "pragma user_version = %d;\ncommit;");
  }

  private static int version(Sql sql, Path file) throws SQLException {
    int version = number(sql, "pragma user_version");
    String flyway = "select count(*) from sqlite_master where name = 'flyway_schema_history'";
    if (version > 0 || number(sql, flyway) == 0) {
      return version;
    }
    if (number(sql, "select count(*) from flyway_schema_history where success = 0") > 0) {
      throw new JournalFailure("an earlier upgrade of " + file + " failed halfway", null);
    }
    return number(
        sql, "select coalesce(max(cast(version as integer)), 0) from flyway_schema_history");
  }

  private static int number(Sql sql, String question) throws SQLException {
    return sql.first(question, row -> row.getInt(1)).orElse(0);
  }

  public static SqlJournal journal(Path file) {
    return new SqlJournal(open(file));
  }

  /** The marker file that asks the next start for a repair. */
  public static Path repairMark(Path file) {
    return file.resolveSibling("damaged");
  }

  /** Removes a closed file and its log, if they are there. */
  public static void delete(Path file) throws IOException {
    for (String suffix : List.of("", "-wal", "-shm")) {
      Files.deleteIfExists(file.resolveSibling(file.getFileName() + suffix));
    }
  }

  /** Puts a closed file in the place of another one, if any, whose name then has this suffix. */
  public static void replace(Path file, Path fresh, String suffix) throws IOException {
    Path kept = file.resolveSibling(file.getFileName() + suffix);
    if (Files.exists(file)) {
      Files.move(file, kept, StandardCopyOption.REPLACE_EXISTING);
    }
    delete(file);
    Files.move(fresh, file);
  }

  private static void requestRepair(Path file) {
    PrivateFiles.create(repairMark(file));
  }

  /** Begins a new file; the size of its pages can be chosen only before anything else. */
  private static void begin(Path file) throws SQLException {
    SQLiteDataSource plain = new SQLiteDataSource();
    plain.setUrl("jdbc:sqlite:" + file);
    try (Connection connection = plain.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("pragma page_size = " + PAGE_SIZE);
      statement.execute("pragma journal_mode = wal");
    }
  }

  /** Connections to this file, each as careful as the writer's own. */
  public static SQLiteDataSource source(Path file) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(10_000);
    // Deleted data is overwritten, so that neither a thief nor a salvage finds it again.
    config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "on");
    // Otherwise the driver asks for the key of every row that is added.
    config.setGetGeneratedKeys(false);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  @Override
  protected <T> T readOnly(Sql.Work<T> work) throws SQLException {
    readers.acquireUninterruptibly();
    try {
      Connection connection = take();
      try {
        return work.run(new Sql(connection));
      } finally {
        give(connection);
      }
    } finally {
      readers.release();
    }
  }

  private Connection take() throws SQLException {
    synchronized (idle) {
      if (closed) {
        // Opening it now could create a new one. A closed file is not corruption.
        throw new JournalFailure("the file is closed", null);
      }
      if (!idle.isEmpty()) {
        return idle.pop();
      }
    }
    Connection connection = source.getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma query_only = on");
    }
    return connection;
  }

  private void give(Connection connection) throws SQLException {
    synchronized (idle) {
      if (!closed) {
        idle.push(connection);
        return;
      }
    }
    connection.close();
  }

  @Override
  protected String contains(String column) {
    return "instr(" + column + ", ?) > 0";
  }

  /** Not by setAutoCommit(false), under which the driver would hold the write lock all the time. */
  @Override
  public String begin() {
    return "begin immediate";
  }

  /** A file that was removed or replaced takes every commit with it, without an error. */
  @Override
  public synchronized void check() throws SQLException {
    if (!Objects.equals(fileKey, key(file))) {
      throw new SQLException(file + " was removed or replaced while in use");
    }
    Object log = key(file.resolveSibling(file.getFileName() + "-wal"));
    if (logKey == null) {
      logKey = log;
    } else if (!logKey.equals(log)) {
      throw new SQLException("the log of " + file + " was removed or replaced while in use");
    }
  }

  @Override
  public boolean isFatal(Exception failure) {
    return undoesAll(failure);
  }

  /** Whether SQLite may have rolled back the whole transaction. */
  public static boolean undoesAll(Exception failure) {
    return isOneOf(FATAL, failure);
  }

  /** Asks the next start for a repair if a damaged page was the reason. */
  @Override
  public void failed(Throwable reason) {
    if (isOneOf(DAMAGE, reason)) {
      requestRepair();
    }
  }

  private static boolean isOneOf(Set<SQLiteErrorCode> codes, Throwable failure) {
    // The low byte is the kind of error, the rest says more about it.
    return failure instanceof SQLiteException failed
        && codes.contains(SQLiteErrorCode.getErrorCode(failed.getResultCode().code & 0xff));
  }

  /** What one of SQLite's own checks of the whole file finds, one line each. */
  public static List<String> check(Sql sql, String pragma) throws SQLException {
    return sql.list("pragma " + pragma + "(" + MAX_PROBLEMS + ")", row -> row.getString(1)).stream()
        .filter(line -> !line.equals("ok"))
        .flatMap(String::lines)
        .toList();
  }

  @Override
  public List<String> problems() {
    try {
      return readOnly(sql -> check(sql, "quick_check"));
    } catch (SQLException e) {
      return List.of(String.valueOf(e.getMessage()));
    }
  }

  @Override
  public void committed(int changes) {
    checkpoints.committed(writing, changes);
  }

  @Override
  public boolean isRemote() {
    return false;
  }

  @Override
  public void requestRepair() {
    requestRepair(file);
  }

  private static @Nullable Object key(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    } catch (IOException e) {
      return null;
    }
  }

  @Override
  protected void disconnect() throws SQLException {
    checkpoints.close();
    synchronized (idle) {
      closed = true;
      for (Connection connection : idle) {
        connection.close();
      }
      idle.clear();
    }
    writing.close();
  }
}
