package contessa.arena.report;

import contessa.arena.Results;
import java.util.Locale;

/** Game lengths as bars; the few longest share the last one. */
final class Histogram {

  private static final int MOST_BARS = 40;
  private static final int LEAST_SHOWN = 12;
  private static final int LABELS = 6;

  private Histogram() {}

  static void append(Results results, String unit, StringBuilder page) {
    int longest = Math.max(1, results.lengths().size() - 1);
    int usual = (int) (1.25 * results.lengthQuantile(0.99));
    int shown = Math.min(longest, Math.max(LEAST_SHOWN, usual));
    int width = Math.max(1, (shown + MOST_BARS - 1) / MOST_BARS);
    long[] bars = bars(results, longest, shown, width);
    page.append(
        "<svg width=\"100%\" height=\"176\" role=\"img\" aria-label=\"Length of games\">\n");
    drawn(bars, width, unit, page);
    page.append("<line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"152.5\" y2=\"152.5\"/>\n");
    int step = Math.max(1, (int) Math.round((double) bars.length / LABELS));
    for (int i = 0; i < bars.length; i += step) {
      boolean last = i * width + width > shown && longest > shown;
      page.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%.2f%%\" y=\"170\" text-anchor=\"middle\">%s</text>%n",
              100.0 * (i + 0.43) / bars.length,
              i * width + (last ? "+" : "")));
    }
    page.append("</svg>\n");
  }

  private static long[] bars(Results results, int longest, int shown, int width) {
    long[] bars = new long[shown / width + 1];
    for (int length = 0; length <= longest; length++) {
      bars[Math.min(length, shown) / width] += results.lengths().get(length);
    }
    return bars;
  }

  private static void drawn(long[] bars, int width, String unit, StringBuilder page) {
    long highest = 1;
    for (long bar : bars) {
      highest = Math.max(highest, bar);
    }
    for (int i = 0; i < bars.length; i++) {
      double height = 150.0 * bars[i] / highest;
      page.append(
          String.format(
              Locale.ROOT,
              "<rect class=\"bar\" x=\"%.2f%%\" y=\"%.1f\" width=\"%.2f%%\" height=\"%.1f\">"
                  + "<title>%s %s: %s games</title></rect>%n",
              100.0 * i / bars.length,
              152 - height,
              86.0 / bars.length,
              height,
              width == 1 ? i : i * width + "–" + (i * width + width - 1),
              unit,
              Numbers.count(bars[i])));
    }
  }
}
