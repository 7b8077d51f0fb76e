package contessa.bots.coup;

import java.util.function.UnaryOperator;

/**
 * The schemer as it sits at a table: one temper among several rivals, another against the last one,
 * when envy, risk and the worth of cards change.
 */
final class Schemer extends Policy {

  static final Schemer USUAL = new Schemer(UnaryOperator.identity());

  private final Policy crowd;
  private final Policy duel;

  /** A schemer whose tempers differ from the usual ones in the same way. */
  Schemer(UnaryOperator<Temper> change) {
    crowd = new SchemerPolicy(change.apply(Temper.CROWD));
    duel = new SchemerPolicy(change.apply(Temper.DUEL));
  }

  private Policy now(Eye eye) {
    return eye.open.rivals() == 1 ? duel : crowd;
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
    return crowd.heat();
  }

  @Override
  double swap(Eye eye) {
    return now(eye).swap(eye);
  }
}
