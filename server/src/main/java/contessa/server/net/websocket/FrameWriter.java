package contessa.server.net.websocket;

import contessa.server.net.http.SelectedSocket;
import contessa.table.message.EncodedMessage;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Writes whole messages. Frames that follow each other at once are written together: each write is
 * a system call.
 */
final class FrameWriter implements WebSocketConnection.Writer {

  private static final int FIN = 0x80;
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PONG = 10;

  private static final byte[] NOTHING = {};

  /** So many bytes wait for the next frame at most. */
  private static final int MOST_HELD = 16_384;

  private final SelectedSocket out;
  private byte[] held = NOTHING;
  private @Nullable ByteBuffer left;

  FrameWriter(SelectedSocket out) {
    this.out = out;
  }

  @Override
  public void text(EncodedMessage message, boolean more) {
    if (!more && held.length == 0) {
      out.write(alone(message));
      return;
    }
    byte[] frame = frame(TEXT, message.bytes(), message.from(), message.length());
    if (more && frame.length < MOST_HELD) {
      held = frame;
    } else {
      held = NOTHING;
      out.write(ByteBuffer.wrap(frame));
    }
  }

  /** A message as a frame; its head has room in front of most messages. */
  private ByteBuffer alone(EncodedMessage message) {
    int head = 2 + extra(message.length());
    if (message.from() < head) {
      return ByteBuffer.wrap(frame(TEXT, message.bytes(), message.from(), message.length()));
    }
    int start = message.from() - head;
    head(ByteBuffer.wrap(message.bytes(), start, head), TEXT, message.length());
    return ByteBuffer.wrap(message.bytes(), start, head + message.length());
  }

  @Override
  public boolean offer(EncodedMessage message) {
    ByteBuffer frame = alone(message);
    boolean whole = out.offer(frame);
    left = whole ? null : frame;
    return whole;
  }

  @Override
  public void flush() {
    ByteBuffer rest = left;
    left = null;
    if (rest != null) {
      out.write(rest);
    }
  }

  @Override
  public void pong(ByteBuffer payload) {
    byte[] bytes = new byte[payload.remaining()];
    payload.get(bytes);
    write(PONG, bytes);
  }

  @Override
  public void close(int status, String reason) {
    byte[] text = reason.getBytes(StandardCharsets.UTF_8);
    write(CLOSE, ByteBuffer.allocate(2 + text.length).putShort((short) status).put(text).array());
  }

  private void write(int opcode, byte[] payload) {
    byte[] frame = frame(opcode, payload, 0, payload.length);
    held = NOTHING;
    out.write(ByteBuffer.wrap(frame));
  }

  /** What is held, and a frame after it. */
  private byte[] frame(int opcode, byte[] bytes, int from, int length) {
    ByteBuffer frame = ByteBuffer.allocate(held.length + 2 + extra(length) + length);
    frame.put(held);
    head(frame, opcode, length);
    return frame.put(bytes, from, length).array();
  }

  /** How many bytes the length takes besides the first. */
  private static int extra(int length) {
    return length < 126 ? 0 : length < 65_536 ? 2 : 8;
  }

  private static void head(ByteBuffer frame, int opcode, int length) {
    frame.put((byte) (FIN | opcode));
    switch (extra(length)) {
      case 0 -> frame.put((byte) length);
      case 2 -> frame.put((byte) 126).putShort((short) length);
      default -> frame.put((byte) 127).putLong(length);
    }
  }
}
