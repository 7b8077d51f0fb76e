package contessa.cli.play.screen;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole screen: the table on top, the log, then the question, its notes, the choices and a line
 * of commands. Where room is short, what can best be done without goes first. The last row is left
 * to what the player types.
 */
public final class Frame {

  /** How many lines of the log a screen should have. */
  private static final int LOG = 4;

  /**
   * What stands below the log.
   *
   * @param keys the choices by their keys alone, for want of room; empty if that would not do
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

  private final int columns;
  private final int rows;

  public Frame(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /** The screen, at most one row less than there are. */
  public List<Line> draw(List<Line> table, List<String> log, Bottom bottom) {
    List<Line> below = List.of();
    for (int thrift = 0; thrift <= 4; thrift++) {
      below = below(bottom, thrift);
      if (table.size() + LOG + below.size() <= rows - 1) {
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

  private List<Line> below(Bottom bottom, int thrift) {
    List<Line> lines = new ArrayList<>();
    boolean asks = !bottom.question.isEmpty();
    if (thrift < 4 && asks) {
      lines.add(Line.of("─".repeat(columns), Ink.DIM));
    }
    add(lines, bottom.notice, Ink.RED);
    add(lines, bottom.question, Ink.ALERT);
    int notes = thrift < 2 ? bottom.notes.size() : thrift < 4 ? 1 : 0;
    for (int i = 0; i < Math.min(notes, bottom.notes.size()); i++) {
      add(lines, bottom.notes.get(i), Ink.PLAIN);
    }
    boolean brief = thrift > 0 && !bottom.keys.isEmpty();
    List<String> choices = brief ? bottom.keys : bottom.choices;
    if (!choices.isEmpty()) {
      Wrap.items(choices, "  ", columns).forEach(text -> add(lines, text, Ink.BOLD));
    }
    if (thrift < 3) {
      add(lines, bottom.commands, Ink.DIM);
    }
    return lines;
  }

  private void add(List<Line> lines, String text, Ink ink) {
    if (!text.isEmpty()) {
      Wrap.text(text, columns).forEach(part -> lines.add(Line.of(part, ink)));
    }
  }

  /** The end of the log, filling exactly so many rows; the newest paragraph stands out. */
  private List<Line> log(List<String> paragraphs, int room) {
    List<Line> lines = new ArrayList<>();
    for (int i = paragraphs.size() - 1; i >= 0 && lines.size() < room; i--) {
      Ink ink = i == paragraphs.size() - 1 ? Ink.PLAIN : Ink.DIM;
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
