package contessa.server.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * One thread that writes for all tables. Rows that arrive while a commit is under way wait for the
 * next and share it, so that many tables cost one visit to the disk.
 */
final class GroupCommit {

  private static final int MOST = 1_000;
  private static final Comparator<Waiting> IN_ORDER =
      Comparator.comparing((Waiting waiting) -> waiting.row.table())
          .thenComparingLong(waiting -> waiting.row.seq());

  /** Writes rows in one commit. */
  @FunctionalInterface
  interface Writer {
    /** For each row whether it was written; none is if this throws. */
    boolean[] write(List<Journal.Row> rows) throws Exception;
  }

  private record Waiting(Journal.Row row, CompletableFuture<Journal.AppendResult> outcome) {}

  private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Writer writer;
  private final Thread thread;
  private volatile boolean closed;
  private volatile @Nullable Throwable failure;
  private final CompletableFuture<Throwable> broken = new CompletableFuture<>();

  GroupCommit(Writer writer) {
    this.writer = writer;
    thread = Thread.ofPlatform().name("journal").start(this::work);
  }

  Journal.AppendResult append(Journal.Row row) {
    Waiting waiting = new Waiting(row, new CompletableFuture<>());
    queue.add(waiting);
    if (failure != null || closed) {
      refuse();
    }
    try {
      return waiting.outcome.join();
    } catch (CompletionException e) {
      throw new JournalFailure("the journal does not write", e.getCause());
    }
  }

  private void work() {
    List<Waiting> batch = new ArrayList<>();
    while (failure == null) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException e) {
        break; // closing, and nothing waits
      }
      queue.drainTo(batch, MOST - 1);
      batch.sort(IN_ORDER);
      write(batch);
    }
    refuse();
  }

  private void write(List<Waiting> batch) {
    try {
      boolean[] written = writer.write(batch.stream().map(Waiting::row).toList());
      for (int i = 0; i < batch.size(); i++) {
        batch
            .get(i)
            .outcome
            .complete(written[i] ? Journal.AppendResult.WRITTEN : Journal.AppendResult.STALE);
      }
    } catch (Exception e) {
      failure = e;
      for (Waiting waiting : batch) {
        waiting.outcome.completeExceptionally(e);
      }
      broken.complete(e);
    }
  }

  /** Done, with the reason, once a write has failed. */
  CompletableFuture<Throwable> broken() {
    return broken.copy();
  }

  private void refuse() {
    Throwable why = failure != null ? failure : new IllegalStateException("the journal is closed");
    for (Waiting waiting = queue.poll(); waiting != null; waiting = queue.poll()) {
      waiting.outcome.completeExceptionally(why);
    }
  }

  /** Writes what waits, then stops. */
  void close() {
    closed = true;
    thread.interrupt();
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
