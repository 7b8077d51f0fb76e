package contessa.server.net;

import contessa.server.wire.Message;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What waits to be sent to one client. A client that does not read fills only this: then it is cut
 * off, and resumes later from the last number it has.
 */
final class Outbox {

  private static final int MOST = 256;

  private final ArrayBlockingQueue<Message> queue = new ArrayBlockingQueue<>(MOST);
  private volatile boolean full;

  /** Never waits. */
  void put(Message message) {
    if (!queue.offer(message)) {
      full = true;
    }
  }

  /** Whether something was lost because the client does not read. */
  boolean isFull() {
    return full;
  }

  @Nullable Message take(long millis) throws InterruptedException {
    return queue.poll(millis, TimeUnit.MILLISECONDS);
  }
}
