package contessa.server;

import module java.base;

import contessa.server.host.Tables;
import contessa.server.journal.Database;
import contessa.server.net.http.NetContext.Health;
import contessa.server.net.http.TcpConnection;

/**
 * The health check: whether the journal can be written, asked at most once a second, and what is
 * wrong although it can.
 */
final class HealthCheck {

  private static final long CACHED = 1_000;
  private static final Duration MOST_SKEW = Duration.ofMinutes(1);

  private final Database database;
  private final BackgroundCheck check;
  private final Tables tables;
  private final InstantSource clock;
  private final List<Supplier<String>> watched = new CopyOnWriteArrayList<>();
  private boolean ready;
  private long askedAt = -CACHED;

  HealthCheck(Database database, BackgroundCheck check, Tables tables, InstantSource clock) {
    this.database = database;
    this.check = check;
    this.tables = tables;
    this.clock = clock;
  }

  /** Adds something that says what is wrong with it; nothing if it is well. */
  void watch(Supplier<String> warning) {
    watched.add(warning);
  }

  Health health() {
    List<String> warnings = new ArrayList<>();
    warn(warnings, check.count(), "problem", "in the journal; run: contessa check");
    warn(warnings, tables.unreadable().size(), "table", "left out: unreadable");
    warn(warnings, tables.stopped().size(), "table", "stopped after an error; see the log");
    if (Math.abs(skew()) > MOST_SKEW.toMillis()) {
      warnings.add("the clock of the tables differs from that of this machine; check NTP");
    }
    if (!isSound()) {
      warnings.add("no backups are made while the journal is damaged");
    }
    watched.stream().map(Supplier::get).filter(text -> !text.isEmpty()).forEach(warnings::add);
    return new Health(isReady(), warnings);
  }

  private static void warn(List<String> warnings, int count, String noun, String what) {
    if (count > 0) {
      warnings.add(AdminAnswer.count(count, noun, noun + "s") + " " + what);
    }
  }

  private synchronized boolean isReady() {
    long now = TcpConnection.now();
    if (now - askedAt >= CACHED || askedAt < 0) {
      ready = database.isWritable(System.currentTimeMillis());
      askedAt = now;
    }
    return ready;
  }

  /** Whether no damage is known. */
  boolean isSound() {
    return check.count() == 0 && tables.unreadable().isEmpty();
  }

  /**
   * How far the clock of the tables is ahead of this machine's, in milliseconds: it follows the
   * latest row, which another node may have written.
   */
  long skew() {
    return clock.millis() - System.currentTimeMillis();
  }
}
