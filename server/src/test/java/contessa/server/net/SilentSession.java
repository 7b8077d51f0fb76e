package contessa.server.net;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.socket.SocketContext;
import io.helidon.websocket.WsSession;
import java.util.Optional;

/** The other end of a WebSocket, that does nothing with what it is sent. */
abstract class SilentSession implements WsSession {

  @Override
  public WsSession send(BufferData data, boolean last) {
    throw new AssertionError("only text is sent");
  }

  @Override
  public WsSession ping(BufferData data) {
    return this;
  }

  @Override
  public WsSession pong(BufferData data) {
    return this;
  }

  @Override
  public WsSession close(int code, String reason) {
    return this;
  }

  @Override
  public WsSession terminate() {
    return this;
  }

  @Override
  public Optional<String> subProtocol() {
    return Optional.empty();
  }

  @Override
  public SocketContext socketContext() {
    throw new AssertionError("not asked for");
  }
}
