package contessa.server.net;

import contessa.server.wire.Message;
import contessa.server.wire.WireJson;
import io.helidon.common.buffers.BufferData;
import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * What waits to be sent to one client. A client that does not read fills only this: then it is cut
 * off, and resumes later from the last number it has.
 */
final class Outbox {

  private static final int MOST = 256;
  private static final int FAIR_SHARE = 64 * 1_024;
  private static final int LARGEST = 1_024 * 1_024;

  /** When so much waits for all of them together, nobody may keep more than a fair share. */
  private static final int MUCH = 32 * 1_024 * 1_024;

  /** Something to send. */
  sealed interface Parcel {
    record Text(String json) implements Parcel {}

    record Pong(BufferData payload) implements Parcel {}

    /** Closes the line; nothing is sent after it. */
    record End(int code, String why) implements Parcel {}
  }

  private final ArrayDeque<Parcel> queue = new ArrayDeque<>();
  private final AtomicLong waiting;
  private final Runnable whenFull;
  private long size;
  private boolean closed;

  /**
   * An empty one.
   *
   * @param waiting how much waits in all of them
   * @param whenFull called once, in the thread that found no room: it must not wait
   */
  Outbox(AtomicLong waiting, Runnable whenFull) {
    this.waiting = waiting;
    this.whenFull = whenFull;
  }

  void put(Message message) {
    put(new Parcel.Text(WireJson.write(message)));
  }

  /** Never waits. */
  void put(Parcel parcel) {
    synchronized (this) {
      if (closed) {
        return;
      }
      if (queue.isEmpty() || hasRoom(length(parcel))) {
        queue.add(parcel);
        size += length(parcel);
        waiting.addAndGet(length(parcel));
        notifyAll();
        return;
      }
    }
    close();
    whenFull.run();
  }

  private boolean hasRoom(int more) {
    long then = size + more;
    return queue.size() < MOST
        && (then <= FAIR_SHARE || then <= LARGEST && waiting.get() + more <= MUCH);
  }

  private static int length(Parcel parcel) {
    return parcel instanceof Parcel.Text(String json) ? json.length() : 0;
  }

  /** The next, or nothing in this time or when it is closed. */
  synchronized @Nullable Parcel take(long millis) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    for (long left = millis; queue.isEmpty() && !closed && left > 0; ) {
      wait(left);
      left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
    }
    Parcel next = queue.poll();
    if (next != null) {
      size -= length(next);
      waiting.addAndGet(-length(next));
    }
    return next;
  }

  synchronized boolean isClosed() {
    return closed;
  }

  /** Nothing is kept any more. */
  synchronized void close() {
    closed = true;
    waiting.addAndGet(-size);
    size = 0;
    queue.clear();
    notifyAll();
  }
}
