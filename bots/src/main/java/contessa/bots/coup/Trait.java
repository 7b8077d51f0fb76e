package contessa.bots.coup;

/**
 * The numbers that make a schemer: among several rivals, and against the last. Worths are in coins.
 * The values were found by self-play against a mixed field (truthful, random, reckless and trusting
 * players and the schemer itself), starting from a good player's guesses.
 */
enum Trait {
  /** What the first of two influences is worth to its owner. */
  LIFE(15.7, 9.88),
  /** What the last influence is worth. */
  LAST_LIFE(23.9, 28.7),
  /** What it is worth that a rival with two influences loses one. */
  WOUND(12.3, 9.76),
  /** What it is worth that a rival loses the last one. */
  KILL(10.4, 6.1),
  /** How much less that is for each further rival. */
  CROWD(0.22, 0.19),
  /** How much more a rival's loss is worth when rich. */
  MENACE_COINS(0.58, 0.64),
  /** How much more when it has claimed a dangerous character. */
  MENACE_CLAIM(0.04, 0.05),
  /** What each former attack adds to the wish to strike back. */
  VENGEANCE(0.13, 0.13),
  /** What a coin beyond the price of a Coup is worth. */
  LATE_COIN(0.45, 0.52),
  /** What a coin is worth that another gets, for not getting it. */
  ENVY(0.43, 0.49),
  /** How much a claim raises the odds that it is true. */
  BELIEF(5.43, 7.48),
  /** How much each lie found out lowers that. */
  LIAR(0.69, 0.76),
  /** How much each truth proven raises it. */
  TRUTHFUL(1.9, 1.99),
  /** How much letting pass what a character stops lowers the odds of holding it. */
  ABSENCE(0.29, 0.21),
  /** How likely a claim is to be challenged at a table not yet known. */
  DOUBT(0.36, 0.24),
  /** How many claims that first guess counts for. */
  DOUBT_PRIOR(14.2, 14.7),
  /** How much more likely a challenge is as the claim gets less plausible. */
  DOUBT_SHAPE(0.72, 0.76),
  DOUBT_TAX(1.55, 1.27),
  DOUBT_STEAL(0.79, 0.67),
  DOUBT_ASSASSINATE(1.37, 1.73),
  DOUBT_EXCHANGE(0.67, 0.67),
  DOUBT_BLOCK(0.99, 0.92),
  /** How likely a threatened player is to claim a blocking character it does not hold. */
  BLUFF_BLOCK(0.42, 0.5),
  BLUFF_CONTESSA_LAST(1.39, 1.4),
  /** What a lie costs by itself: the taste for truth. */
  SCRUPLE(0.34, 0.32),
  /** What a challenge must gain before it is made. */
  CAUTION(0.27, 0.26),
  /** What it is worth to let somebody else make the challenge. */
  FREE_RIDE(0.35, 0.4),
  /** What an exchange gains for each missing point of the hand's worth. */
  EXCHANGE(0.65, 0.92),
  EXAMINE(0.81, 0.84),
  CONVERT(0.85, 0.74),
  WORTH_DUKE(0.55, 0.6),
  WORTH_ASSASSIN(3.02, 2.12),
  WORTH_CAPTAIN(1.86, 2.27),
  WORTH_AMBASSADOR(1.97, 1.8),
  WORTH_INQUISITOR(1.6, 1.69),
  WORTH_CONTESSA(2.13, 1.71),
  /** What changes when only one rival is left. */
  DUEL_CAPTAIN(1.29, 1.58),
  DUEL_CONTESSA(-0.12, -0.16),
  /** What a second copy of a character loses. */
  TWIN(0.97, 0.96),
  /** What a character gains that the others already believe in. */
  IMAGE(0.5, 0.47),
  /** The hand's worth that needs no exchange. */
  CONTENT(6.97, 6.75),
  /** How freely moves of like worth are mixed. */
  HEAT(0.3, 0.24),
  HEAT_DOUBT(0.6, 0.6),
  HEAT_CARDS(0.4, 0.47);

  /** The value among several rivals. */
  final double crowd;

  /** The value against the last rival. */
  final double duel;

  Trait(double crowd, double duel) {
    this.crowd = crowd;
    this.duel = duel;
  }
}
