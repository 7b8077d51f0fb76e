package contessa.bots.coup;

/**
 * The numbers that make a schemer: among many rivals, among few, and against the last. Worths are
 * in coins. The values were found by play in a mixed field, starting from a good player's guesses:
 * see TraitTuner.
 */
enum Trait {
  /** What the first of two influences is worth to its owner. */
  LIFE(18.2, 9.46, 5.1),
  /** What the last influence is worth. */
  LAST_LIFE(24.6, 22.8, 66.3),
  /** What it is worth that a rival with two influences loses one. */
  WOUND(12.1, 11.3, 5.74),
  /** What it is worth that a rival loses the last one. */
  KILL(11.6, 7.45, 7.21),
  /** How much less that is for each further rival. */
  CROWD(0.152, 0.315, 0.208),
  /** How much more a rival's loss is worth when rich. */
  MENACE_COINS(0.641, 1.38, 0.73),
  /** How much more when it has claimed a dangerous character. */
  MENACE_CLAIM(0.0276, 0.0385, 0.128),
  /** What each former attack adds to the wish to strike back. */
  VENGEANCE(0.118, 0.226, 0.202),
  /** What a coin beyond the price of a Coup is worth. */
  LATE_COIN(0.488, 0.45, 0.433),
  /** What a coin is worth that another gets, for not getting it. */
  ENVY(0.401, 0.422, 0.566),
  /** How much a claim raises the odds that it is true. */
  BELIEF(6.45, 6.6, 19.2),
  /** How much of that every further claim of the same character adds. */
  REPEAT(0.366, 0.414, 0.919),
  /** What is left of the odds when somebody has claimed more characters than cards. */
  OVERCLAIM(0.674, 0.456, 0.78),
  /** How much each lie found out lowers that. */
  LIAR(0.781, 0.644, 0.754),
  /** How much each truth proven raises it. */
  TRUTHFUL(2.02, 1.09, 2.42),
  /** How much letting pass what a character stops lowers the odds of holding it. */
  ABSENCE(0.282, 0.337, 0.186),
  /** How likely somebody is to challenge a claim who does so as it pays. */
  CHALLENGE(0.0214, 0.0979, 0.0786),
  /** How many players challenge half of all claims, or more. */
  CHALLENGERS(0.165, 0.3, 0.111),
  /** How much more likely a challenge is as the claim gets less plausible. */
  CHALLENGE_SHAPE(0.859, 0.98, 0.805),
  CHALLENGE_TAX(1.62, 1.51, 0.722),
  CHALLENGE_STEAL(0.641, 1.01, 0.722),
  CHALLENGE_ASSASSINATE(1.49, 0.957, 2.57),
  CHALLENGE_EXCHANGE(0.638, 0.487, 0.877),
  CHALLENGE_BLOCK(0.91, 0.581, 0.652),
  /** How likely a threatened player is to claim a blocking character it does not hold. */
  BLUFF_BLOCK(0.374, 0.296, 0.503),
  BLUFF_CONTESSA_LAST(1.24, 1.14, 1.29),
  /** What a lie costs by itself: the taste for truth. */
  SCRUPLE(0.355, 0.299, 0.18),
  /** What a challenge must gain before it is made. */
  CAUTION(0.271, 0.228, 0.284),
  /** What it is worth to let somebody else make the challenge. */
  FREE_RIDE(0.317, 0.361, 0.342),
  /** What an exchange gains for each missing point of the hand's worth. */
  EXCHANGE(0.624, 0.488, 0.508),
  EXAMINE(0.92, 0.731, 0.964),
  CONVERT(0.885, 0.913, 1.05),
  WORTH_DUKE(0.55, 2.03, 0.505),
  WORTH_ASSASSIN(2.98, 1.37, 1.87),
  WORTH_CAPTAIN(1.97, 3.31, 4.44),
  WORTH_AMBASSADOR(2.09, 1.51, 2.32),
  WORTH_INQUISITOR(1.25, 2.01, 1.44),
  WORTH_CONTESSA(2.24, 1.8, 1.63),
  /** What a character is worth in a draft, when the rest of the hand is still to come. */
  DRAFT_DUKE(1.98, 2.59, 1.92),
  DRAFT_ASSASSIN(2.26, 2.1, 2.15),
  DRAFT_CAPTAIN(2.22, 1.73, 3.34),
  DRAFT_AMBASSADOR(1.74, 1.88, 1.47),
  DRAFT_INQUISITOR(2.08, 1.41, 2.24),
  DRAFT_CONTESSA(2.18, 2.23, 2.11),
  /** What a card of another may be worth that an examiner leaves to it. */
  EXAMINED(2.19, 2.32, 1.97),
  /** What a second copy of a character loses. */
  TWIN(1.03, 1.09, 0.8),
  /** What a character gains that the others already believe in. */
  IMAGE(0.461, 0.47, 0.448),
  /** The hand's worth that needs no exchange. */
  CONTENT(5.6, 7.21, 5.67),
  /** How freely moves of like worth are mixed. */
  TEMPERATURE(0.261, 0.13, 0.0379),
  TEMPERATURE_CHALLENGE(0.567, 0.463, 0.408),
  TEMPERATURE_CARDS(0.412, 0.385, 0.22);

  /** The value among four rivals and more. */
  final double many;

  /** The value among two or three. */
  final double few;

  /** The value against the last one. */
  final double last;

  Trait(double many, double few, double last) {
    this.many = many;
    this.few = few;
    this.last = last;
  }
}
