package contessa.server.host.games;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.table.game.RedactedTrace;
import contessa.table.message.Job;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A memoizing work queue: what takes long is computed once, in the background, and kept for a while
 * for whoever asks again.
 */
final class BackgroundJobs<K, T, J> {

  private static final Logger LOG = LoggerFactory.getLogger(BackgroundJobs.class);

  /** Results of more steps than this together are not kept. */
  private static final int MOST_STEPS = 20_000;

  /** Says how a job stands. */
  @FunctionalInterface
  interface Form<T, J> {
    J of(
        Job.State state,
        @Nullable Integer ahead,
        @Nullable Integer done,
        @Nullable Integer steps,
        @Nullable T result);
  }

  /** One computation, asked for, under way or done. */
  private static final class Work<T> {
    private final int steps;
    private volatile int done = -1;
    private volatile boolean failed;
    private volatile @Nullable T result;

    Work(int steps) {
      this.steps = steps;
    }
  }

  private final Executor executor;
  private final Form<T, J> form;
  private final Queue<Work<T>> waiting = new ConcurrentLinkedQueue<>();
  private final Cache<K, Work<T>> works =
      Caffeine.newBuilder()
          .maximumWeight(MOST_STEPS)
          .<K, Work<T>>weigher((_, work) -> 1 + work.steps)
          .build();

  BackgroundJobs(Executor executor, Form<T, J> form) {
    this.executor = executor;
    this.form = form;
  }

  /** The job with this key; empty if it was not begun, or has been forgotten. */
  Optional<J> known(K key) {
    return Optional.ofNullable(works.getIfPresent(key)).map(this::job);
  }

  /**
   * The job with this key; the first request begins it.
   *
   * @param task is given what to tell the steps that are done
   * @throws RejectedExecutionException if too many others are waiting
   */
  J get(K key, int steps, Function<IntConsumer, T> task) {
    Work<T> work = new Work<>(steps);
    Work<T> other = works.asMap().putIfAbsent(key, work);
    if (other != null) {
      return job(other);
    }
    waiting.add(work);
    try {
      executor.execute(() -> run(work, task));
    } catch (RejectedExecutionException e) {
      waiting.remove(work);
      works.invalidate(key);
      throw e;
    }
    return job(work);
  }

  void forget(Predicate<K> which) {
    works.asMap().keySet().removeIf(which);
  }

  private void run(Work<T> work, Function<IntConsumer, T> task) {
    waiting.remove(work);
    work.done = 0;
    try {
      work.result = task.apply(n -> work.done = n);
    } catch (RuntimeException e) {
      work.failed = true;
      LOG.error("A job in the background failed: {}", RedactedTrace.of(e));
    }
  }

  private J job(Work<T> work) {
    T result = work.result;
    if (result != null) {
      return form.of(Job.State.DONE, null, null, null, result);
    }
    if (work.failed) {
      return form.of(Job.State.FAILED, null, null, null, null);
    }
    if (work.done >= 0) {
      return form.of(Job.State.WORKING, null, work.done, work.steps, null);
    }
    int ahead = List.copyOf(waiting).indexOf(work);
    return form.of(Job.State.WAITING, Math.max(0, ahead), null, null, null);
  }
}
