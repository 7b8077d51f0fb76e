package contessa.server;

import module java.base;

import contessa.server.host.identity.PersonalData;
import contessa.server.host.identity.Sessions;
import contessa.server.host.threads.FatalErrors;
import contessa.server.journal.SqlJournal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a server does for its own data: it notices that its data is gone, keeps backups, archives
 * closed tables and ends unused sessions.
 */
final class Maintenance implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Maintenance.class);

  private static final Duration LOOK_EVERY = Duration.ofSeconds(2);
  private static final Duration TIDY_EVERY = Duration.ofMinutes(10);

  private final Settings settings;
  private final SqlJournal journal;
  private final Sessions sessions;
  private final PersonalData personalData;
  private final BooleanSupplier leads;
  private final Backups backups;
  private final Retention retention;

  /**
   * Several, since the network and the database may take long. Virtual ones queue in an overload.
   */
  private final ScheduledExecutorService thread =
      Executors.newScheduledThreadPool(
          4, Thread.ofPlatform().daemon().name("maintenance").factory());

  /**
   * The maintenance of a server.
   *
   * @param leads whether this server does what one node of a cluster has to do
   */
  Maintenance(
      Settings settings,
      SqlJournal journal,
      Sessions sessions,
      PersonalData personalData,
      BooleanSupplier leads,
      Backups backups,
      Retention retention) {
    this.leads = leads;
    this.backups = backups;
    this.retention = retention;
    this.settings = settings;
    this.journal = journal;
    this.sessions = sessions;
    this.personalData = personalData;
  }

  /** Starts; the first backup waits for this check. */
  void start(BackgroundCheck check) {
    every(LOOK_EVERY, "look after the data", journal.database()::lookAfter);
    every(TIDY_EVERY, "tidy", this::tidy);
    var _ = check.problems().thenRun(() -> thread.execute(this::backUp));
  }

  /** Does something again and again, soon for the first time. */
  void every(Duration pause, String what, Runnable task) {
    long first = Math.min(pause.toMillis(), LOOK_EVERY.toMillis());
    var _ =
        thread.scheduleWithFixedDelay(
            () -> attempt(what, task), first, pause.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void tidy() {
    if (!leads.getAsBoolean()) {
      return;
    }
    attempt("end unused sessions", sessions::endExpired);
    attempt("archive closed tables", this::archive);
    attempt("erase names", personalData::eraseEverywhere);
    attempt("delete what is old", () -> retention.apply(thread::isShutdown, Instant.now()));
    backUp();
  }

  private void backUp() {
    attempt("make a backup", backups::makeIfDue);
    thread.execute(() -> attempt("copy the backup elsewhere", backups::copyElsewhere));
  }

  private static void attempt(String what, Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error e) {
      LOG.error("Could not {}", what, e); // a task that throws is never run again
      FatalErrors.pass(e);
    }
  }

  private void archive() {
    long before =
        Instant.now().minus(Duration.ofDays(settings.number(Setting.ARCHIVE_DAYS))).toEpochMilli();
    while (journal.archive().addClosedBefore(before) > 0 && !thread.isShutdown()) {
      Thread.onSpinWait(); // in portions, so that a server that stops need not wait for all
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
    try {
      if (!thread.awaitTermination(5, TimeUnit.SECONDS)) {
        LOG.warn("Maintenance did not stop in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
