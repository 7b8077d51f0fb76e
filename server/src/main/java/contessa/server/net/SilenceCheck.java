package contessa.server.net;

/** Asks every live connection, every few seconds, whether its client is still there. */
final class SilenceCheck implements AutoCloseable {

  private static final long EVERY = 5_000;

  private final Thread thread;

  SilenceCheck(LiveConnections live) {
    thread = Thread.ofVirtual().name("silence").start(() -> check(live));
  }

  private static void check(LiveConnections live) {
    try {
      while (true) {
        Thread.sleep(EVERY);
        live.all().forEach(LiveConnections.Channel::check);
      }
    } catch (InterruptedException e) {
      // The server stops.
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
