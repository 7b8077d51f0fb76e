package contessa.server.net;

import contessa.server.wire.EncodedMessage;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.http.HttpException;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.spi.ServerConnection;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * The server's end of a WebSocket. It reads frames as strictly as RFC 6455 demands and joins their
 * fragments; whatever breaks the rules ends the connection with the status that the RFC names. It
 * writes whole messages only.
 */
final class WebSocketConnection implements ServerConnection {

  static final int MAX_MESSAGE = 4_096;
  static final int MAX_CONTROL = 125;

  static final int NORMAL = 1000;
  static final int GOING_AWAY = 1001;
  static final int PROTOCOL_ERROR = 1002;
  static final int UNSUPPORTED_DATA = 1003;
  static final int INVALID_TEXT = 1007;
  static final int POLICY = 1008;
  static final int TOO_BIG = 1009;
  static final int TRY_AGAIN_LATER = 1013;

  private static final int CONTINUATION = 0;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  private static final byte[] NOTHING = {};

  /** So many bytes wait for the next frame at most. */
  private static final int MOST_HELD = 16_384;

  private static final int FIN = 0x80;
  private static final int RESERVED = 0x70;
  private static final int MASKED = 0x80;

  /** What arrives on the connection, on its own thread. */
  interface Listener {
    void onOpen(Writer writer);

    /** A frame of any kind has come; false if the client sends too many. */
    boolean onFrame();

    void onText(String text);

    void onPing(ByteBuffer payload);

    /** The connection is to be closed with this status, which the listener writes. */
    void onEnd(int status, String reason);

    /** The connection has ended, for whatever reason; nothing can be written any more. */
    void onGone();
  }

  /** What can be sent on the connection, by one thread. */
  interface Writer {
    /**
     * Sends a message.
     *
     * @param more whether something else follows at once, so that both can be sent together
     */
    void text(EncodedMessage message, boolean more);

    void pong(ByteBuffer payload);

    void close(int status, String reason);
  }

  /** The client broke the protocol. */
  private static final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int status;

