package contessa.bots.coup;

import java.util.function.UnaryOperator;

/** The schemers that people can choose: one policy with different settings. */
public enum Personality {
  /** The strongest settings. */
  USUAL(traits -> traits),

  /** Bluffs a lot and expects to get away with it. */
  BOLD(
      traits ->
          traits.plus(Trait.SCRUPLE, -0.6).times(Trait.CHALLENGE, 0.6).times(Trait.CAUTION, 0.6)),

  /** Bluffs little and believes a lot. */
  CAUTIOUS(
      traits -> traits.plus(Trait.SCRUPLE, 1).times(Trait.CHALLENGE, 1.4).plus(Trait.CAUTION, 1.5)),

  /** Strikes back at every attacker. */
  VENGEFUL(traits -> traits.with(Trait.VENGEANCE, 3).with(Trait.FREE_RIDE, 0)),

  /** Sticks to its story: bluffs where it is believed, and mixes more. */
  SLY(
      traits ->
          traits
              .plus(Trait.IMAGE, 1)
              .times(Trait.TEMPERATURE, 1.6)
              .times(Trait.CHALLENGE_SHAPE, 1.5));

  private final Policy policy;

  Personality(UnaryOperator<TraitValues> change) {
    policy = new Schemer(change);
  }

  Policy policy() {
    return policy;
  }
}
