package contessa.bots.coup;

/**
 * The numbers that make a schemer, with their usual values. Worths are in coins. The values were
 * found by self-play against a mixed field (truthful, random, reckless and trusting players and the
 * schemer itself), starting from a good player's guesses.
 */
enum Trait {
  /** What the first of two influences is worth to its owner. */
  LIFE(14.4),
  /** What the last influence is worth. */
  LAST_LIFE(22.8),
  /** What it is worth that a rival with two influences loses one. */
  WOUND(12.4),
  /** What it is worth that a rival loses the last one. */
  KILL(10.6),
  /** How much less that is for each further rival. */
  CROWD(0.25),
  /** How much more a rival's loss is worth when rich. */
  MENACE_COINS(0.55),
  /** How much more when it has claimed a dangerous character. */
  MENACE_CLAIM(0.06),
  /** What each former attack adds to the wish to strike back. */
  VENGEANCE(0.14),
  /** What a coin beyond the price of a Coup is worth. */
  LATE_COIN(0.35),
  /** What a coin is worth that another gets, for not getting it. */
  ENVY(0.45),
  /** How much a claim raises the odds that it is true. */
  BELIEF(5.28),
  /** How much each lie found out lowers that. */
  LIAR(0.62),
  /** How much each truth proven raises it. */
  TRUTHFUL(1.82),
  /** How much letting pass what a character stops lowers the odds of holding it. */
  ABSENCE(0.31),
  /** How likely a claim is to be challenged at a table not yet known. */
  DOUBT(0.44),
  /** How many claims that first guess counts for. */
  DOUBT_PRIOR(13.9),
  /** How much more likely a challenge is as the claim gets less plausible. */
  DOUBT_SHAPE(0.71),
  DOUBT_TAX(1.55),
  DOUBT_STEAL(0.89),
  DOUBT_ASSASSINATE(1.34),
  DOUBT_EXCHANGE(0.62),
  DOUBT_BLOCK(1.18),
  /** How likely a threatened player is to claim a blocking character it does not hold. */
  BLUFF_BLOCK(0.41),
  BLUFF_CONTESSA_LAST(1.39),
  /** What a lie costs by itself: the taste for truth. */
  SCRUPLE(0.27),
  /** What a challenge must gain before it is made. */
  CAUTION(0.29),
  /** What it is worth to let somebody else make the challenge. */
  FREE_RIDE(0.41),
  /** What an exchange gains for each missing point of the hand's worth. */
  EXCHANGE(0.68),
  EXAMINE(0.8),
  CONVERT(0.86),
  WORTH_DUKE(0.53),
  WORTH_ASSASSIN(3.21),
  WORTH_CAPTAIN(1.6),
  WORTH_AMBASSADOR(1.85),
  WORTH_INQUISITOR(1.69),
  WORTH_CONTESSA(2.32),
  /** What changes when only one rival is left. */
  DUEL_CAPTAIN(1.24),
  DUEL_CONTESSA(-0.14),
  /** What a second copy of a character loses. */
  TWIN(1.1),
  /** What a character gains that the others already believe in. */
  IMAGE(0.5),
  /** The hand's worth that needs no exchange. */
  CONTENT(6.82),
  /** How freely moves of like worth are mixed. */
  HEAT(0.24),
  HEAT_DOUBT(0.6),
  HEAT_CARDS(0.39);

  final double usual;

  Trait(double usual) {
    this.usual = usual;
  }
}
