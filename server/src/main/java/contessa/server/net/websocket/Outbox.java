package contessa.server.net.websocket;

import module java.base;

import contessa.server.host.Tables;
import contessa.table.message.EncodedMessage;
import contessa.table.message.Message;
import contessa.table.message.WireJson;
import org.jspecify.annotations.Nullable;

/**
 * Messages waiting to be sent to one client. A client that does not read fills only its own outbox;
 * then it is cut off, and resumes later after the last message it has.
 */
public final class Outbox implements Tables.Viewer {

  private static final int MOST = 256;
  private static final int FAIR_SHARE = 64 * 1_024;
  private static final int LARGEST = 1_024 * 1_024;

  /** Queued in all outboxes together; above it, none may hold more than its fair share. */
  private static final int SHARED_LIMIT = 32 * 1_024 * 1_024;

  /** Something to send. */
  public sealed interface Item {
    record Text(EncodedMessage message) implements Item {}

    record Pong(ByteBuffer payload) implements Item {}

    /** Closes the connection; nothing is sent after it. */
    record End(int code, String why) implements Item {}
  }

  private final ArrayDeque<Item> queue = new ArrayDeque<>();
  private final AtomicLong waiting;
  private final Runnable whenFilled;
  private final Runnable whenFull;
  private long size;
  private boolean emptying;
  private boolean closed;

  /**
   * An empty outbox.
   *
   * @param waiting how much waits in all outboxes
   * @param whenFilled called when something waits that nobody is sending; it must not block
   * @param whenFull called once, on the thread that found no room; it must not block
   */
  public Outbox(AtomicLong waiting, Runnable whenFilled, Runnable whenFull) {
    this.waiting = waiting;
    this.whenFilled = whenFilled;
    this.whenFull = whenFull;
  }

  public void put(Message message) {
    put(new Item.Text(WireJson.encoded(message)));
  }

  @Override
  public void tell(Message message) {
    put(message);
  }

  @Override
  public void tellEncoded(EncodedMessage message) {
    put(new Item.Text(message));
  }

  /** Never blocks. */
  public void put(Item item) {
    boolean full;
    boolean idle;
    synchronized (this) {
      if (closed) {
        return;
      }
      full = !queue.isEmpty() && !hasRoom(length(item));
      idle = !full && !emptying;
      if (!full) {
        queue.add(item);
        size += length(item);
        waiting.addAndGet(length(item));
        emptying = true;
        notifyAll();
      }
    }
    if (full) {
      close();
      whenFull.run();
    } else if (idle) {
      whenFilled.run();
    }
  }

  private boolean hasRoom(int more) {
    long then = size + more;
    return queue.size() < MOST
        && (then <= FAIR_SHARE || then <= LARGEST && waiting.get() + more <= SHARED_LIMIT);
  }

  private static int length(Item item) {
    return item instanceof Item.Text(EncodedMessage message) ? message.length() : 0;
  }

  /** The next item; null after this time, or once the outbox is closed. */
  public synchronized @Nullable Item take(long millis) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    for (long left = millis; queue.isEmpty() && !closed && left > 0; ) {
      wait(left);
      left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
    }
    return next();
  }

  /** The next item; null if nothing waits, and then the one who asked is done. */
  synchronized @Nullable Item next() {
    Item next = queue.poll();
    emptying = next != null;
    if (next != null) {
      size -= length(next);
      waiting.addAndGet(-length(next));
    }
    return next;
  }

  public synchronized boolean isClosed() {
    return closed;
  }

  /** Drops everything, now and later. */
  public synchronized void close() {
    closed = true;
    waiting.addAndGet(-size);
    size = 0;
    queue.clear();
    notifyAll();
  }
}
