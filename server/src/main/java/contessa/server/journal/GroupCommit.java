package contessa.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The one thread that writes. Changes that arrive during a commit wait for the next one and share
 * it, so that many tables cost one flush of the disk.
 *
 * <p>A failed commit, or a failed journal row, is the end of writing: nobody knows what is on disk.
 * A failed change of another kind is undone alone.
 */
final class GroupCommit {

  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

  private static final int MAX_BATCH = 1_000;

  /** Errors after which SQLite may have rolled back the whole transaction. */
  private static final Set<SQLiteErrorCode> FATAL =
      Set.of(
          SQLiteErrorCode.SQLITE_FULL,
          SQLiteErrorCode.SQLITE_IOERR,
          SQLiteErrorCode.SQLITE_NOMEM,
          SQLiteErrorCode.SQLITE_READONLY,
          SQLiteErrorCode.SQLITE_CANTOPEN);

  private record Pending<T>(Sql.Work<T> work, boolean isRow, CompletableFuture<T> result) {}

  /** Runs before every commit, and throws if the commit would be lost. */
  @FunctionalInterface
  interface Guard {
    void check() throws SQLException;
  }

  private final LinkedBlockingQueue<Pending<?>> queue = new LinkedBlockingQueue<>();
  private final Pending<?> stop = new Pending<>(_ -> "", false, new CompletableFuture<>());
  private final Connection connection;
  private final Guard guard;
  private final Consumer<Throwable> onFailure;
  private final Thread thread;
  private final CompletableFuture<Throwable> broken = new CompletableFuture<>();
  private boolean closed;
  private @Nullable Throwable failure;

  /**
   * Starts the thread.
   *
   * @param onFailure is told the reason before anybody else learns of it
   */
  GroupCommit(Connection connection, Guard guard, Consumer<Throwable> onFailure) {
    this.connection = connection;
    this.guard = guard;
    this.onFailure = onFailure;
    thread = Thread.ofPlatform().name("journal").start(this::work);
  }

  /**
   * Queues a change; the result is there once it is on disk.
   *
   * @param isRow whether it is a row of the journal, whose failure ends all writing
   */
  <T> CompletableFuture<T> submit(Sql.Work<T> work, boolean isRow) {
    Pending<T> pending = new Pending<>(work, isRow, new CompletableFuture<>());
    synchronized (this) {
      if (failure == null && !closed) {
        queue.add(pending);
        return pending.result;
      }
    }
    pending.result.completeExceptionally(reason());
    return pending.result;
  }

  private synchronized Throwable reason() {
    return failure != null ? failure : new IllegalStateException("the journal is closed");
  }

  private void work() {
    List<Pending<?>> batch = new ArrayList<>();
    boolean going = true;
    while (going) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException e) {
        continue; // only close() ends this thread
      }
      queue.drainTo(batch, MAX_BATCH - 1);
      going = !batch.remove(stop);
      going &= batch.isEmpty() || write(batch);
    }
  }

  private boolean write(List<Pending<?>> batch) {
    List<Runnable> answers = new ArrayList<>();
    try (Statement statement = connection.createStatement()) {
      // Not by setAutoCommit(false), under which the driver would hold the write lock all the time.
      statement.execute("begin immediate");
      for (Pending<?> pending : batch) {
        answers.add(run(pending, statement));
      }
      guard.check();
      statement.execute("commit");
    } catch (SQLException | RuntimeException e) {
      LOG.error("The journal cannot be written; nothing is acknowledged any more", e);
      fail(batch, e);
      return false;
    }
    answers.forEach(Runnable::run);
    return true;
  }

  /** Carries out one change and returns how to answer it after the commit. */
  private <T> Runnable run(Pending<T> pending, Statement statement) throws SQLException {
    if (pending.isRow) {
      T value = pending.work.run(connection);
      return () -> pending.result.complete(value);
    }
    statement.execute("savepoint change");
    try {
      T value = pending.work.run(connection);
      statement.execute("release change");
      return () -> pending.result.complete(value);
    } catch (SQLException | RuntimeException e) {
      if (e instanceof SQLiteException failed && isFatal(failed.getResultCode())) {
        throw e;
      }
      statement.execute("rollback to change");
      statement.execute("release change");
      return () -> pending.result.completeExceptionally(e);
    }
  }

  private static boolean isFatal(SQLiteErrorCode code) {
    // The low byte is the kind of error, the rest says more about it.
    return FATAL.contains(SQLiteErrorCode.getErrorCode(code.code & 0xff));
  }

  private void fail(List<Pending<?>> batch, Throwable e) {
    onFailure.accept(e);
    synchronized (this) {
      failure = e;
      queue.drainTo(batch);
    }
    batch.forEach(pending -> pending.result.completeExceptionally(e));
    broken.complete(e);
  }

  /** Completes with the reason once a commit has failed. */
  CompletableFuture<Throwable> broken() {
    return broken.copy();
  }

  /** Writes everything that waits, then stops. */
  void close() {
    synchronized (this) {
      if (!closed) {
        closed = true;
        queue.add(stop);
      }
    }
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
