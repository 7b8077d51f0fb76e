package contessa.server.net;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The other end of a WebSocket that ignores everything but text. */
abstract class SilentWriter implements WebSocketConnection.Writer {

  public abstract void text(String text);

  @Override
  public final void text(byte[] text, boolean more) {
    text(new String(text, StandardCharsets.UTF_8));
  }

  @Override
  public void pong(ByteBuffer payload) {}

  @Override
  public void close(int status, String reason) {}
}
