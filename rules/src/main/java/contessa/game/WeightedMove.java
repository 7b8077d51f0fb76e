package contessa.game;

/** One move of a mixed strategy, and the probability of playing it. */
public record WeightedMove(Move move, double p) {
  public WeightedMove {
    if (!(p >= 0 && p <= 1)) {
      throw new IllegalArgumentException("not a probability: " + Double.toString(p));
    }
  }
}
