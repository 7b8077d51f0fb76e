package contessa.cli.play.screen;

import module java.base;

/**
 * Lays out a whole screen: the table on top, the log, the question with its notes, the choices and
 * a line of commands. If space is short, the least important parts go first. The last row is for
 * the player's input.
 */
public record ScreenLayout(int columns, int rows) {

  /** The least number of log lines to aim for. */
  private static final int LOG_LINES = 4;

  /**
   * The part below the log.
   *
   * @param keys the keys of the choices alone, to save space; empty if they would not explain
   *     themselves
   */
  public record Bottom(
      String notice,
      String question,
      List<String> notes,
      List<String> choices,
      List<String> keys,
      String commands) {

    public static final Bottom EMPTY = new Bottom("", "", List.of(), List.of(), List.of(), "");
  }

  /** The lines of the screen, at most one fewer than the rows. */
  public List<Line> draw(List<Line> table, List<String> log, Bottom bottom) {
    List<Line> below = List.of();
    for (int saving = 0; saving <= 4; saving++) {
      below = below(bottom, saving);
      if (table.size() + LOG_LINES + below.size() <= rows - 1) {
        break;
      }
    }
    int room = rows - 1 - table.size() - below.size();
    List<Line> lines = new ArrayList<>(table);
    if (room < 0) {
      lines = lines.subList(0, Math.max(0, lines.size() + room));
    } else {
      lines.addAll(log(log, room));
    }
    lines.addAll(below);
    List<Line> fitting = lines.stream().map(line -> line.clip(columns)).toList();
    return fitting.subList(Math.max(0, fitting.size() - (rows - 1)), fitting.size());
  }

  private List<Line> below(Bottom bottom, int saving) {
    List<Line> lines = new ArrayList<>();
    boolean asks = !bottom.question.isEmpty();
    if (saving < 4 && asks) {
      lines.add(Line.of("─".repeat(columns), TextStyle.DIM));
    }
    add(lines, bottom.notice, TextStyle.RED);
    add(lines, bottom.question, TextStyle.ALERT);
    int notes = saving < 2 ? bottom.notes.size() : saving < 4 ? 1 : 0;
    for (int i = 0; i < Math.min(notes, bottom.notes.size()); i++) {
      add(lines, bottom.notes.get(i), TextStyle.PLAIN);
    }
    boolean brief = saving > 0 && !bottom.keys.isEmpty();
    List<String> choices = brief ? bottom.keys : bottom.choices;
    if (!choices.isEmpty()) {
      Wrap.items(choices, "  ", columns).forEach(text -> add(lines, text, TextStyle.BOLD));
    }
    if (saving < 3) {
      add(lines, bottom.commands, TextStyle.DIM);
    }
    return lines;
  }

  private void add(List<Line> lines, String text, TextStyle ink) {
    if (!text.isEmpty()) {
      Wrap.text(text, columns).forEach(part -> lines.add(Line.of(part, ink)));
    }
  }

  /** The end of the log, in exactly this many rows, with the newest paragraph highlighted. */
  private List<Line> log(List<String> paragraphs, int room) {
    List<Line> lines = new ArrayList<>();
    for (int i = paragraphs.size() - 1; i >= 0 && lines.size() < room; i--) {
      TextStyle ink = i == paragraphs.size() - 1 ? TextStyle.PLAIN : TextStyle.DIM;
      List<String> wrapped = Wrap.text("• " + paragraphs.get(i), columns);
      for (String text : wrapped.reversed()) {
        lines.addFirst(Line.of(text, ink));
      }
    }
    if (lines.size() > room) {
      lines = new ArrayList<>(lines.subList(lines.size() - room, lines.size()));
    }
    while (lines.size() < room) {
      lines.add(new Line());
    }
    return lines;
  }
}
