package contessa.server.host.threads;

import module java.base;

/**
 * Bulkheads: executors for what takes long, each with a bounded queue; what does not fit is
 * rejected.
 */
public final class BoundedExecutors {

  private static final int MAX_WAITING_REPLAYS = 16;

  private static final int MAX_WAITING_ANALYSES = 32;

  /** How many tables may wait for their bots to think. */
  private static final int MAX_WAITING_BOTS = 1_000;

  private BoundedExecutors() {}

  /** One thinking bot per processor. */
  public static ExecutorService bots() {
    return threads(Runtime.getRuntime().availableProcessors(), MAX_WAITING_BOTS, "bots ");
  }

  /** One thread, so that replays never take more than one core from the tables. */
  public static ExecutorService replays() {
    return threads(1, MAX_WAITING_REPLAYS, "replays ");
  }

  /** One thread that gives way to everything else. */
  public static ExecutorService analyses() {
    return threads(1, MAX_WAITING_ANALYSES, BackgroundThreads.named("analyses "));
  }

  private static ExecutorService threads(int threads, int waiting, String name) {
    return threads(threads, waiting, Thread.ofPlatform().daemon().name(name, 0).factory());
  }

  private static ExecutorService threads(int threads, int waiting, ThreadFactory made) {
    return new ThreadPoolExecutor(
        threads, threads, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(waiting), made);
  }
}
