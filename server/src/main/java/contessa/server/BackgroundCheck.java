package contessa.server;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.salvage.IntegrityCheck;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Scrubs the whole journal: the structure of the file, and the checksum of every row. That takes as
 * long as the file is large, so it is done while the server already runs: what a start needs has
 * checksums of its own.
 */
final class BackgroundCheck implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BackgroundCheck.class);
  private static final Duration MOST_WAIT = Duration.ofSeconds(5);

  private final CompletableFuture<List<String>> problems = new CompletableFuture<>();
  private final AtomicInteger foundLater = new AtomicInteger();
  private volatile @Nullable Thread thread;

  void start(Database database) {
    thread = Thread.ofPlatform().daemon().name("check").start(() -> run(database));
  }

  /** Waits until nothing is read or written any more; the database has been closed before. */
  @Override
  public void close() {
    Thread running = thread;
    try {
      if (running != null && !running.join(MOST_WAIT)) {
        LOG.warn("The check of the journal did not stop in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What was found; complete once everything has been checked. */
  CompletableFuture<List<String>> problems() {
    return problems.copy();
  }

  boolean isDone() {
    return problems.isDone();
  }

  /** The number of problems known so far. */
  int count() {
    return problems.getNow(List.of()).size() + foundLater.get();
  }

  /** Damage that shows in a copy was in the journal. */
  void found(List<String> later) {
    later.forEach(problem -> LOG.error("The journal is damaged: {}", problem));
    foundLater.set(later.size());
  }

  /** Damage is logged; tables that cannot be read are left out, and the others play. */
  private void run(Database database) {
    List<String> found = List.of();
    try {
      found = new ArrayList<>(database.problems());
      boolean structure = !found.isEmpty();
      found.addAll(IntegrityCheck.rows(database));
      found.forEach(problem -> LOG.error("The journal is damaged: {}", problem));
      if (structure) {
        // Not now: a change that meets a damaged page would end the server.
        database.requestRepair();
        LOG.error(
            "Restart the server, which then repairs damaged indexes; if this comes again, stop it"
                + " and run: contessa check, then contessa salvage");
      }
    } catch (RuntimeException e) {
      LOG.warn("The journal could not be checked", e); // the server is stopping
    } finally {
      problems.complete(found);
    }
  }
}
