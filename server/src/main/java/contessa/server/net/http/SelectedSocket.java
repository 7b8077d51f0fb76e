package contessa.server.net.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A socket whose bytes come from a {@link SocketSelector}. It has a thread only while there is
 * something to do: thousands of threads that wait for their sockets would have to be moved at every
 * garbage collection, with their stacks.
 */
public final class SelectedSocket {

  /** Nothing more is read while so many bytes wait. */
  private static final int MUCH = 8_192;

  private static final byte[] NOTHING = {};

  private final SocketSelector selector;
  private final SocketChannel channel;
  private final Consumer<byte[]> receiver;
  private final SelectionKey key;
  private final CountDownLatch over = new CountDownLatch(1);
  private byte[] arrived = NOTHING;
  private boolean busy;
  private boolean paused;
  private boolean writable;
  private boolean ended;
  private @Nullable RuntimeException failure;

  /**
   * A socket that is not read from yet.
   *
   * @param receiver gets what arrives, in order and one portion at a time; it may block
   */
  public SelectedSocket(SocketSelector selector, SocketChannel channel, Consumer<byte[]> receiver)
      throws IOException {
    this.selector = selector;
    this.channel = channel;
    this.receiver = receiver;
    key = selector.add(channel, this);
  }

  /**
   * Begins to read.
   *
   * @param early what was read before
   */
  public void start(byte[] early) {
    if (early.length > 0) {
      arrive(early);
    }
    changeInterest(SelectionKey.OP_READ, true);
    selector.wake();
  }

  /** Reads or writes as far as that is possible now; on the selector's thread. */
  void ready(ByteBuffer buffer) {
    try {
      if (key.isWritable()) {
        becomeWritable();
      }
      if (key.isReadable()) {
        read(buffer.clear());
      }
    } catch (IOException | CancelledKeyException e) {
      end(); // the client has gone, or the connection was cut
    }
  }

  private void read(ByteBuffer buffer) throws IOException {
    if (channel.read(buffer) < 0) {
      end();
    } else if (buffer.flip().hasRemaining()) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.get(bytes);
      arrive(bytes);
    }
  }

  private synchronized void arrive(byte[] bytes) {
    arrived = joined(arrived, bytes);
    if (arrived.length >= MUCH) {
      paused = true;
      changeInterest(SelectionKey.OP_READ, false);
    }
    if (!busy) {
      busy = true;
      selector.dispatch(this::work);
    }
  }

  /** What comes after something that is not used up yet. */
  public static byte[] joined(byte[] first, byte[] second) {
    if (first.length == 0) {
      return second;
    }
    byte[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  private void work() {
    try {
      for (byte[] next = next(); next.length > 0; next = next()) {
        receiver.accept(next);
      }
    } catch (RuntimeException e) {
      fail(e);
    }
  }

  /** What has arrived; nothing if the receiver has had it all. */
  private synchronized byte[] next() {
    byte[] next = arrived;
    arrived = NOTHING;
    busy = next.length > 0;
    if (paused) {
      paused = false;
      changeInterest(SelectionKey.OP_READ, true);
      selector.wake();
    }
    if (ended && !busy) {
      over.countDown();
    }
    return next;
  }

  private synchronized void fail(RuntimeException e) {
    failure = e;
    busy = false;
    end();
  }

  private void changeInterest(int operation, boolean interested) {
    try {
      if (interested) {
        key.interestOpsOr(operation);
      } else {
        key.interestOpsAnd(~operation);
      }
    } catch (CancelledKeyException e) {
      // It has ended meanwhile.
    }
  }

  /** Nothing arrives any more, and nothing can be written. */
  public synchronized void end() {
    ended = true;
    key.cancel();
    selector.wake();
    if (!busy) {
      over.countDown();
    }
    notifyAll();
  }

  /** Waits until the socket has ended and the receiver has had everything. */
  public void awaitEnd() throws InterruptedException {
    over.await();
    synchronized (this) {
      if (failure != null) {
        throw failure;
      }
    }
  }

  /** Writes everything, however long that takes; one thread at a time. */
  public void write(ByteBuffer bytes) {
    try {
      while (bytes.hasRemaining()) {
        if (channel.write(bytes) == 0) {
          awaitWritable();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes what can be written at once, and returns whether that was everything. */
  public boolean offer(ByteBuffer bytes) {
    try {
      channel.write(bytes);
      return !bytes.hasRemaining();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private synchronized void awaitWritable() throws IOException {
    writable = false;
    changeInterest(SelectionKey.OP_WRITE, true);
    selector.wake();
    try {
      while (!writable && !ended) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
    if (ended) {
      throw new ClosedChannelException();
    }
  }

  private synchronized void becomeWritable() {
    changeInterest(SelectionKey.OP_WRITE, false);
    writable = true;
    notifyAll();
  }
}
