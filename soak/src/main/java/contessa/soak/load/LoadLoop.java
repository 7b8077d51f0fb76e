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

  /** Goes on until this is true. */
  void runUntil(BooleanSupplier done) throws IOException {
    while (!done.getAsBoolean()) {
      for (Timer next = timers.peek();
          next != null && next.at - System.nanoTime() <= 0;
          next = timers.peek()) {
        timers.remove();
        next.action.run();
      }
      Timer next = timers.peek();
      long wait = next == null ? 50 : TimeUnit.NANOSECONDS.toMillis(next.at - System.nanoTime());
      if (wait <= 0) {
        selector.selectNow(LoadLoop::ready);
      } else {
        selector.select(LoadLoop::ready, Math.min(wait, 50));
      }
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
