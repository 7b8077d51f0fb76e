package contessa.soak.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * What was measured. Times run from the moment when somebody was to act, not when the command could
 * be sent; and a person who waits for an answer longer than people think stands for the commands
 * that were not sent meanwhile. So a server that stalls cannot hide it by making everybody wait
 * (coordinated omission).
 */
public final class LoadFigures {

  /** One second of a run. */
  public record Second(long decisions, double p99) {}

  private static final int DIGITS = 3;

  private final long pace;
  private final Histogram durable = new Histogram(DIGITS);
  private final Histogram shown = new Histogram(DIGITS);
  private final Histogram thisSecond = new Histogram(DIGITS);
  private final List<Second> seconds = new ArrayList<>();
  private final Map<String, Integer> refusals = new TreeMap<>();
  private final Map<String, Integer> errors = new TreeMap<>();
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
    thisSecond.recordValue(Math.max(0, nanos));
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

  /** Games begin; what people did to get there is not part of the first second. */
  void begin() {
    thisSecond.reset();
  }

  /** The run has ended; a very short one has only a part of a second. */
  void end() {
    if (seconds.isEmpty()) {
      secondOver();
    }
  }

  void secondOver() {
    seconds.add(new Second(thisSecond.getTotalCount(), millis(thisSecond, 99)));
    thisSecond.reset();
  }

  private static double millis(Histogram histogram, double percentile) {
    return histogram.getValueAtPercentile(percentile) / 1e6;
  }

  public long decisions() {
    return decisions;
  }

  public long messages() {
    return messages;
  }

  public long bytes() {
    return bytes;
  }

  public long waits() {
    return waited;
  }

  public long sentAwayTimes() {
    return sentAway;
  }

  public List<Second> seconds() {
    return List.copyOf(seconds);
  }

  public Map<String, Integer> refusals() {
    return Map.copyOf(refusals);
  }

  public Map<String, Integer> errors() {
    return Map.copyOf(errors);
  }

  /** Milliseconds from a decision to its acknowledgement, which says that it is on disk. */
  public double durablePercentile(double percentile) {
    return millis(durable, percentile);
  }

  /** Milliseconds from a decision until all viewers of the table have what came of it. */
  public double shownPercentile(double percentile) {
    return millis(shown, percentile);
  }
}
