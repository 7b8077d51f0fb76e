package contessa.server.net.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executor;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that waits for all WebSockets. It reads what has arrived and leaves the rest to
 * others, so it never blocks.
 */
public final class SocketSelector implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SocketSelector.class);

  /** Most clients send less at once. */
  private static final int BUFFER = 16_384;

  private final Selector selector;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
  private final Executor threads;
  private final LongConsumer delays;

  /**
   * Starts the thread.
   *
   * @param delays is told how long what has arrived waited for a thread, in nanoseconds
   */
  public SocketSelector(LongConsumer delays) {
    this(task -> Thread.ofVirtual().name("socket").start(task), delays);
  }

  public SocketSelector(Executor threads, LongConsumer delays) {
    this.threads = threads;
    this.delays = delays;
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofPlatform().daemon().name("sockets").start(this::work);
  }

  /** Adds a socket. It is not read from until its key says so. */
  SelectionKey add(SocketChannel channel, SelectedSocket socket) throws IOException {
    channel.configureBlocking(false);
    return channel.register(selector, 0, socket);
  }

  /** Lets a thread deal with what has just arrived. */
  void dispatch(Runnable task) {
    long since = System.nanoTime();
    threads.execute(
        () -> {
          delays.accept(System.nanoTime() - since);
          task.run();
        });
  }

  /** Lets the thread look at keys that others have changed. */
  void wake() {
    selector.wakeup();
  }

  private void work() {
    try {
      while (selector.isOpen()) {
        selector.select(this::ready);
      }
    } catch (ClosedSelectorException e) {
      // The server stops.
    } catch (IOException e) {
      LOG.error("Sockets cannot be read any more", e);
    }
  }

  private void ready(SelectionKey key) {
    SelectedSocket socket = (SelectedSocket) key.attachment();
    try {
      socket.ready(buffer);
    } catch (RuntimeException e) {
      LOG.error("A socket failed", e);
      socket.end();
    }
  }

  @Override
  public void close() {
    try {
      selector.close();
    } catch (IOException e) {
      LOG.warn("The sockets' thread did not stop cleanly", e);
    }
  }
}
