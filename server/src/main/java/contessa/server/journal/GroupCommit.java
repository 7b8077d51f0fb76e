package contessa.server.journal;

import module java.base;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Group commit by a single writer thread: changes that arrive during a commit are batched into the
 * next one, so that many tables cost one flush of the disk.
 *
 * <p>After a failed commit, or a failed journal row, nobody knows what is on disk. With a file that
 * is the end of writing. A database elsewhere is connected to again; until then every change fails
 * at once, and those who asked must look at what is there. A failed change of another kind is
 * undone alone.
 */
final class GroupCommit {

  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

  static final int MAX_BATCH = 1_000;
  private static final long RETRY_MILLIS = 250;

  /**
   * After a commit of several changes, the next one waits so long for more. A commit costs the same
   * for one change as for ten; whoever writes alone does not wait.
   */
  private static final long GATHERING_NANOS = 4_000_000;

  /** The batch size at which a commit no longer waits for more. */
  private static final int ENOUGH = 32;

  private record Pending<T>(Sql.Work<T> work, boolean isRow, CompletableFuture<T> result) {}

  /** What a database says about its transactions. */
  interface Transactions {
    /** The statement that begins one. */
    String begin();

    /** Runs before every commit, and throws if the commit would be lost. */
    default void check() throws SQLException {}

    /** Whether this failure of one change may have undone the others, too. */
    boolean isFatal(Exception failure);

    /** Is told after each commit how many changes it had; it must not throw. */
    default void committed(int changes) {}

    /** Called first when writing fails. */
    default void failed(Throwable reason) {}

    /**
     * Connects again after a failed commit.
     *
     * @return null if a failed commit is the end of writing
     * @throws SQLException if that is not possible yet
     * @throws JournalFailure if it never will be
     */
    default @Nullable Connection reconnect() throws SQLException {
      return null;
    }
  }

  private final LinkedBlockingQueue<Pending<?>> queue = new LinkedBlockingQueue<>();
  private final Pending<?> stop = new Pending<>(_ -> "", false, new CompletableFuture<>());
  private final Transactions transactions;
  private final Thread thread;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final CompletableFuture<Throwable> broken = new CompletableFuture<>();
  private Connection connection;
  private volatile Runnable whenBack = () -> {};
  private boolean closed;
  private int outages;
  private @Nullable Throwable failure;

  GroupCommit(Connection connection, Transactions transactions) {
    this.connection = connection;
    this.transactions = transactions;
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
    boolean crowded = false;
    boolean going = true;
    while (going) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException e) {
        continue; // only close() ends this thread
      }
      if (crowded && queue.size() < ENOUGH) {
        LockSupport.parkNanos(GATHERING_NANOS);
      }
      queue.drainTo(batch, MAX_BATCH - 1);
      crowded = batch.size() > 1;
      going = !batch.remove(stop);
      going = (batch.isEmpty() || write(batch) || recover()) && going;
    }
  }

  private boolean write(List<Pending<?>> batch) {
    List<Runnable> answers = new ArrayList<>();
    try (Statement statement = connection.createStatement()) {
      statement.execute(transactions.begin());
      for (Pending<?> pending : batch) {
        answers.add(run(pending, statement));
      }
      transactions.check();
      statement.execute("commit");
    } catch (SQLException | RuntimeException e) {
      LOG.error("The journal cannot be written; nothing is acknowledged: {}", e.getMessage());
      fail(batch, e);
      return false;
    }
    answers.forEach(Runnable::run);
    transactions.committed(batch.size());
    return true;
  }

  /** Carries out one change and returns how to answer it after the commit. */
  private <T> Runnable run(Pending<T> pending, Statement statement) throws SQLException {
    if (pending.isRow) {
      T value = pending.work.run(new Sql(connection));
      return () -> pending.result.complete(value);
    }
    statement.execute("savepoint change");
    try {
      T value = pending.work.run(new Sql(connection));
      statement.execute("release change");
      return () -> pending.result.complete(value);
    } catch (SQLException | RuntimeException e) {
      if (transactions.isFatal(e)) {
        throw e;
      }
      statement.execute("rollback to change");
      statement.execute("release change");
      return () -> pending.result.completeExceptionally(e);
    }
  }

  private void fail(List<Pending<?>> batch, Throwable e) {
    transactions.failed(e);
    synchronized (this) {
      failure = e;
      outages++;
      queue.drainTo(batch);
    }
    batch.forEach(pending -> pending.result.completeExceptionally(e));
  }

  /** Tries until there is a connection that can write; false if there will be none. */
  private boolean recover() {
    while (true) {
      try {
        Connection again = transactions.reconnect();
        if (again == null) {
          return end(reason());
        }
        connection = again;
        synchronized (this) {
          failure = null;
        }
        LOG.warn("The journal can be written again");
        whenBack.run();
        return true;
      } catch (SQLException e) {
        if (!mayTryAgain()) {
          return false;
        }
      } catch (RuntimeException e) {
        return end(e);
      }
    }
  }

  private boolean end(Throwable reason) {
    LOG.error("The journal cannot be written any more", reason);
    broken.complete(reason);
    return false;
  }

  /** Waits a little; false if the journal is being closed. */
  private boolean mayTryAgain() {
    try {
      return !closing.await(RETRY_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return true; // only close() ends this thread
    }
  }

  /**
   * How often writing has failed.
   *
   * @throws JournalFailure if it is not possible again yet
   */
  synchronized int outages() {
    if (failure != null) {
      throw new JournalFailure("cannot write the journal", failure);
    }
    return outages;
  }

  /** Sets what is done each time that writing is possible again; it must not block. */
  void whenBack(Runnable task) {
    whenBack = task;
  }

  /** Completes with the reason once nothing will be written any more. */
  CompletableFuture<Throwable> broken() {
    return broken.copy();
  }

  /** Writes everything that waits, then stops. */
  void close() {
    synchronized (this) {
      if (!closed) {
        closed = true;
        queue.add(stop);
        closing.countDown();
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
