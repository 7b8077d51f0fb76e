package contessa.arena;

import contessa.notation.json.Words;

/** The reason why a player's answer could not be played. */
public final class FaultyAnswer extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Statistic fault;

  /** One of {@link Statistic#FAULTS}. */
  public FaultyAnswer(Statistic fault, String message) {
    // It concerns the game and not this program, so a stack trace is of no use.
    super(message, null, false, false);
    this.fault = fault;
  }

  public Statistic fault() {
    return fault;
  }

  /** What was wrong, for the record of the game. */
  public String note() {
    return Words.kebab(fault) + ": " + getMessage();
  }
}
