package contessa.analysis.result;

/**
 * What moved each player's chance of winning: the player's own decisions and the others', compared
 * with what the strongest bot would have done in their place, as far as each could know; the rest
 * is luck: the deal, the draws, and what was unknowable.
 */
public final class ChanceLedger {

  private final double[] play;
  private final double[] others;
  private final double[] playMoved;
  private final double[] othersMoved;
  private final double[] luckMoved;

  /**
   * Shares of everything that moved a chance up or down: none is negative, together they are 1.
   *
   * @param luck the deal, the draws and what was unknowable
   * @param play the player's own decisions
   * @param others the others' decisions
   */
  public record Shares(double luck, double play, double others) {}

  public ChanceLedger(int seats) {
    play = new double[seats];
    others = new double[seats];
    playMoved = new double[seats];
    othersMoved = new double[seats];
    luckMoved = new double[seats];
  }

  /** The chances changed without a decision. */
  public void luck(double[] changes) {
    for (int seat = 0; seat < play.length; seat++) {
      luckMoved[seat] += Math.abs(changes[seat]);
    }
  }

  /**
   * A player has decided.
   *
   * @param gains by seat, what the decision was worth against the strongest bot's
   * @param changes by seat, how the chance with all cards known changed
   */
  public void decision(int decider, double[] gains, double[] changes) {
    for (int seat = 0; seat < play.length; seat++) {
      boolean own = seat == decider;
      (own ? play : others)[seat] += gains[seat];
      (own ? playMoved : othersMoved)[seat] += Math.abs(gains[seat]);
      luckMoved[seat] += Math.abs(changes[seat] - gains[seat]);
    }
  }

  public double play(int seat) {
    return play[seat];
  }

  public double others(int seat) {
    return others[seat];
  }

  public Shares shares(int seat) {
    double all = luckMoved[seat] + playMoved[seat] + othersMoved[seat];
    if (all == 0) {
      return new Shares(1, 0, 0);
    }
    double ownShare = Rounding.of(playMoved[seat] / all);
    double othersShare = Rounding.of(othersMoved[seat] / all);
    return new Shares(Rounding.of(1 - ownShare - othersShare), ownShare, othersShare);
  }
}
