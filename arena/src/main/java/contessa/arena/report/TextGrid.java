package contessa.arena.report;

import module java.base;

/** Text in columns: the first aligned left, the others right. */
public final class TextGrid {

  private static final String GAP = "  ";

  private final ToIntFunction<String> length;
  private final List<List<String>> rows = new ArrayList<>();

  /** An empty grid whose cells have this length. */
  public TextGrid(ToIntFunction<String> length) {
    this.length = length;
  }

  public void row(String name, List<String> cells) {
    rows.add(Stream.concat(Stream.of(name), cells.stream()).toList());
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        String space = " ".repeat(width(column) - length.applyAsInt(cell));
        line.append(column == 0 ? cell + space : GAP + space + cell);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    int width = 0;
    for (List<String> row : rows) {
      width = column < row.size() ? Math.max(width, length.applyAsInt(row.get(column))) : width;
    }
    return width;
  }
}
