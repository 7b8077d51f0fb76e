package contessa.server;

import contessa.server.journal.Database;
import contessa.server.journal.salvage.IntegrityCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Scrubs the whole journal: the structure of the file, and the checksum of every row. That takes as
 * long as the file is large, so it is done while the server already runs: what a start needs has
 * checksums of its own.
 */
final class BackgroundCheck {

  private static final Logger LOG = LoggerFactory.getLogger(BackgroundCheck.class);

  private final Database database;
  private final CompletableFuture<List<String>> problems = new CompletableFuture<>();

  BackgroundCheck(Database database) {
    this.database = database;
  }

  void start() {
    Thread.ofPlatform().daemon().name("check").start(this::run);
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
    return problems.getNow(List.of()).size();
  }

  /** Damage is logged; tables that cannot be read are left out, and the others play. */
  private void run() {
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
      LOG.warn("The journal could not be checked", e); // the server has stopped meanwhile
    } finally {
      problems.complete(found);
    }
  }
}
