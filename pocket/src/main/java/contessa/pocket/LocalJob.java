package contessa.pocket;

import module java.base;

import contessa.table.message.Job;
import org.jspecify.annotations.Nullable;

/**
 * Something that takes long, in steps.
 *
 * @param <T> what comes out
 */
final class LocalJob<T> {

  private final int steps;
  private final IntConsumer step;
  private final Supplier<T> whole;
  private int done;
  private boolean begun;
  private boolean failed;
  private @Nullable T result;

  LocalJob(int steps, IntConsumer step, Supplier<T> whole) {
    this.steps = steps;
    this.step = step;
    this.whole = whole;
  }

  /** Does the next step; true if it was the last. It can be repeated if it throws. */
  boolean advance() {
    begun = true;
    if (done < steps) {
      step.accept(done);
      done++;
    }
    if (done == steps) {
      result = whole.get();
    }
    return result != null;
  }

  void fail() {
    failed = true;
  }

  Job.State state() {
    return result != null
        ? Job.State.DONE
        : failed ? Job.State.FAILED : begun ? Job.State.WORKING : Job.State.WAITING;
  }

  int done() {
    return done;
  }

  int steps() {
    return steps;
  }

  @Nullable T result() {
    return result;
  }
}
