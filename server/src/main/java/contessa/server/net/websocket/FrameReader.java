package contessa.server.net.websocket;

import contessa.server.net.http.SelectedSocket;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Reads the frames of a client as strictly as RFC 6455 demands and joins their fragments; whatever
 * breaks the rules ends the connection with the status that the RFC names. Used by one thread at a
 * time.
 */
final class FrameReader {

  private static final int CONTINUATION = 0;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  private static final byte[] NOTHING = {};

  private static final int FIN = 0x80;
  private static final int RESERVED = 0x70;
  private static final int MASKED = 0x80;
  private static final int MASK_BYTES = 4;

  /** The client broke the protocol. */
  private static final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int status;

    Violation(int status, String reason) {
      super(reason, null, false, false);
      this.status = status;
    }
  }

  private final WebSocketConnection.Listener listener;
  private final ByteArrayOutputStream fragments = new ByteArrayOutputStream();
  private byte[] rest = NOTHING;
  private boolean fragmented;
  private boolean over;

  FrameReader(WebSocketConnection.Listener listener) {
    this.listener = listener;
  }

  /**
   * Reads what has arrived. After the last frame nothing is read; the client closes the connection,
   * or its time runs out.
   */
  void read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(SelectedSocket.joined(rest, bytes));
    try {
      while (!over && readFrame(in)) {
        // the next one
      }
    } catch (Violation e) {
      over = true;
      listener.onEnd(e.status, String.valueOf(e.getMessage()));
    }
    boolean whole = over || !in.hasRemaining();
    if (!whole) {
      rest = new byte[in.remaining()];
      in.get(rest);
    } else if (rest.length > 0) {
      rest = NOTHING;
    }
  }

  /** Reads a frame; false if it has not arrived as a whole. */
  private boolean readFrame(ByteBuffer in) {
    if (in.remaining() < 2) {
      return false;
    }
    in.mark();
    int first = in.get() & 0xff;
    int second = in.get() & 0xff;
    int opcode = first & 0xf;
    boolean last = (first & FIN) != 0;
    if ((first & RESERVED) != 0) {
      throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "reserved bits");
    }
    if ((second & MASKED) == 0) {
      throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "not masked");
    }
    checkOpcode(opcode, last);
    int length = length(in, second & 0x7f, opcode >= CLOSE);
    if (length < 0 || in.remaining() < MASK_BYTES + length) {
      in.reset();
      return false;
    }
    byte[] payload = unmasked(in, length);
    if (!listener.onFrame()) {
      throw new Violation(WebSocketConnection.POLICY, "too many frames");
    }
    switch (opcode) {
      case PING -> listener.onPing(ByteBuffer.wrap(payload));
      case PONG -> {}
      case CLOSE -> {
        listener.onEnd(closeStatus(payload), "");
        over = true;
      }
      default -> collect(payload, last);
    }
    return true;
  }

  private void checkOpcode(int opcode, boolean last) {
    switch (opcode) {
      case TEXT, CONTINUATION -> {
        if (fragmented != (opcode == CONTINUATION)) {
          throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "fragments out of order");
        }
      }
      case BINARY -> throw new Violation(WebSocketConnection.UNSUPPORTED_DATA, "text only");
      case CLOSE, PING, PONG -> {
        if (!last) {
          throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "fragmented control frame");
        }
      }
      default -> throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "unknown opcode");
    }
  }

  /**
   * The length of the payload, which must be written in as few bytes as possible; -1 if it has not
   * arrived yet.
   */
  private int length(ByteBuffer in, int shortLength, boolean control) {
    int most =
        control
            ? WebSocketConnection.MAX_CONTROL
            : WebSocketConnection.MAX_MESSAGE - fragments.size();
    long length = shortLength;
    if (shortLength >= 126) {
      if (control) {
        throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "control frame too long");
      }
      if (in.remaining() < (shortLength == 126 ? 2 : 8)) {
        return -1;
      }
      length = shortLength == 126 ? in.getShort() & 0xffff : in.getLong();
      if (length < (shortLength == 126 ? 126 : 65_536)) {
        throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "length not minimal");
      }
    }
    if (length > most) {
      throw new Violation(WebSocketConnection.TOO_BIG, "too long");
    }
    return (int) length;
  }

  private static byte[] unmasked(ByteBuffer in, int length) {
    byte[] mask = new byte[MASK_BYTES];
    in.get(mask);
    byte[] payload = new byte[length];
    in.get(payload);
    for (int i = 0; i < payload.length; i++) {
      payload[i] ^= mask[i % MASK_BYTES];
    }
    return payload;
  }

  private void collect(byte[] payload, boolean last) {
    if (last && !fragmented) {
      listener.onText(text(payload, 0));
      return;
    }
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
      throw new Violation(WebSocketConnection.INVALID_TEXT, "not UTF-8");
    }
  }

  /** The status to answer a close frame with: its own, if that is one that may be sent. */
  private static int closeStatus(byte[] payload) {
    if (payload.length == 0) {
      return WebSocketConnection.NORMAL;
    }
    if (payload.length == 1) {
      throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "half a status");
    }
    int status = ByteBuffer.wrap(payload).getShort() & 0xffff;
    boolean valid =
        status >= 1000 && status <= 1003
            || status >= 1007 && status <= 1014
            || status >= 3000 && status <= 4999;
    if (!valid) {
      throw new Violation(WebSocketConnection.PROTOCOL_ERROR, "invalid status");
    }
    text(payload, 2);
    return status;
  }
}
