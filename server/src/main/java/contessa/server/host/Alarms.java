package contessa.server.host;

import contessa.server.table.Ground;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Wakes tables at their time, each on a virtual thread of its own. */
final class Alarms implements Ground.Timer, AutoCloseable {

  private record Alarm(String table, long at) {}

  private final PriorityQueue<Alarm> queue =
      new PriorityQueue<>((one, other) -> Long.compare(one.at, other.at));
  private final Map<String, Long> latest = new HashMap<>();
  private final Consumer<String> wake;
  private final Thread thread;
  private boolean closed;

  Alarms(Consumer<String> wake) {
    this.wake = wake;
    thread = Thread.ofPlatform().daemon().name("alarms").start(this::work);
  }

  @Override
  public synchronized void wakeAt(String table, long at) {
    latest.put(table, at);
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
      Alarm first = queue.peek();
      long now = System.currentTimeMillis();
      if (first == null) {
        wait();
      } else if (first.at > now) {
        wait(Math.min(first.at - now, 60_000));
      } else {
        queue.remove();
        if (latest.remove(first.table, first.at)) {
          return first.table;
        }
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
