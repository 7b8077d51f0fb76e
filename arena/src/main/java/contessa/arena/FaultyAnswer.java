package contessa.arena;

import contessa.notation.json.Words;

/** The reason why a player's answer could not be played. */
public final class FaultyAnswer extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Statistic fault;

  private FaultyAnswer(Statistic fault, String message) {
    // It concerns the game and not this program, so a stack trace is of no use.
    super(message, null, false, false);
    this.fault = fault;
  }

  public static FaultyAnswer illegal(String message) {
    return new FaultyAnswer(Statistic.ILLEGAL, message);
  }

  public static FaultyAnswer broken(String message) {
    return new FaultyAnswer(Statistic.BROKEN, message);
  }

  public static FaultyAnswer late(String message) {
    return new FaultyAnswer(Statistic.LATE, message);
  }

  /** The player is not asked any more. */
  public static FaultyAnswer unasked(String message) {
    return new FaultyAnswer(Statistic.UNASKED, message);
  }

  public boolean isUnasked() {
    return fault == Statistic.UNASKED;
  }

  Statistic fault() {
    return fault;
  }

  /** What was wrong, for the record of the game. */
  public String note() {
    return Words.kebab(fault) + ": " + getMessage();
  }
}
