package contessa.bots.coup;

import java.util.function.UnaryOperator;

/**
 * A schemer at a table of any size. It has one set of traits for many rivals, who fight each other,
 * one for few, and one for the last rival, because risk and the worth of cards change.
 */
final class Schemer extends Policy {

  static final Schemer USUAL = new Schemer(UnaryOperator.identity());

  private static final int MANY = 4;

  private final Policy many;
  private final Policy few;
  private final Policy last;

  /** A schemer whose traits all differ from the usual ones in the same way. */
  Schemer(UnaryOperator<TraitValues> change) {
    this(
        change.apply(TraitValues.MANY),
        change.apply(TraitValues.FEW),
        change.apply(TraitValues.LAST));
  }

  Schemer(TraitValues many, TraitValues few, TraitValues last) {
    this.many = new SchemerPolicy(many);
    this.few = new SchemerPolicy(few);
    this.last = new SchemerPolicy(last);
  }

  private Policy now(PointOfView pov) {
    int rivals = pov.state.rivals();
    return rivals == 1 ? last : rivals < MANY ? few : many;
  }

  @Override
  void weigh(PointOfView pov, MoveWeights moves) {
    now(pov).weigh(pov, moves);
  }

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    now(pov).act(pov, moves);
  }

  @Override
  double challengeChance(PointOfView pov) {
    return now(pov).challengeChance(pov);
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    now(pov).block(pov, moves);
  }

  @Override
  double worth(PointOfView pov, int role, int others) {
    return now(pov).worth(pov, role, others);
  }

  @Override
  double temperature() {
    return few.temperature();
  }

  @Override
  double swap(PointOfView pov) {
    return now(pov).swap(pov);
  }
}
