package contessa.soak.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The one thread that all simulated people share: their sockets, and what they do later. */
final class LoadLoop implements AutoCloseable {

  private static final int LONGEST_MESSAGE = 1 << 20;
  private static final long LONGEST_WAIT = 50;

  private record Timer(long at, long order, Runnable action) {}

  private final Selector selector;
  private final ByteBuffer incoming = ByteBuffer.allocate(LONGEST_MESSAGE);
  private final PriorityQueue<Timer> timers =
      new PriorityQueue<>(
          (a, b) -> a.at == b.at ? Long.compare(a.order, b.order) : Long.signum(a.at - b.at));
  private long order;

  LoadLoop() throws IOException {
    selector = Selector.open();
  }

  Selector selector() {
    return selector;
  }

  /** A buffer for whoever reads now. */
  ByteBuffer incoming() {
    return incoming.clear();
  }

  /** Does something at a time of {@link System#nanoTime}. */
  void at(long nanos, Runnable action) {
    timers.add(new Timer(nanos, order++, action));
  }

  void in(long millis, Runnable action) {
    at(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis), action);
  }

  /**
   * Goes on until this is true. Timers may be a millisecond late, which counts as the server's
   * time: looking more often would take a whole core from it.
   */
  void runUntil(BooleanSupplier done) throws IOException {
    while (!done.getAsBoolean()) {
      long now = System.nanoTime();
      Timer next = timers.peek();
      while (next != null && next.at - now <= 0) {
        timers.remove();
        next.action.run();
        next = timers.peek();
      }
      long wait =
          next == null ? LONGEST_WAIT : TimeUnit.NANOSECONDS.toMillis(next.at - System.nanoTime());
      selector.select(LoadLoop::ready, Math.clamp(wait, 1, LONGEST_WAIT));
    }
  }

  private static void ready(SelectionKey key) {
    ((LoadConnection) key.attachment()).ready(key);
  }

  @Override
  public void close() throws IOException {
    for (SelectionKey key : selector.keys()) {
      key.channel().close();
    }
    selector.close();
  }
}
