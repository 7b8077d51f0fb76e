package contessa.coup;

/** Phases, actions and characters as the plain numbers that the kernel stores and switches on. */
final class Ordinals {

  static final int DRAFT = 0;
  static final int ALLEGIANCE = 1;
  static final int ACTION = 2;
  static final int CHALLENGE_ACTION = 3;
  static final int BLOCK = 4;
  static final int CHALLENGE_BLOCK = 5;
  static final int PROVE = 6;
  static final int LOSE = 7;
  static final int EXCHANGE = 8;
  static final int OFFER = 9;
  static final int VERDICT = 10;
  static final int OVER = 11;

  static final int INCOME = 0;
  static final int FOREIGN_AID = 1;
  static final int TAX = 2;
  static final int EMBEZZLE = 3;
  static final int EXCHANGING = 4;
  static final int COUP = 5;
  static final int ASSASSINATE = 6;
  static final int STEAL = 7;
  static final int EXAMINE = 8;
  static final int CONVERT = 9;

  static final int DUKE = 0;
  static final int ASSASSIN = 1;
  static final int CAPTAIN = 2;
  static final int AMBASSADOR = 3;
  static final int INQUISITOR = 4;

  private Ordinals() {}
}
