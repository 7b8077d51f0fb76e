package contessa.arena;

/** What is wrong with a request, as a sentence for whoever made it. */
public final class UserMistake extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public UserMistake(String message) {
    super(message);
  }

  public UserMistake(String message, Throwable cause) {
    super(message, cause);
  }
}
