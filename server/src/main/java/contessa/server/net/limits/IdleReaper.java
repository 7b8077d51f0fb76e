package contessa.server.net.limits;

/**
 * Lets every live connection check, every few seconds, whether its client is still there, and
 * whether the server has time for it.
 */
public final class IdleReaper implements AutoCloseable {

  private static final long EVERY = 5_000;

  private final Thread thread;

  public IdleReaper(LiveConnections live) {
    // Not a virtual one: those queue behind the commands in an overload, and this one must run.
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
