package contessa.server.host;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads for what takes long, each with a bounded queue; what does not fit is refused. */
final class TableThreads {

  private static final int MAX_WAITING_REPLAYS = 16;

  /** How many tables may wait for their bots to think. */
  private static final int MAX_WAITING_BOTS = 1_000;

  private TableThreads() {}

  /** As many bots think at once as there are processors. */
  static ExecutorService bots() {
    return threads(Runtime.getRuntime().availableProcessors(), MAX_WAITING_BOTS, "bots ");
  }

  /** One thread, so that replays never take more than one core from the tables. */
  static ExecutorService replays() {
    return threads(1, MAX_WAITING_REPLAYS, "replays ");
  }

  private static ExecutorService threads(int threads, int waiting, String name) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(waiting),
        Thread.ofPlatform().daemon().name(name, 0).factory());
  }
}
