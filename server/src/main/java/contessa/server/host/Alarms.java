package contessa.server.host;

import contessa.server.table.Ground;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Wakes tables at their time, each on a virtual thread of its own. */
final class Alarms implements Ground.Timer, AutoCloseable {

  private static final long LONGEST_WAIT = 60_000;

  private record Alarm(String table, long at) {}

  private final TreeSet<Alarm> queue =
      new TreeSet<>(Comparator.comparingLong(Alarm::at).thenComparing(Alarm::table));
  private final Map<String, Long> latest = new HashMap<>();
  private final Consumer<String> wake;
  private final Tempo tempo;
  private final Thread thread;
  private boolean closed;

  Alarms(Consumer<String> wake, Tempo tempo) {
    this.wake = wake;
    this.tempo = tempo;
    thread = Thread.ofPlatform().daemon().name("alarms").start(this::work);
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

  private void work() {
    try {
      while (true) {
        String table = next();
        if (table == null) {
          return;
        }
        Thread.ofVirtual().name("wake ", 0).start(() -> wake.accept(table));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized @Nullable String next() throws InterruptedException {
    while (!closed) {
      long now = tempo.clock().millis();
      if (queue.isEmpty()) {
        wait();
      } else if (queue.first().at > now) {
        wait(Math.min(Math.ceilDiv(queue.first().at - now, tempo.speed()), LONGEST_WAIT));
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
    thread.interrupt();
  }
}
