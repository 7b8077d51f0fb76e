package contessa.bots;

import module java.base;

import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.WeightedMove;

/** Moves with their probabilities: the answer of a bot, from which the referee draws one move. */
public record Mixture(List<WeightedMove> shares) {

  /** Chance draws integers, so probabilities are resolved in steps of one part in this many. */
  private static final int FINENESS = 1 << 30;

  public Mixture {
    shares = List.copyOf(shares);
    if (shares.isEmpty()) {
      throw new IllegalArgumentException("a mixture needs at least one move");
    }
  }

  /** This move with certainty. */
  public static Mixture of(Move move) {
    return new Mixture(List.of(new WeightedMove(move, 1)));
  }

  public static Mixture uniform(List<? extends Move> moves) {
    double[] equal = new double[moves.size()];
    Arrays.fill(equal, 1);
    return weighing(moves, equal);
  }

  /** Each move in proportion to its weight; moves with zero weight are left out. */
  public static Mixture weighing(List<? extends Move> moves, double[] weights) {
    double sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      sum += weights[i];
    }
    if (!(sum > 0)) {
      throw new IllegalArgumentException("a mixture needs a positive weight");
    }
    List<WeightedMove> shares = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (weights[i] > 0) {
        shares.add(new WeightedMove(moves.get(i), Math.min(1, weights[i] / sum)));
      }
    }
    return new Mixture(shares);
  }

  /** The probability of a move; 0 if the mixture does not contain it. */
  public double p(Move move) {
    double p = 0;
    for (WeightedMove share : shares) {
      p += share.move().equals(move) ? share.p() : 0;
    }
    return p;
  }

  /** Draws one of the moves; a single move uses no chance. */
  public Move draw(Chance chance) {
    int last = shares.size() - 1;
    if (last > 0) {
      double rest = (double) chance.below(FINENESS) / FINENESS;
      for (int i = 0; i < last; i++) {
        rest -= shares.get(i).p();
        if (rest < 0) {
          return shares.get(i).move();
        }
      }
    }
    return shares.get(last).move();
  }
}
