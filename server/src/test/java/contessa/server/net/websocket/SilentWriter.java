package contessa.server.net.websocket;

import contessa.table.message.EncodedMessage;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The other end of a WebSocket that ignores everything but text. */
public abstract class SilentWriter implements WebSocketConnection.Writer {

  private @Nullable EncodedMessage left;

  public abstract void text(String text);

  @Override
  public final void text(EncodedMessage message, boolean more) {
    byte[] bytes = message.bytes();
    text(new String(bytes, message.from(), message.length(), StandardCharsets.UTF_8));
  }

  /** It may have to wait for the client. */
  @Override
  public boolean offer(EncodedMessage message) {
    left = message;
    return false;
  }

  @Override
  public void flush() {
    EncodedMessage message = left;
    left = null;
    if (message != null) {
      text(message, false);
    }
  }

  @Override
  public void pong(ByteBuffer payload) {}

  @Override
  public void close(int status, String reason) {}
}
