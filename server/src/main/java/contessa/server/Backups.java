package contessa.server;

import module java.base;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.sqlite.Backup;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Backups on a schedule: when one is due, where they go, and what went wrong with the latest. */
final class Backups {

  private static final Logger LOG = LoggerFactory.getLogger(Backups.class);
  private static final Duration LATE = Duration.ofHours(2);

  private final Settings settings;
  private final BackgroundCheck check;
  private final BooleanSupplier sound;
  private final Instant started = Instant.now();
  private volatile boolean copied = true;

  /**
   * The backups of a server.
   *
   * @param sound whether no damage is known
   */
  Backups(Settings settings, BackgroundCheck check, BooleanSupplier sound) {
    this.settings = settings;
    this.check = check;
    this.sound = sound;
  }

  /** Makes a backup if one is due. */
  void makeIfDue() {
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
    if (!settings.backupCommand().isEmpty()) {
      copied = copyElsewhere(copy);
    }
  }

  private boolean copyElsewhere(Path copy) {
    String last = "";
    try {
      Process process =
          new ProcessBuilder(settings.backupCommand(), copy.toAbsolutePath().toString())
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
      try (BufferedReader said = process.inputReader()) {
        last = said.lines().reduce("", (_, line) -> line);
      }
      int status = process.waitFor();
      if (status == 0) {
        return true;
      }
      LOG.error("backup-command ended with status {}: {}", status, last);
    } catch (IOException e) {
      LOG.error("backup-command could not be run: {}", e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return false;
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
    return !copied;
  }

  /** What an operator must know; empty if nothing is wrong. */
  String warning() {
    if (hasNoCopy()) {
      return "backup-command failed; see the log";
    }
    return secondsOverdue() > LATE.toSeconds() ? "the latest backup is too old; see the log" : "";
  }
}
