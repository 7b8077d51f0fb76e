package contessa.bots.coup;

import java.util.function.UnaryOperator;

/**
 * The schemer as it sits at a table: with one temper among many rivals, who will fight each other,
 * another among few, and a third against the last one, when envy, risk and the worth of cards
 * change.
 */
final class Schemer extends Policy {

  static final Schemer USUAL = new Schemer(UnaryOperator.identity());

  private static final int MANY = 4;

  private final Policy many;
  private final Policy few;
  private final Policy last;

  /** A schemer whose tempers differ from the usual ones in the same way. */
  Schemer(UnaryOperator<Temper> change) {
    this(change.apply(Temper.MANY), change.apply(Temper.FEW), change.apply(Temper.LAST));
  }

  Schemer(Temper many, Temper few, Temper last) {
    this.many = new SchemerPolicy(many);
    this.few = new SchemerPolicy(few);
    this.last = new SchemerPolicy(last);
  }

  private Policy now(Eye eye) {
    int rivals = eye.open.rivals();
    return rivals == 1 ? last : rivals < MANY ? few : many;
  }

  @Override
  void weigh(Eye eye, Menu menu) {
    now(eye).weigh(eye, menu);
  }

  @Override
  void act(Eye eye, Menu menu) {
    now(eye).act(eye, menu);
  }

  @Override
  double doubt(Eye eye) {
    return now(eye).doubt(eye);
  }

  @Override
  void block(Eye eye, Menu menu) {
    now(eye).block(eye, menu);
  }

  @Override
  double worth(Eye eye, int role, int beside) {
    return now(eye).worth(eye, role, beside);
  }

  @Override
  double heat() {
    return few.heat();
  }

  @Override
  double swap(Eye eye) {
    return now(eye).swap(eye);
  }
}
