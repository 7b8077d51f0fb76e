package contessa.server.net;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A TCP connection and the time it has for what it does now. Who writes slowly, or does not read,
 * holds up only this, and not for long.
 */
final class TcpConnection {

  /** A request must be here, headers and body, before this is over. */
  private static final long TO_ASK = 5_000;

  private static final long TO_BE_ANSWERED = 30_000;
  private static final long BETWEEN_REQUESTS = 60_000;
  private static final long TO_SAY_GOODBYE = 1_000;

  private enum Phase {
    WAITING,
    ASKING,
    ANSWERED
  }

  private final Socket socket;
  private final String clientAddress;
  private final List<Runnable> farewells = new ArrayList<>();
  private Phase phase = Phase.ASKING;
  private boolean over;
  private long until;

  /**
   * A connection that was just made.
   *
   * @param clientAddress where it comes from
   */
  TcpConnection(Socket socket, String clientAddress, long now) {
    this.socket = socket;
    this.clientAddress = clientAddress;
    until = now + TO_ASK;
  }

  String clientAddress() {
    return clientAddress;
  }

  /** Some bytes have come. */
  synchronized void heard() {
    if (phase == Phase.WAITING) {
      phase = Phase.ASKING;
      within(TO_ASK);
    }
  }

  /** The headers are here; there may be a body. */
  synchronized void asked() {
    phase = Phase.ANSWERED;
    within(TO_ASK);
  }

  /** All of the request is here. */
  synchronized void answering() {
    within(TO_BE_ANSWERED);
  }

  synchronized void answered() {
    phase = Phase.WAITING;
    within(BETWEEN_REQUESTS);
  }

  /** It is told things from now on, for as long as it reads them. */
  synchronized void lasting() {
    until = Long.MAX_VALUE;
  }

  /** It has been told to go. */
  synchronized void goodbye() {
    within(TO_SAY_GOODBYE);
  }

  private void within(long millis) {
    until = now() + millis;
  }

  /** What is to be done when it is over, however that comes. */
  void onClose(Runnable farewell) {
    synchronized (this) {
      if (!over) {
        farewells.add(farewell);
        return;
      }
    }
    farewell.run();
  }

  void over() {
    List<Runnable> last;
    synchronized (this) {
      over = true;
      last = List.copyOf(farewells);
      farewells.clear();
    }
    last.forEach(Runnable::run);
  }

  /** Ends it without a word; whoever reads from it or waits to write to it wakes up. */
  void cut() {
    try {
      socket.setSoLinger(true, 0);
      socket.close();
    } catch (IOException e) {
      // It was gone already.
    }
  }

  /** Whether it has had its time, or has ended. */
  synchronized boolean isDue(long now) {
    return now > until || socket.isClosed();
  }

  static long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }
}
