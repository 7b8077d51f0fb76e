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
  private final Histogram durable = new Histogram(DIGITS);
  private final Histogram shown = new Histogram(DIGITS);
  private boolean measuring;

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

  void measure(boolean now) {
    measuring = now;
  }

  void durable(long nanos) {
    if (measuring) {
      decisions++;
      durable.recordValueWithExpectedInterval(
          Math.max(0, nanos), TimeUnit.MILLISECONDS.toNanos(pace));
    }
  }

  void shown(long nanos) {
    if (measuring) {
      shown.recordValueWithExpectedInterval(
          Math.max(0, nanos), TimeUnit.MILLISECONDS.toNanos(pace));
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

  /** Milliseconds from a decision to its acknowledgement, which says that it is on disk. */
  double durablePercentile(double percentile) {
    return durable.getValueAtPercentile(percentile) / 1e6;
  }

  /** Milliseconds from a decision until all viewers of the table have what came of it. */
  double shownPercentile(double percentile) {
    return shown.getValueAtPercentile(percentile) / 1e6;
  }
}
