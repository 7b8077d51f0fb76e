package contessa.bench.load;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
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
  private final Map<String, Integer> refusals = new ConcurrentSkipListMap<>();
  private final Map<String, Integer> errors = new ConcurrentSkipListMap<>();
  private boolean measuring;
  private long decisions;
  private long messages;
  private long bytes;
  private long waited;
  private long sentAway;

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

  /** Something that must not happen, at any time. */
  void error(String what) {
    errors.merge(what, 1, Integer::sum);
  }

  /** Somebody was asked to come back later. */
  void waited() {
    waited++;
  }

  /** The server closed the WebSocket of somebody it has no time for. */
  void sentAway() {
    sentAway++;
  }

  private static double millis(Histogram histogram, double percentile) {
    return histogram.getValueAtPercentile(percentile) / 1e6;
  }

  long decisions() {
    return decisions;
  }

  long messages() {
    return messages;
  }

  long bytes() {
    return bytes;
  }

  long waits() {
    return waited;
  }

  long sentAwayTimes() {
    return sentAway;
  }

  Map<String, Integer> refusals() {
    return Map.copyOf(refusals);
  }

  Map<String, Integer> errors() {
    return Map.copyOf(errors);
  }

  /** Milliseconds from a decision to its acknowledgement, which says that it is on disk. */
  double durablePercentile(double percentile) {
    return millis(durable, percentile);
  }

  /** Milliseconds from a decision until all viewers of the table have what came of it. */
  double shownPercentile(double percentile) {
    return millis(shown, percentile);
  }
}
