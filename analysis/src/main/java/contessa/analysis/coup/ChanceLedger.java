package contessa.analysis.coup;

/**
 * What a player's own decisions and the others' did to the player's chance of winning, compared
 * with what the strongest bot would have done in their place, as far as each could know. The rest
 * of the result is luck: the deal, the draws, and whatever nobody could know.
 */
public final class ChanceLedger {

  private final double[] play;
  private final double[] others;

  ChanceLedger(int seats) {
    play = new double[seats];
    others = new double[seats];
  }

  /** Somebody has decided; {@code gains} has the difference for each seat. */
  void add(int decider, double[] gains) {
    for (int seat = 0; seat < play.length; seat++) {
      (seat == decider ? play : others)[seat] += gains[seat];
    }
  }

  public double play(int seat) {
    return play[seat];
  }

  public double others(int seat) {
    return others[seat];
  }
}
