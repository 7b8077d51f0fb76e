package contessa.server.net;

import java.nio.ByteBuffer;

/** The other end of a WebSocket that ignores everything but text. */
abstract class SilentWriter implements WebSocketConnection.Writer {

  @Override
  public void pong(ByteBuffer payload) {}

  @Override
  public void close(int status, String reason) {}
}
