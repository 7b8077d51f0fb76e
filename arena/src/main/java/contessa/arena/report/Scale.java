package contessa.arena.report;

import java.util.Locale;
import java.util.function.DoubleFunction;

/** An axis from left to right with round steps; positions are in percent of its width. */
final class Scale {

  private static final int MOST_STEPS = 5;

  private final double low;
  private final double high;
  private final double step;

  private Scale(double low, double high) {
    step = step(Math.max(1e-9, high - low));
    this.low = Math.floor(low / step + 1e-9) * step;
    this.high = Math.ceil(high / step - 1e-9) * step;
  }

  static Scale upTo(double high) {
    return new Scale(0, high);
  }

  static Scale between(double low, double high) {
    return new Scale(low, high);
  }

  private static double step(double range) {
    double ten = Math.pow(10, Math.floor(Math.log10(range / MOST_STEPS)));
    for (double factor : new double[] {1, 2, 5}) {
      if (range / (factor * ten) <= MOST_STEPS) {
        return factor * ten;
      }
    }
    return 10 * ten;
  }

  double step() {
    return step;
  }

  double at(double value) {
    double at = 100 * (value - low) / (high - low);
    return Double.isFinite(at) ? Math.clamp(at, 0, 100) : at > 0 ? 100 : 0;
  }

  String gridLines() {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; low + i * step <= high + step / 2; i++) {
      double at = at(low + i * step);
      lines.append(SvgMarks.line("grid", at, at, 0, SvgMarks.ROW));
    }
    return lines.toString();
  }

  String labels(DoubleFunction<String> label) {
    StringBuilder labels = new StringBuilder();
    int last = (int) Math.round((high - low) / step);
    for (int i = 0; i <= last; i++) {
      labels.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%.2f%%\" y=\"13\" text-anchor=\"%s\">%s</text>",
              at(low + i * step),
              i == 0 ? "start" : i == last ? "end" : "middle",
              label.apply(low + i * step)));
    }
    return labels.toString();
  }
}
