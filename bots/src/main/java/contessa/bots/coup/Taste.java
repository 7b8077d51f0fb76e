package contessa.bots.coup;

/**
 * What a person's play is made of. All but the first five are added to the log-odds of moves: 0 is
 * no taste at all.
 */
public enum Taste {
  /** The share of a strong adviser in every weighing; the rest is plain sense. */
  INSIGHT,
  /** By how much plain sense is less exact than a schemer's. */
  HASTE,
  /** How likely somebody's claims, or a face-up card, are forgotten each turn. */
  FORGETS,
  /** By how much the odds of a claim being false count in a challenge; 0 is in full. */
  JUDGEMENT,
  /** How much of the tastes for lies and challenges is left out in a duel, from 0 to 1. */
  CALM,
  /** Lies on its turn. */
  TAX,
  STEAL,
  ASSASSINATE,
  EXCHANGE,
  /** Lies to block. */
  DUKE,
  CONTESSA,
  CAPTAIN,
  AMBASSADOR,
  /** Challenges. */
  CHALLENGE,
  /** Fewer challenges in a duel, where a mistake may be the last. */
  TIMID,
  /** More challenges of whoever attacks it or blocks it. */
  TOUCHY,
  /** More challenges of players, for each of their lies caught. */
  SUSPICION,
  /** Coups, thefts and assassinations. */
  ATTACK,
  /** Against players, for each of their attacks on it. */
  GRUDGE,
  /** Attacks on those who claim a lot. */
  LOUD,
  /** Fewer attacks on players with one card. */
  MERCY,
  /** Income and foreign aid. */
  QUIET,
  /** Blocks, true or not. */
  GUARD,
  /** Lies that everybody can see through. */
  CLUMSY,
  /** More lies once a claim was proven, and fewer before. */
  CUNNING
}
