package contessa.server.net.websocket;

import java.nio.ByteBuffer;

/** What happens on a WebSocket, one after the other; each call may block unless it says not. */
public interface WebSocketListener {

  /** Empties an outbox. */
  interface Sender {
    /** Something waits that nobody is sending; must not block. */
    void wake(Outbox outbox);
  }

  void onOpen(Sender sender);

  /** A frame of any kind has come; false if the client sends too many. */
  boolean onFrame();

  /**
   * A text has come.
   *
   * @param arrivedAt when it was read, in nanoseconds
   */
  void onText(String text, long arrivedAt);

  void onPing(ByteBuffer payload);

  /** The connection is to be closed with this status, which the listener writes. */
  void onEnd(int status, String reason);

  /** The close frame is on its way; must not block. */
  void onEnded();
}
