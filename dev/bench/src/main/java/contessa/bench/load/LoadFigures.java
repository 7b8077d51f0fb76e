package contessa.bench.load;

import module java.base;

import org.HdrHistogram.Histogram;

/**
 * What was measured. Times run from the moment when somebody was to act, not when the command could
 * be sent; and a person who waits for an answer longer than people think stands for the commands
 * that were not sent meanwhile. So a server that stalls cannot hide it by making everybody wait
 * (coordinated omission).
 */
final class LoadFigures {

  private static final int DIGITS = 3;

  private final long pace;

  /** From a decision to its acknowledgement, which says that it is on disk. */
  final Histogram durable = new Histogram(DIGITS);

  /** From a decision until all viewers of the table have what came of it. */
  final Histogram shown = new Histogram(DIGITS);

  boolean measuring;

  final Map<String, Integer> refusals = new ConcurrentSkipListMap<>();

  /** What must not happen, at any time. */
  final Map<String, Integer> errors = new ConcurrentSkipListMap<>();

  long decisions;
  long messages;
  long bytes;

  /** How often somebody was asked to come back later. */
  long waited;

  /** How often the server closed the WebSocket of somebody it has no time for. */
  long sentAway;

  /**
   * Nothing yet.
   *
   * @param pace how long people think, in milliseconds
   */
  LoadFigures(long pace) {
    this.pace = Math.max(1, pace);
  }

  void decided(long nanos) {
    decisions += measuring ? 1 : 0;
    took(durable, nanos);
  }

  void took(Histogram what, long nanos) {
    if (measuring) {
      what.recordValueWithExpectedInterval(Math.max(0, nanos), TimeUnit.MILLISECONDS.toNanos(pace));
    }
  }

  void message(int length) {
    if (measuring) {
      messages++;
      bytes += length;
    }
  }

  void refused(String why) {
    if (measuring) {
      refusals.merge(why, 1, Integer::sum);
    }
  }

  void error(String what) {
    errors.merge(what, 1, Integer::sum);
  }
}
