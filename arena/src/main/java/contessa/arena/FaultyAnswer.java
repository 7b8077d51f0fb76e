package contessa.arena;

/** Why a player has not given an answer that could be played. */
public final class FaultyAnswer extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Statistic fault;

  private FaultyAnswer(Statistic fault, String message) {
    // A matter of the game and not of the program: where it was thrown is of no interest.
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

  Statistic fault() {
    return fault;
  }
}
