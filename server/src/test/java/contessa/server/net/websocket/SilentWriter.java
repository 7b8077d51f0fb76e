package contessa.server.net.websocket;

import contessa.table.message.EncodedMessage;
import java.nio.charset.StandardCharsets;

/** The other end of a WebSocket that ignores everything but text. */
public abstract class SilentWriter implements WebSocketListener.Sender {

  public abstract void text(String text);

  public void close(int status, String reason) {}

  /** It may have to wait for the client. */
  @Override
  public final void wake(Outbox outbox) {
    Thread.ofVirtual().start(() -> empty(outbox));
  }

  private void empty(Outbox outbox) {
    for (Outbox.Item item = outbox.next(); item != null; item = outbox.next()) {
      switch (item) {
        case Outbox.Item.Text(EncodedMessage message) ->
            text(
                new String(
                    message.bytes(), message.from(), message.length(), StandardCharsets.UTF_8));
        case Outbox.Item.End(int status, String why) -> close(status, why);
        case Outbox.Item.Pong _ -> {}
      }
    }
  }
}
