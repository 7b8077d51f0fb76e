package contessa.bots.coup;

import java.util.function.UnaryOperator;

/** The schemers that people can ask for: one bot with different settings. */
public enum Personality {
  /** The strongest settings. */
  USUAL(temper -> temper),

  /** Lies gladly and expects to get away with it. */
  BOLD(
      temper -> temper.plus(Trait.SCRUPLE, -0.6).times(Trait.DOUBT, 0.6).times(Trait.CAUTION, 0.6)),

  /** Lies little and believes a lot. */
  CAUTIOUS(
      temper -> temper.plus(Trait.SCRUPLE, 1).times(Trait.DOUBT, 1.4).plus(Trait.CAUTION, 1.5)),

  /** Forgets no attack. */
  VENGEFUL(temper -> temper.with(Trait.VENGEANCE, 3).with(Trait.FREE_RIDE, 0)),

  /** Builds an image and lives up to it: lies where it is believed, mixes more. */
  SLY(temper -> temper.plus(Trait.IMAGE, 1).times(Trait.HEAT, 1.6).times(Trait.DOUBT_SHAPE, 1.5));

  private final Policy policy;

  Personality(UnaryOperator<Temper> change) {
    policy = new Schemer(change);
  }

  Policy policy() {
    return policy;
  }
}
