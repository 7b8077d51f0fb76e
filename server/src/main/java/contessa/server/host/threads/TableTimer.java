package contessa.server.host.threads;

import module java.base;

import contessa.server.table.TableServices;
import org.jspecify.annotations.Nullable;

/**
 * Wakes tables at the times they ask for. It also reads the clock at least every half second, so
 * that the clock notices when the server was paused.
 *
 * <p>A server lets it {@link #start} a thread. A simulation asks it by {@link #poll} instead.
 */
public final class TableTimer implements TableServices.Timer, AutoCloseable {

  private static final long LONGEST_WAIT = 500;

  private record Alarm(String table, long at) {}

  private final TreeSet<Alarm> queue =
      new TreeSet<>(Comparator.comparingLong(Alarm::at).thenComparing(Alarm::table));
  private final Map<String, Long> latest = new HashMap<>();
  private final SteadyClock clock;
  private int pauses;
  private boolean closed;

  public TableTimer(SteadyClock clock) {
    this.clock = clock;
    pauses = clock.pauses();
  }

  /**
   * Starts waking tables; alarms that were set before are not lost.
   *
   * @param wake is given the table's id, and must not block
   * @param afterPause is called when the server was paused, and must not block
   */
  public void start(Consumer<String> wake, Runnable afterPause) {
    Thread.ofPlatform().daemon().name("table timer").start(() -> work(wake, afterPause));
  }

  @Override
  public synchronized void wakeAt(String table, long at) {
    Long before = latest.put(table, at);
    if (before != null && before == at) {
      return;
    }
    if (before != null) {
      queue.remove(new Alarm(table, before));
    }
    queue.add(new Alarm(table, at));
    // The thread looks again after its wait anyway; only an earlier alarm must wake it.
    if (queue.first().table.equals(table)) {
      notifyAll();
    }
  }

  private synchronized void work(Consumer<String> wake, Runnable afterPause) {
    try {
      while (!closed) {
        String due = poll(afterPause);
        if (due == null) {
          wait(millisToWait());
        } else {
          wake.accept(due);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The next table that is due; null if none is yet. */
  public synchronized @Nullable String poll(Runnable afterPause) {
    long now = clock.millis();
    if (clock.pauses() != pauses) {
      pauses = clock.pauses();
      afterPause.run();
    }
    if (queue.isEmpty() || queue.first().at > now) {
      return null;
    }
    String table = queue.removeFirst().table;
    latest.remove(table);
    return table;
  }

  /** Real milliseconds until the next {@link #poll}. */
  public synchronized long millisToWait() {
    return queue.isEmpty()
        ? LONGEST_WAIT
        : Math.clamp(clock.realMillisUntil(queue.first().at), 1, LONGEST_WAIT);
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
