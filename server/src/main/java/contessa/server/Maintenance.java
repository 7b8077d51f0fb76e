package contessa.server;

import contessa.server.host.identity.PersonalData;
import contessa.server.host.identity.Sessions;
import contessa.server.journal.Database;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.Backup;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a server does for its own data: it notices that its data is gone, keeps backups, archives
 * closed tables and ends unused sessions. All of it runs on one thread of its own.
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
  private final Instant started = Instant.now();
  private final BackgroundCheck check;
  private final BooleanSupplier sound;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("maintenance").factory());

  /**
   * The maintenance of a server.
   *
   * @param leads whether this server does what one node of a cluster has to do
   * @param sound whether no damage is known
   */
  Maintenance(
      Settings settings,
      SqlJournal journal,
      Sessions sessions,
      PersonalData personalData,
      BooleanSupplier leads,
      BackgroundCheck check,
      BooleanSupplier sound) {
    this.leads = leads;
    this.check = check;
    this.sound = sound;
    this.settings = settings;
    this.journal = journal;
    this.sessions = sessions;
    this.personalData = personalData;
  }

  void start() {
    Database database = journal.database();
    var _ =
        thread.scheduleWithFixedDelay(
            database::lookAfter,
            LOOK_EVERY.toMillis(),
            LOOK_EVERY.toMillis(),
            TimeUnit.MILLISECONDS);
    var _ =
        thread.scheduleWithFixedDelay(
            this::tidy, LOOK_EVERY.toMillis(), TIDY_EVERY.toMillis(), TimeUnit.MILLISECONDS);
    var _ =
        check
            .problems()
            .thenRun(() -> thread.execute(() -> attempt("make a backup", this::backUp)));
  }

  private void tidy() {
    if (!leads.getAsBoolean()) {
      return;
    }
    attempt("end unused sessions", sessions::endExpired);
    attempt("archive closed tables", this::archive);
    attempt("erase names", personalData::eraseEverywhere);
    attempt("make a backup", this::backUp);
  }

  private static void attempt(String what, Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      LOG.error("Could not {}", what, e);
    }
  }

  private void archive() {
    long before = Instant.now().minus(Duration.ofDays(settings.archiveDays())).toEpochMilli();
    while (journal.archive().addClosedBefore(before) > 0 && !thread.isShutdown()) {
      Thread.onSpinWait(); // in portions, so that a server that stops need not wait for all
    }
  }

  /** Makes a backup if one is due. */
  void backUp() {
    if (!check.isDone() || !isDue()) {
      return;
    }
    if (!sound.getAsBoolean()) {
      // It would push the last good copy out in the end.
      LOG.warn("No backup, because the journal is damaged; the older ones are kept");
      return;
    }
    Path copy =
        Backup.rotate(Server.journal(settings.data()), folder(), settings.backups(), Instant.now());
    LOG.info("Backup {}", copy.getFileName());
  }

  private Path folder() {
    return settings.data().resolve("backups");
  }

  private boolean isDue() {
    return settings.database().isEmpty() && settings.backupHours() > 0 && untilDue().isNegative();
  }

  private Duration untilDue() {
    Instant now = Instant.now();
    Instant latest = Backup.latest(folder(), now);
    return Duration.between(
        now,
        latest.equals(Instant.MIN)
            ? started
            : latest.plus(Duration.ofHours(settings.backupHours())));
  }

  /** How late the next backup is; 0 if there are to be none. */
  long secondsOverdue() {
    return isDue() ? untilDue().abs().toSeconds() : 0;
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
