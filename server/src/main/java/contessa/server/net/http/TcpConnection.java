package contessa.server.net.http;

import java.io.IOException;
import java.net.Socket;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A TCP connection and the deadline of its current step. A client that writes slowly or does not
 * read holds up only its own connection, and not for long.
 */
public final class TcpConnection {

  /** Time for a whole request, headers and body. */
  private static final long TO_SEND_REQUEST = 5_000;

  private static final long TO_BE_ANSWERED = 30_000;
  private static final long BETWEEN_REQUESTS = 60_000;
  private static final long TO_CLOSE = 1_000;

  private enum Phase {
    WAITING,
    ASKING,
    ANSWERED
  }

  private final Socket socket;
  private volatile String clientAddress;
  private final List<Runnable> closeActions = new ArrayList<>();
  private volatile Runnable whenCut = () -> {};
  private Phase phase = Phase.ASKING;
  private boolean over;
  private long until;

  /**
   * A new connection.
   *
   * @param clientAddress the address that limits count
   */
  public TcpConnection(Socket socket, String clientAddress, long now) {
    this.socket = socket;
    this.clientAddress = clientAddress;
    until = now + TO_SEND_REQUEST;
  }

  /** Helidon reads and writes through the socket; both are the same connection. */
  public SocketChannel channel() {
    return socket.getChannel();
  }

  /** Counts the connection under another address, which a trusted proxy has named. */
  void clientAddress(String address) {
    clientAddress = address;
  }

  String clientAddress() {
    return clientAddress;
  }

  /** Some bytes have arrived. */
  synchronized void heard() {
    if (phase == Phase.WAITING) {
      phase = Phase.ASKING;
      within(TO_SEND_REQUEST);
    }
  }

  /** The headers have arrived; a body may follow. */
  synchronized void asked() {
    phase = Phase.ANSWERED;
    within(TO_SEND_REQUEST);
  }

  /** The whole request has arrived. */
  synchronized void answering() {
    within(TO_BE_ANSWERED);
  }

  public synchronized void answered() {
    phase = Phase.WAITING;
    within(BETWEEN_REQUESTS);
  }

  /** It is a WebSocket or stream from now on, without a deadline. */
  public synchronized void lasting() {
    until = Long.MAX_VALUE;
  }

  /** A close frame has been sent. */
  public synchronized void closing() {
    within(TO_CLOSE);
  }

  /** The server was paused, and could not listen meanwhile. */
  synchronized void extend(long millis) {
    if (until != Long.MAX_VALUE) {
      until += millis;
    }
  }

  private void within(long millis) {
    until = now() + millis;
  }

  /** Registers an action for the end of the connection, for whatever reason. */
  public void onClose(Runnable action) {
    synchronized (this) {
      if (!over) {
        closeActions.add(action);
        return;
      }
    }
    action.run();
  }

  /** It has ended; false if that was known. */
  public boolean over() {
    List<Runnable> last;
    synchronized (this) {
      if (over) {
        return false;
      }
      over = true;
      last = List.copyOf(closeActions);
      closeActions.clear();
    }
    last.forEach(Runnable::run);
    return true;
  }

  /** Sets what wakes those who wait for a connection that is cut. */
  public void onCut(Runnable action) {
    whenCut = action;
    if (socket.isClosed()) {
      action.run();
    }
  }

  /** Resets the connection; threads that read from it or write to it wake up. */
  public void cut() {
    try {
      socket.setSoLinger(true, 0);
      socket.close();
    } catch (IOException e) {
      // It was closed already.
    }
    whenCut.run();
  }

  /** Whether its deadline has passed or it has ended. */
  synchronized boolean isDue(long now) {
    return now > until || socket.isClosed();
  }

  public static long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }
}
