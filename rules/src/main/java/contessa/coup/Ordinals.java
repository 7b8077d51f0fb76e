package contessa.coup;

/** Phases as the plain numbers that the kernel stores and switches on. */
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

  private Ordinals() {}
}
