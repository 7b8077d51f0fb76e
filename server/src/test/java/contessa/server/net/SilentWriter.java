package contessa.server.net;

import contessa.server.wire.EncodedMessage;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The other end of a WebSocket that ignores everything but text. */
abstract class SilentWriter implements WebSocketConnection.Writer {

  public abstract void text(String text);

  @Override
  public final void text(EncodedMessage message, boolean more) {
    byte[] bytes = message.bytes();
    text(new String(bytes, message.from(), message.length(), StandardCharsets.UTF_8));
  }

  @Override
  public void pong(ByteBuffer payload) {}

  @Override
  public void close(int status, String reason) {}
}
