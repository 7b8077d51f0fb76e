package contessa.server.net;

/**
 * Lets every live connection check, every few seconds, whether its client is still there, and
 * whether the server has time for it.
 */
final class SilenceCheck implements AutoCloseable {

  private static final long EVERY = 5_000;

  private final Thread thread;

  SilenceCheck(LiveConnections live) {
    // Not a virtual one: in an overload those wait for each other, and this one has to help.
    thread = Thread.ofPlatform().daemon().name("silence").start(() -> check(live));
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
