package contessa.arena.report;

import java.util.Locale;

/** SVG elements for plots; horizontal positions are percentages of the width. */
final class SvgMarks {

  /** The height of a plotted row. */
  static final int ROW = 26;

  private static final int MIDDLE = ROW / 2;

  private SvgMarks() {}

  static String whisker(double from, double to) {
    return line("whisker", from, to, MIDDLE, MIDDLE);
  }

  static String vertical(String type, double at) {
    return line(type, at, at, 0, ROW);
  }

  static String tick(double at) {
    return line("low", at, at, MIDDLE - 6, MIDDLE + 6);
  }

  static String line(String type, double x1, double x2, double y1, double y2) {
    return String.format(
        Locale.ROOT,
        "<line class=\"%s\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"%.1f\" y2=\"%.1f\"/>",
        type,
        x1,
        x2,
        y1,
        y2);
  }

  static String dot(double at) {
    return String.format(
        Locale.ROOT, "<circle class=\"dot\" cx=\"%.2f%%\" cy=\"%d\" r=\"6\"/>", at, MIDDLE);
  }

  static String bar(String type, double share, int y) {
    return String.format(
        Locale.ROOT,
        "<rect class=\"track\" x=\"0\" y=\"%1$d\" width=\"100%%\" height=\"12\" rx=\"2\"/>"
            + "<rect class=\"%2$s\" x=\"0\" y=\"%1$d\" width=\"%3$.2f%%\" height=\"12\" rx=\"2\"/>",
        y,
        type,
        Double.isFinite(share) ? 100 * share : 0);
  }
}
