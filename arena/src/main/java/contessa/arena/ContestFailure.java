package contessa.arena;

/** The reason why a contest cannot go on, as a sentence for whoever runs it. */
public final class ContestFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ContestFailure(String message) {
    super(message, null, false, false);
  }
}
