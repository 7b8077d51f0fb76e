package contessa.server.host;

import contessa.server.table.TableServices;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Wakes tables at the times they ask for, each on a virtual thread of its own. It also reads the
 * clock at least every half second, so that the clock notices when the server was paused.
 */
final class TableTimer implements TableServices.Timer, AutoCloseable {

  private static final long LONGEST_WAIT = 500;

  private record Alarm(String table, long at) {}

  private final TreeSet<Alarm> queue =
      new TreeSet<>(Comparator.comparingLong(Alarm::at).thenComparing(Alarm::table));
  private final Map<String, Long> latest = new HashMap<>();
  private final SteadyClock clock;
  private int pauses;
  private boolean closed;

  TableTimer(SteadyClock clock) {
    this.clock = clock;
  }

  /**
   * Starts waking tables; alarms that were set before are not lost.
   *
   * @param wake is given the table's id
   * @param afterPause is called when the server was paused, and must not block
   */
  void start(Consumer<String> wake, Runnable afterPause) {
    pauses = clock.pauses();
    Thread.ofPlatform().daemon().name("table timer").start(() -> work(wake, afterPause));
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

  private void work(Consumer<String> wake, Runnable afterPause) {
    try {
      for (String table = next(afterPause); table != null; table = next(afterPause)) {
        String due = table;
        Thread.ofVirtual().name("wake ", 0).start(() -> wake.accept(due));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the next table that is due; null once the timer is closed. */
  private synchronized @Nullable String next(Runnable afterPause) throws InterruptedException {
    while (!closed) {
      long now = clock.millis();
      if (clock.pauses() != pauses) {
        pauses = clock.pauses();
        afterPause.run();
      }
      if (queue.isEmpty()) {
        wait(LONGEST_WAIT);
      } else if (queue.first().at > now) {
        wait(Math.clamp(clock.realMillisUntil(queue.first().at), 1, LONGEST_WAIT));
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
