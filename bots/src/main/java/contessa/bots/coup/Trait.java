package contessa.bots.coup;

import module java.base;

/**
 * The numbers that define a schemer: among many rivals, among few, and against the last. Worths are
 * in coins. The values were tuned by play in a mixed field, starting from a good player's guesses.
 */
enum Trait {
  /** The worth of the first of two influences to its owner. */
  LIFE(18.2, 9.46, 5.1),
  /** The worth of the last influence. */
  LAST_LIFE(24.6, 22.8, 66.3),
  /** The worth of a rival's first loss. */
  WOUND(12.1, 11.3, 5.74),
  /** The worth of eliminating a rival. */
  KILL(11.6, 7.45, 7.21),
  /** How much that worth falls with each further rival. */
  CROWD(0.152, 0.315, 0.208),
  /** How much more a rival's loss is worth when the rival is rich. */
  MENACE_COINS(0.641, 1.38, 0.73),
  /** How much more when the rival has claimed a dangerous character. */
  MENACE_CLAIM(0.0276, 0.0385, 0.128),
  /** How much each earlier attack adds to the worth of striking back. */
  VENGEANCE(0.118, 0.226, 0.202),
  /** The worth of a coin beyond the price of a Coup. */
  LATE_COIN(0.488, 0.45, 0.433),
  /** The cost of a coin that a rival gains. */
  ENVY(0.401, 0.422, 0.566),
  /** How much a claim raises the odds that it is true. */
  BELIEF(6.45, 6.6, 19.2),
  /** How much of that each repeated claim adds. */
  REPEAT(0.366, 0.414, 0.919),
  /** The factor on the odds when a player has claimed more characters than they have cards. */
  OVERCLAIM(0.674, 0.456, 0.78),
  /** How much each bluff caught lowers that. */
  LIAR(0.781, 0.644, 0.754),
  /** How much each proven claim raises it. */
  TRUTHFUL(2.02, 1.09, 2.42),
  /** How much a passed-up block lowers the odds of holding the blocking character. */
  ABSENCE(0.282, 0.337, 0.186),
  /** How likely a player who challenges when it pays is to challenge a claim. */
  CHALLENGE(0.0214, 0.0979, 0.0786),
  /** The share of players who challenge half of all claims or more. */
  CHALLENGERS(0.165, 0.3, 0.111),
  /** How much more likely a challenge gets as the claim gets less plausible. */
  CHALLENGE_SHAPE(0.859, 0.98, 0.805),
  CHALLENGE_TAX(1.62, 1.51, 0.722),
  CHALLENGE_STEAL(0.641, 1.01, 0.722),
  CHALLENGE_ASSASSINATE(1.49, 0.957, 2.57),
  CHALLENGE_EXCHANGE(0.638, 0.487, 0.877),
  CHALLENGE_BLOCK(0.91, 0.581, 0.652),
  /** How likely a threatened player is to bluff a block. */
  BLUFF_BLOCK(0.374, 0.296, 0.503),
  BLUFF_CONTESSA_LAST(1.24, 1.14, 1.29),
  /** The cost of any bluff, as a preference for the truth. */
  SCRUPLE(0.355, 0.299, 0.18),
  /** The least gain for which a challenge is made. */
  CAUTION(0.271, 0.228, 0.284),
  /** The worth of leaving the challenge to someone else. */
  FREE_RIDE(0.317, 0.361, 0.342),
  /** The gain of an exchange for each missing point of the hand's worth. */
  EXCHANGE(0.624, 0.488, 0.508),
  EXAMINE(0.92, 0.731, 0.964),
  CONVERT(0.885, 0.913, 1.05),
  WORTH_DUKE(0.55, 2.03, 0.505),
  WORTH_ASSASSIN(2.98, 1.37, 1.87),
  WORTH_CAPTAIN(1.97, 3.31, 4.44),
  WORTH_AMBASSADOR(2.09, 1.51, 2.32),
  WORTH_INQUISITOR(1.25, 2.01, 1.44),
  WORTH_CONTESSA(2.24, 1.8, 1.63),
  /** The worth of a character in a draft, when the rest of the hand is still to come. */
  DRAFT_DUKE(1.98, 2.59, 1.92),
  DRAFT_ASSASSIN(2.26, 2.1, 2.15),
  DRAFT_CAPTAIN(2.22, 1.73, 3.34),
  DRAFT_AMBASSADOR(1.74, 1.88, 1.47),
  DRAFT_INQUISITOR(2.08, 1.41, 2.24),
  DRAFT_CONTESSA(2.18, 2.23, 2.11),
  /** The worth of a rival's card up to which an examiner lets them keep it. */
  EXAMINED(2.19, 2.32, 1.97),
  /** The loss in worth of a second copy. */
  TWIN(1.03, 1.09, 0.8),
  /** The added worth of a character that the others already believe in. */
  IMAGE(0.461, 0.47, 0.448),
  /** The worth of a hand that needs no exchange. */
  CONTENT(5.6, 7.21, 5.67),
  /** The softmax temperature between moves. */
  TEMPERATURE(0.261, 0.13, 0.0379),
  TEMPERATURE_CHALLENGE(0.567, 0.463, 0.408),
  TEMPERATURE_CARDS(0.412, 0.385, 0.22);

  /** The value with four rivals or more. */
  final double many;

  /** The value with two or three rivals. */
  final double few;

  /** The value against the last rival. */
  final double last;

  Trait(double many, double few, double last) {
    this.many = many;
    this.few = few;
    this.last = last;
  }

  /** The settings of a schemer: a value for each trait. */
  static final class Values {

    private final double[] values;

    /**
     * The usual values for a number of rivals.
     *
     * @param haste by how much every softmax temperature is higher
     */
    Values(ToDoubleFunction<Trait> usual, double haste) {
      values = Arrays.stream(values()).mapToDouble(usual).toArray();
      for (Trait trait : List.of(TEMPERATURE, TEMPERATURE_CHALLENGE, TEMPERATURE_CARDS)) {
        values[trait.ordinal()] *= haste;
      }
    }

    double of(Trait trait) {
      return values[trait.ordinal()];
    }

    /** Of this trait and those that follow it, one for each character. */
    double[] ofCharacters(Trait first) {
      return Arrays.copyOfRange(values, first.ordinal(), first.ordinal() + Roles.COUNT);
    }
  }
}
