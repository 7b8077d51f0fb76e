package contessa.dev.calibration;

import module java.base;

/**
 * What was said against what came true, in steps of ten points and for each kind of bot.
 * Predictions about one game hang together, so the intervals count games, not cases.
 */
final class Reliability {

  private static final int BINS = 10;
  private static final double NORMAL_95 = 1.96;

  private final Row all = new Row();
  private final List<Row> bins = new ArrayList<>();
  private final Map<String, Row> bots = new TreeMap<>();
  private int games;
  private double surprise;

  /** One row of the table. */
  static final class Row {
    private int cases;
    private double said;
    private double came;
    private double squares;
    private double game;

    private void add(Prediction one) {
      cases++;
      said += one.said();
      came += one.came();
      game += one.came() - one.said();
    }

    private void endGame() {
      squares += game * game;
      game = 0;
    }

    public int cases() {
      return cases;
    }

    public double said() {
      return said / Math.max(1, cases);
    }

    public double came() {
      return came / Math.max(1, cases);
    }

    /** Half the width of the 95 % interval of the difference. */
    public double margin() {
      return NORMAL_95 * Math.sqrt(squares) / Math.max(1, cases);
    }
  }

  Reliability() {
    for (int bin = 0; bin < BINS; bin++) {
      bins.add(new Row());
    }
  }

  /** Adds the cases of one game. */
  void add(List<? extends Prediction> game) {
    games++;
    for (Prediction one : game) {
      all.add(one);
      bins.get(Math.min(BINS - 1, (int) (one.said() * BINS))).add(one);
      bots.computeIfAbsent(one.bot(), _ -> new Row()).add(one);
      surprise += one.surprise();
    }
    all.endGame();
    bins.forEach(Row::endGame);
    bots.values().forEach(Row::endGame);
  }

  Row all() {
    return all;
  }

  List<Row> bins() {
    return bins;
  }

  /** The rows as text. */
  String table() {
    StringBuilder text = new StringBuilder("           said   true     ±   cases\n");
    for (int bin = 0; bin < BINS; bin++) {
      line(text, bin * BINS + " to " + (bin + 1) * BINS + " %", bins.get(bin));
    }
    line(text, "all", all);
    text.append('\n');
    bots.forEach((bot, row) -> line(text, bot, row));
    text.append(
        String.format(
            Locale.ROOT, "%n%d games, log loss %.4f%n", games, surprise / Math.max(1, all.cases)));
    return text.toString();
  }

  private static void line(StringBuilder text, String name, Row row) {
    if (row.cases > 0) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-24s %5.1f  %5.1f  %4.1f %8d%n",
              name,
              100 * row.said(),
              100 * row.came(),
              100 * row.margin(),
              row.cases));
    }
  }
}
