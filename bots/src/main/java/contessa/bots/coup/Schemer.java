package contessa.bots.coup;

/**
 * A schemer at a table of any size. It has one set of traits for many rivals, who fight each other,
 * one for few, and one for the last rival, because risk and the worth of cards change.
 */
final class Schemer implements Policy {

  static final Schemer USUAL = new Schemer(1);
  private static final int MANY = 4;

  private final Policy many;
  private final Policy few;
  private final Policy last;

  /** A schemer whose choices are by this factor less exact than usual. */
  Schemer(double haste) {
    many = new SchemerPolicy(new Trait.Values(trait -> trait.many, haste));
    few = new SchemerPolicy(new Trait.Values(trait -> trait.few, haste));
    last = new SchemerPolicy(new Trait.Values(trait -> trait.last, haste));
  }

  @Override
  public void weigh(PointOfView pov, MoveWeights moves) {
    int rivals = pov.rivals();
    (rivals == 1 ? last : rivals < MANY ? few : many).weigh(pov, moves);
  }
}
