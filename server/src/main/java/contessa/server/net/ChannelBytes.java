package contessa.server.net;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What arrives on a WebSocket, read from its channel. Most sockets wait most of the time, and there
 * are thousands of them: one that waits holds a small buffer and few frames of its thread's stack.
 */
final class ChannelBytes implements Supplier<byte @Nullable []> {

  /** Most frames of a client fit. */
  private static final int SIZE = 256;

  private final SocketChannel channel;
  private final ByteBuffer buffer = ByteBuffer.allocate(SIZE);
  private byte @Nullable [] first;

  /**
   * The bytes of a channel.
   *
   * @param first what was read from it before
   */
  ChannelBytes(SocketChannel channel, byte[] first) {
    this.channel = channel;
    this.first = first.length == 0 ? null : first;
  }

  /** Waits for bytes; null at the end. */
  @Override
  public byte @Nullable [] get() {
    byte[] before = first;
    if (before != null) {
      first = null;
      return before;
    }
    try {
      int read = channel.read(buffer.clear());
      return read < 0 ? null : Arrays.copyOf(buffer.array(), read);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