    Violation(int status, String reason) {
      super(reason, null, false, false);
      this.status = status;
    }
  }

  private final DataReader in;
  private final DataWriter out;
  private final Listener listener;
  private final ByteArrayOutputStream fragments = new ByteArrayOutputStream();
  private boolean fragmented;
  private volatile long heardAt = System.nanoTime();

  WebSocketConnection(DataReader in, DataWriter out, Listener listener) {
    this.in = in;
    this.out = out;
    this.listener = listener;
  }

  @Override
  public void handle(Limit limit) {
    listener.onOpen(new FrameWriter(out));
    try {
      try {
        while (readFrame()) {
          heardAt = System.nanoTime();
        }
      } catch (Violation e) {
        listener.onEnd(e.status, String.valueOf(e.getMessage()));
      }
      // The rest is not read; the client closes the connection, or its time runs out.
      while (true) {
        in.ensureAvailable();
        in.skip(in.available());
      }
    } catch (DataReader.InsufficientDataAvailableException
        | UncheckedIOException
        | CloseConnectionException
        | HttpException e) {
      // The client has gone or broke the protocol; onGone tells the listener.
    } finally {
      listener.onGone();
    }
  }

  /** Reads a frame; false if it was the last. */
  private boolean readFrame() {
    int first = in.read() & 0xff;
    int second = in.read() & 0xff;
    int opcode = first & 0xf;
    boolean last = (first & FIN) != 0;
    if ((first & RESERVED) != 0) {
      throw new Violation(PROTOCOL_ERROR, "reserved bits");
    }
    if ((second & MASKED) == 0) {
      throw new Violation(PROTOCOL_ERROR, "not masked");
    }
    checkOpcode(opcode, last);
    int length = length(second & 0x7f, opcode >= CLOSE);
    byte[] payload = unmasked(length);
    if (!listener.onFrame()) {
      throw new Violation(POLICY, "too many frames");
    }
    switch (opcode) {
      case PING -> listener.onPing(ByteBuffer.wrap(payload));
      case PONG -> {}
      case CLOSE -> {
        listener.onEnd(closeStatus(payload), "");
        return false;
      }
      default -> collect(payload, last);
    }
    return true;
  }

  private void checkOpcode(int opcode, boolean last) {
    switch (opcode) {
      case TEXT, CONTINUATION -> {
        if (fragmented != (opcode == CONTINUATION)) {
          throw new Violation(PROTOCOL_ERROR, "fragments out of order");
        }
      }
      case BINARY -> throw new Violation(UNSUPPORTED_DATA, "text only");
      case CLOSE, PING, PONG -> {
        if (!last) {
          throw new Violation(PROTOCOL_ERROR, "fragmented control frame");
        }
      }
      default -> throw new Violation(PROTOCOL_ERROR, "unknown opcode");
    }
  }

  /** The length of the payload, which must be written in as few bytes as possible. */
  private int length(int shortLength, boolean control) {
    int most = control ? MAX_CONTROL : MAX_MESSAGE - fragments.size();
    long length = shortLength;
    if (shortLength >= 126) {
      if (control) {
        throw new Violation(PROTOCOL_ERROR, "control frame too long");
      }
      ByteBuffer bytes = ByteBuffer.wrap(in.readBytes(shortLength == 126 ? 2 : 8));
      length = shortLength == 126 ? bytes.getShort() & 0xffff : bytes.getLong();
      if (length < (shortLength == 126 ? 126 : 65_536)) {
        throw new Violation(PROTOCOL_ERROR, "length not minimal");
      }
    }
    if (length > most) {
      throw new Violation(TOO_BIG, "too long");
    }
    return (int) length;
  }

  private byte[] unmasked(int length) {
    byte[] mask = in.readBytes(4);
    byte[] payload = length == 0 ? new byte[0] : in.readBytes(length);
    for (int i = 0; i < payload.length; i++) {
      payload[i] ^= mask[i % 4];
    }
    return payload;
  }

  private void collect(byte[] payload, boolean last) {
    fragments.writeBytes(payload);
    fragmented = !last;
    if (last) {
      String text = text(fragments.toByteArray(), 0);
      fragments.reset();
      listener.onText(text);
    }
  }

  private static String text(byte[] bytes, int from) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes, from, bytes.length - from))
          .toString();
    } catch (CharacterCodingException e) {
      throw new Violation(INVALID_TEXT, "not UTF-8");
    }
  }

  /** The status to answer a close frame with: its own, if that is one that may be sent. */
  private static int closeStatus(byte[] payload) {
    if (payload.length == 0) {
      return NORMAL;
    }
    if (payload.length == 1) {
      throw new Violation(PROTOCOL_ERROR, "half a status");
    }
    int status = ByteBuffer.wrap(payload).getShort() & 0xffff;
    boolean valid =
        status >= 1000 && status <= 1003
            || status >= 1007 && status <= 1014
            || status >= 3000 && status <= 4999;
    if (!valid) {
      throw new Violation(PROTOCOL_ERROR, "invalid status");
    }
    text(payload, 2);
    return status;
  }

  @Override
  public Duration idleTime() {
    return Duration.ofNanos(System.nanoTime() - heardAt);
  }

  @Override
  public void close(boolean interrupt) {
    listener.onGone();
  }

  /** Frames that follow each other at once are written together: each write is a system call. */
  private static final class FrameWriter implements Writer {
    private final DataWriter out;
    private byte[] held = NOTHING;

    FrameWriter(DataWriter out) {
      this.out = out;
    }

    @Override
    public void text(EncodedMessage message, boolean more) {
      int head = 2 + extra(message.length());
      if (!more && held.length == 0 && message.from() >= head) {
        int start = message.from() - head;
        head(ByteBuffer.wrap(message.bytes(), start, head), TEXT, message.length());
        out.writeNow(BufferData.create(message.bytes(), start, head + message.length()));
        return;
      }
      byte[] frame = frame(TEXT, message.bytes(), message.from(), message.length());
      if (more && frame.length < MOST_HELD) {
        held = frame;
      } else {
        held = NOTHING;
        out.writeNow(BufferData.create(frame));
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
      out.writeNow(BufferData.create(frame));
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
}
