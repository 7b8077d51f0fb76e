package contessa.server.host;

import module java.base;

import contessa.server.host.threads.BoundedExecutors;
import contessa.server.host.threads.SteadyClock;
import contessa.server.host.threads.TableTimer;
import contessa.server.table.TableServices;

/** The timer and the threads with which a server runs its tables. */
final class ServerThreads implements AutoCloseable {

  private final SteadyClock clock;
  private final TableTimer timer;
  private final ExecutorService bots = BoundedExecutors.bots();
  private final ExecutorService replays = BoundedExecutors.replays();
  private final ExecutorService analyses = BoundedExecutors.analyses();
  private final Executor wakers = task -> Thread.ofVirtual().name("wake ", 0).start(task);

  ServerThreads(SteadyClock clock) {
    this.clock = clock;
    timer = new TableTimer(clock);
  }

  TableEnvironment environment() {
    return new TableEnvironment(
        clock,
        clock::advanceTo,
        timer,
        wakers,
        bots,
        replays,
        analyses,
        TableServices.secureRandom());
  }

  void start(Tables tables) {
    timer.start(id -> wakers.execute(() -> tables.wake(id)), tables::afterPause);
  }

  @Override
  public void close() {
    bots.shutdownNow();
    replays.shutdownNow();
    analyses.shutdownNow();
    timer.close();
  }
}
