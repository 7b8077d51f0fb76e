package contessa.server.host;

import contessa.server.table.TableServices;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Wakes tables at the times they ask for, each on a virtual thread of its own. */
final class TableTimer implements TableServices.Timer, AutoCloseable {

  private static final long LONGEST_WAIT = 60_000;

  private record Alarm(String table, long at) {}

  private final TreeSet<Alarm> queue =
      new TreeSet<>(Comparator.comparingLong(Alarm::at).thenComparing(Alarm::table));
  private final Map<String, Long> latest = new HashMap<>();
  private final ScaledClock clock;
  private boolean closed;

  TableTimer(ScaledClock clock) {
    this.clock = clock;
  }

  /**
   * Starts waking tables; alarms that were set before are not lost.
   *
   * @param wake is given the table's id
   */
  void start(Consumer<String> wake) {
    Thread.ofPlatform().daemon().name("table timer").start(() -> work(wake));
  }

  @Override
  public synchronized void wakeAt(String table, long at) {
    Long before = latest.put(table, at);
    if (before != null) {
      queue.remove(new Alarm(table, before));
    }
    queue.add(new Alarm(table, at));
    notifyAll();
  }

  private void work(Consumer<String> wake) {
    try {
      for (String table = next(); table != null; table = next()) {
        String due = table;
        Thread.ofVirtual().name("wake ", 0).start(() -> wake.accept(due));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the next table that is due; null once the timer is closed. */
  private synchronized @Nullable String next() throws InterruptedException {
    while (!closed) {
      long now = clock.source().millis();
      if (queue.isEmpty()) {
        wait();
      } else if (queue.first().at > now) {
        wait(Math.min(Math.ceilDiv(queue.first().at - now, clock.speed()), LONGEST_WAIT));
      } else {
        String table = queue.removeFirst().table;
        latest.remove(table);
        return table;
      }
    }
    return null;
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
