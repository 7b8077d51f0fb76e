package contessa.server;

import module java.base;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.sqlite.Backup;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Backups on a schedule: when one is due, where they go, and what went wrong with the latest. */
final class Backups {

  private static final Logger LOG = LoggerFactory.getLogger(Backups.class);
  private static final Duration LATE = Duration.ofHours(2);

  private final Settings settings;
  private final BackgroundCheck check;
  private final BooleanSupplier sound;
  private final Duration copyLimit;
  private final Instant started = Instant.now();
  private final AtomicBoolean copying = new AtomicBoolean();
  private volatile @Nullable Path uncopied;
  private volatile boolean failed;

  /**
   * The backups of a server.
   *
   * @param sound whether no damage is known
   * @param copyLimit how long backup-command may take
   */
  Backups(Settings settings, BackgroundCheck check, BooleanSupplier sound, Duration copyLimit) {
    this.settings = settings;
    this.check = check;
    this.sound = sound;
    this.copyLimit = copyLimit;
  }

  /** Makes a backup if one is due. */
  synchronized void makeIfDue() {
    if (!check.isDone() || !isDue()) {
      return;
    }
    if (!sound.getAsBoolean()) {
      // It would push the last good copy out in the end.
      LOG.warn("No backup, because the journal is damaged; the older ones are kept");
      return;
    }
    Path file = Server.journal(settings.data());
    Path copy =
        Backup.rotate(
            file, folder(), settings.number(Setting.BACKUPS), Instant.now(), this::verify);
    LOG.info("Backup {}", copy.getFileName());
    uncopied = settings.text(Setting.BACKUP_COMMAND).isEmpty() ? null : copy;
  }

  /** The journal is checked as a whole only at a start, and may rot later. */
  private void verify(Path copy) {
    List<String> problems = IntegrityCheck.thorough(copy).problems();
    if (!problems.isEmpty()) {
      check.found(problems);
      throw new JournalFailure("the new backup is damaged; the older ones are kept", null);
    }
  }

  /** Runs backup-command if the latest backup is not elsewhere yet; may take long. */
  void copyElsewhere() {
    Path copy = uncopied;
    if (copy != null && copying.compareAndSet(false, true)) {
      try {
        failed = !copyElsewhere(copy);
        if (!failed && copy.equals(uncopied)) {
          uncopied = null;
        }
      } finally {
        copying.set(false);
      }
    }
  }

  private boolean copyElsewhere(Path copy) {
    Process process;
    try {
      process =
          new ProcessBuilder(
                  settings.text(Setting.BACKUP_COMMAND), copy.toAbsolutePath().toString())
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
    } catch (IOException e) {
      LOG.error("backup-command could not be run: {}", e.getMessage());
      return false;
    }
    AtomicReference<String> last = new AtomicReference<>("");
    Thread reader =
        Thread.ofVirtual().start(() -> process.inputReader().lines().forEach(last::set));
    try {
      if (!process.waitFor(copyLimit)) {
        LOG.error("backup-command did not end within {}", copyLimit);
        return false;
      }
      reader.join();
      if (process.exitValue() != 0) {
        LOG.error("backup-command ended with status {}: {}", process.exitValue(), last);
      }
      return process.exitValue() == 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private Path folder() {
    return settings.data().resolve("backups");
  }

  private boolean isDue() {
    return settings.text(Setting.DATABASE).isEmpty()
        && settings.number(Setting.BACKUP_HOURS) > 0
        && untilDue().isNegative();
  }

  private Duration untilDue() {
    Instant now = Instant.now();
    Instant latest = Backup.latest(folder(), now);
    return Duration.between(
        now,
        latest.equals(Instant.MIN)
            ? started
            : latest.plus(Duration.ofHours(settings.number(Setting.BACKUP_HOURS))));
  }

  /** How late the next backup is; 0 if there are to be none. */
  long secondsOverdue() {
    return isDue() ? untilDue().abs().toSeconds() : 0;
  }

  /** When the latest was made, in seconds since 1970; 0 if there is none. */
  long lastAt() {
    try {
      return Math.max(0, Backup.latest(folder(), Instant.now()).getEpochSecond());
    } catch (JournalFailure e) {
      return 0;
    }
  }

  /** Whether backup-command could not copy the latest backup elsewhere. */
  boolean hasNoCopy() {
    return failed;
  }

  /** What an operator must know; empty if nothing is wrong. */
  String warning() {
    if (hasNoCopy()) {
      return "backup-command failed; see the log";
    }
    return secondsOverdue() > LATE.toSeconds() ? "the latest backup is too old; see the log" : "";
  }
}
