package contessa.cli.play.screen;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines. */
public final class Wrap {

  private Wrap() {}

  /** Splits text into lines of at most this many columns, between words where possible. */
  public static List<String> text(String text, int columns) {
    return items(List.of(text.split(" ", -1)), " ", columns);
  }

  /** Puts items side by side; breaks an item only if it is too long for a line. */
  public static List<String> items(List<String> items, String between, int columns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String item : items) {
      if (!line.isEmpty() && line.length() + between.length() + item.length() > columns) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : between).append(item);
      while (line.length() > columns) {
        lines.add(line.substring(0, columns));
        line.delete(0, columns);
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
