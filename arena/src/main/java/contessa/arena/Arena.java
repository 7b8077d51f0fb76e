package contessa.arena;

import module java.base;

import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * A running contest. Workers take blocks by number; results are added in the order of the numbers,
 * so they do not depend on the workers. A contest can be stopped, and its results read, at any
 * time.
 */
public final class Arena {

  /** Every this many blocks it checks whether all intervals are narrow enough. */
  private static final int LOOK = 50;

  private final Contest contest;
  private final int threads;
  private final @Nullable GameKeeper keeper;
  private final long blocks;
  private final AtomicLong next = new AtomicLong();
  private final List<Worker> workers = new ArrayList<>();
  private final List<Thread> running = new ArrayList<>();
  private final Map<Long, DuplicateDeal> waiting = new HashMap<>();
  private final RunningResults results;
  private final long start = System.nanoTime();

  private volatile boolean stopped;
  private boolean narrowEnough;
  private @Nullable Throwable failure;

  public Arena(Contest contest, int threads) {
    this(contest, threads, null);
  }

  public Arena(Contest contest, int threads, @Nullable GameKeeper keeper) {
    this.keeper = keeper;
    this.contest = contest;
    this.threads = threads;
    blocks = contest.blocks();
    results = new RunningResults(contest);
  }

  /**
   * Plays until all games are played, the intervals are narrow enough, or the contest is stopped.
   *
   * @throws ContestFailure if it cannot go on
   * @throws IllegalStateException if a bot has failed; {@link #results} has the results until then
   */
  public Results run() throws InterruptedException {
    synchronized (this) {
      for (int i = 0; i < Math.min(threads, blocks); i++) {
        Worker worker = new Worker(contest, keeper);
        workers.add(worker);
        running.add(Thread.ofPlatform().name("arena-" + i).daemon().start(() -> work(worker)));
      }
    }
    for (Thread thread : running) {
      thread.join();
    }
    Throwable reason = failure();
    if (reason instanceof ContestFailure sentence) {
      throw sentence;
    }
    if (reason != null) {
      throw new IllegalStateException("a bot has failed: " + reason, reason);
    }
    return results();
  }

  /** Stops the contest soon. Unfinished blocks do not count. */
  public synchronized void stop() {
    stopped = true;
    running.forEach(Thread::interrupt);
  }

  /** Waits until all workers have ended, but no longer than this. */
  public void await(long millis) {
    long deadline = System.nanoTime() + millis * 1_000_000;
    List<Thread> threads;
    synchronized (this) {
      threads = List.copyOf(running);
    }
    try {
      for (Thread thread : threads) {
        thread.join(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public synchronized Results results() {
    Histogram[] times = new Histogram[contest.contestants().size()];
    for (int i = 0; i < times.length; i++) {
      times[i] = Referee.noTimes();
      for (Worker worker : workers) {
        times[i].add(worker.times(i));
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    boolean complete = narrowEnough || results.blocks() == blocks;
    return results.results(times, seconds, complete);
  }

  public synchronized double progress() {
    return (double) results.blocks() / blocks;
  }

  private synchronized @Nullable Throwable failure() {
    return failure;
  }

  private void work(Worker worker) {
    try (worker) {
      long number = next.getAndIncrement();
      while (!stopped && number < blocks) {
        add(worker.play(number));
        number = next.getAndIncrement();
      }
    } catch (CancellationException e) {
      // Stopped while waiting for a player: the block does not count.
    } catch (RuntimeException | Error e) {
      synchronized (this) {
        failure = e;
        stop();
      }
    }
  }

  private synchronized void add(DuplicateDeal block) {
    if (stopped) {
      return;
    }
    waiting.put(block.number(), block);
    DuplicateDeal due = waiting.remove(results.blocks());
    while (due != null && !narrowEnough) {
      results.add(due);
      if (keeper != null) {
        due.kept().forEach(keeper::keep);
      }
      narrowEnough =
          contest.within() > 0 && results.blocks() % LOOK == 0 && results.within(contest.within());
      due = waiting.remove(results.blocks());
    }
    if (narrowEnough) {
      stop();
    }
  }
}
