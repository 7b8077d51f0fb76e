package contessa.analysis.coup;

import contessa.analysis.result.AnalysedStep;

/** What luck, own play and the others' play did to each player's chance of winning. */
public final class ChanceLedger {

  private final double[] luck;
  private final double[] play;
  private final double[] others;

  ChanceLedger(int seats) {
    luck = new double[seats];
    play = new double[seats];
    others = new double[seats];
  }

  /** Adds a step; the deal is all luck. */
  void add(AnalysedStep step, double[] from, double[] to, double[] drawn) {
    Integer decider = step.seat();
    for (int seat = 0; seat < luck.length; seat++) {
      luck[seat] += drawn[seat];
      if (decider != null) {
        double decided = to[seat] - from[seat] - drawn[seat];
        (seat == decider ? play : others)[seat] += decided;
      }
    }
  }

  public double luck(int seat) {
    return luck[seat];
  }

  public double play(int seat) {
    return play[seat];
  }

  public double others(int seat) {
    return others[seat];
  }
}
