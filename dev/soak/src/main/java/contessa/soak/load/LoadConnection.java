package contessa.soak.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A client's TCP connection: requests and their answers at first, and frames of a WebSocket after
 * the upgrade.
 */
final class LoadConnection {

  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;

  /** A mask of zeros is a valid one, and costs nothing. */
  private static final byte[] MASK = new byte[4];

  /** The client. */
  interface Listener {
    void onConnected();

    /** An answer to a request; status 101 begins the WebSocket. */
    void onAnswer(int status, String head, String body);

    /** A message; its bytes are valid only now. */
    void onMessage(byte[] bytes, int from, int length);

    /** The connection has ended, unless by {@link #cut}. */
    void onEnd(String why);
  }

  private final LoadLoop loop;
  private final Listener listener;
  private final SocketChannel channel;
  private final SelectionKey key;
  private byte @Nullable [] rest;
  private @Nullable ByteBuffer unsent;
  private boolean upgraded;
  private boolean over;

  LoadConnection(LoadLoop loop, String from, InetSocketAddress to, Listener listener)
      throws IOException {
    this.loop = loop;
    this.listener = listener;
    channel = SocketChannel.open();
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.bind(new InetSocketAddress(from, 0));
    key = channel.register(loop.selector(), SelectionKey.OP_CONNECT, this);
    channel.connect(to);
  }

  void request(String text) {
    send(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  void text(String json) {
    byte[] payload = json.getBytes(StandardCharsets.UTF_8);
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
    frame.put((byte) TEXT);
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    }
    send(frame.put(MASK).put(payload).flip());
  }

  /** Resets the connection. */
  void cut() {
    over = true;
    try {
      channel.setOption(StandardSocketOptions.SO_LINGER, 0);
      channel.close();
    } catch (IOException e) {
      // It was closed already.
    }
  }

  private void send(ByteBuffer bytes) {
    if (over) {
      return;
    }
    try {
      if (unsent == null) {
        channel.write(bytes);
      }
      if (bytes.hasRemaining()) {
        ByteBuffer before = unsent;
        ByteBuffer all =
            ByteBuffer.allocate(bytes.remaining() + (before == null ? 0 : before.remaining()));
        if (before != null) {
          all.put(before);
        }
        unsent = all.put(bytes).flip();
        key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
      }
    } catch (IOException e) {
      end("broken");
    }
  }

  void ready(SelectionKey ready) {
    try {
      if (ready.isConnectable()) {
        channel.finishConnect();
        key.interestOps(SelectionKey.OP_READ);
        listener.onConnected();
      } else if (ready.isWritable() && unsent != null) {
        channel.write(unsent);
        if (!unsent.hasRemaining()) {
          unsent = null;
          key.interestOps(SelectionKey.OP_READ);
        }
      } else if (ready.isReadable()) {
        read();
      }
    } catch (IOException e) {
      end(ready.isValid() && ready.isConnectable() ? "refused" : "broken");
    }
  }

  private void read() throws IOException {
    ByteBuffer buffer = loop.incoming();
    if (rest != null) {
      buffer.put(rest);
      rest = null;
    }
    if (channel.read(buffer) < 0) {
      end("closed");
      return;
    }
    buffer.flip();
    while (!over && (upgraded ? readFrame(buffer) : readAnswer(buffer))) {
      // the next one
    }
    if (!over && buffer.hasRemaining()) {
      rest = new byte[buffer.remaining()];
      buffer.get(rest);
    }
  }

  private boolean readFrame(ByteBuffer buffer) {
    int start = buffer.position();
    int there = buffer.remaining();
    if (there < 2) {
      return false;
    }
    int opcode = buffer.get(start) & 0xff;
    long length = buffer.get(start + 1) & 0x7f;
    int head = length < 126 ? 2 : length == 126 ? 4 : 10;
    if (there < head) {
      return false;
    }
    if (head == 4) {
      length = buffer.getShort(start + 2) & 0xffff;
    } else if (head == 10) {
      length = buffer.getLong(start + 2);
    }
    if (there < head + length) {
      return false;
    }
    buffer.position(start + head + (int) length);
    if (opcode == TEXT) {
      listener.onMessage(buffer.array(), buffer.arrayOffset() + start + head, (int) length);
    } else if (opcode == CLOSE) {
      end("closed by the server");
    }
    return true;
  }

  private boolean readAnswer(ByteBuffer buffer) {
    int start = buffer.position();
    String text = StandardCharsets.UTF_8.decode(buffer.duplicate()).toString();
    int end = text.indexOf("\r\n\r\n");
    if (end < 0) {
      return false;
    }
    String head = text.substring(0, end);
    int length = length(head);
    if (text.length() < end + 4 + length) {
      return false;
    }
    int status = Integer.parseInt(head.substring(9, 12));
    upgraded = status == 101;
    String body = text.substring(end + 4, end + 4 + length);
    int used = (text.substring(0, end + 4) + body).getBytes(StandardCharsets.UTF_8).length;
    buffer.position(start + used);
    listener.onAnswer(status, head, body);
    return true;
  }

  private static int length(String head) {
    String length = header(head, "content-length");
    return length == null ? 0 : Integer.parseInt(length);
  }

  /** A header of an answer; null without one. */
  static @Nullable String header(String head, String name) {
    for (String line : head.lines().toList()) {
      if (line.toLowerCase(Locale.ROOT).startsWith(name + ":")) {
        return line.substring(name.length() + 1).strip();
      }
    }
    return null;
  }

  private void end(String why) {
    if (!over) {
      cut();
      listener.onEnd(why);
    }
  }
}
