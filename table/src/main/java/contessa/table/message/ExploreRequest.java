package contessa.table.message;

/**
 * A wish to play on from a moment of a finished game.
 *
 * @param step the game resumes from the position before this step of its record
 */
public record ExploreRequest(int step, int seat, Cards cards) {

  /** Which cards the others have. */
  public enum Cards {
    TRUE,
    /** As the seat could believe then. */
    BELIEVED
  }
}
