package contessa.arena;

/** Why a player has not given an answer that could be played. */
public final class FaultyAnswer extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Measure fault;

  private FaultyAnswer(Measure fault, String message) {
    // A matter of the game and not of the program: where it was thrown is of no interest.
    super(message, null, false, false);
    this.fault = fault;
  }

  public static FaultyAnswer illegal(String message) {
    return new FaultyAnswer(Measure.ILLEGAL, message);
  }

  public static FaultyAnswer broken(String message) {
    return new FaultyAnswer(Measure.BROKEN, message);
  }

  public static FaultyAnswer late(String message) {
    return new FaultyAnswer(Measure.LATE, message);
  }

  Measure fault() {
    return fault;
  }
}
