package contessa.bots.coup;

import java.util.function.UnaryOperator;

/**
 * A schemer at a table of any size. It has one set of traits for many rivals, who fight each other,
 * one for few, and one for the last rival, because risk and the worth of cards change.
 */
final class Schemer implements Policy {

  static final Schemer USUAL = new Schemer(UnaryOperator.identity());

  private static final int MANY = 4;

  private final Policy many;
  private final Policy few;
  private final Policy last;

  /** A schemer whose traits all differ from the usual ones in the same way. */
  Schemer(UnaryOperator<TraitValues> change) {
    many = new SchemerPolicy(change.apply(TraitValues.MANY));
    few = new SchemerPolicy(change.apply(TraitValues.FEW));
    last = new SchemerPolicy(change.apply(TraitValues.LAST));
  }

  @Override
  public void weigh(PointOfView pov, MoveWeights moves) {
    int rivals = pov.state.rivals();
    (rivals == 1 ? last : rivals < MANY ? few : many).weigh(pov, moves);
  }
}
