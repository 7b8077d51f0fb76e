package contessa.arena.report;

import java.util.Locale;

/** Numbers formatted for reports; unknown values are a dash. */
final class Numbers {

  static final String UNKNOWN = "–";

  private Numbers() {}

  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static String decimal(double number, int places) {
    return Double.isFinite(number)
        ? String.format(Locale.ROOT, "%." + places + "f", number)
        : UNKNOWN;
  }

  static String percent(double share, int places) {
    return Double.isFinite(share) ? decimal(100 * share, places) + " %" : UNKNOWN;
  }

  /** The half width of an interval, in percentage points. */
  static String margin(double margin) {
    return Double.isFinite(margin) ? "±" + decimal(100 * margin, 2) : UNKNOWN;
  }

  static String time(double nanos) {
    if (nanos < 1e3) {
      return decimal(nanos, 0) + " ns";
    }
    if (nanos < 1e6) {
      return decimal(nanos / 1e3, nanos < 1e4 ? 1 : 0) + " µs";
    }
    if (nanos < 1e9) {
      return decimal(nanos / 1e6, nanos < 1e7 ? 1 : 0) + " ms";
    }
    return decimal(nanos / 1e9, 1) + " s";
  }
}
