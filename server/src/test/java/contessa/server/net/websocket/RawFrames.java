package contessa.server.net.websocket;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;

/** WebSocket frames of a client, byte by byte. */
public final class RawFrames {

  private RawFrames() {}

  /** A masked frame with this first byte. */
  static byte[] frame(int first, byte[] payload) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(first);
    if (payload.length < 126) {
      out.write(0x80 | payload.length);
    } else {
      out.write(0x80 | 126);
      out.write(payload.length >> 8);
      out.write(payload.length);
    }
    byte[] mask = {1, 2, 3, 4};
    out.writeBytes(mask);
    for (int i = 0; i < payload.length; i++) {
      out.write(payload[i] ^ mask[i % 4]);
    }
    return out.toByteArray();
  }

  /** A whole text. */
  public static byte[] text(String text) {
    return frame(0x81, text.getBytes(UTF_8));
  }

  /** The end of the conversation. */
  public static byte[] close() {
    return frame(0x88, new byte[] {3, (byte) 0xe8});
  }
}
