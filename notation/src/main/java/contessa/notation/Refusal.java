package contessa.notation;

import java.util.Locale;

/**
 * Why a request was not carried out, in words for people. It is thrown by readers, caught where the
 * request came in, and never says more than whoever asked may know.
 */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The kinds of refusal that the protocol knows. */
  public enum Reason {
    BAD_JSON,
    BAD_REQUEST,
    UNKNOWN_COMMAND,
    BAD_OPTIONS,
    BAD_POSITION,
    NO_GAME,
    NOT_YOUR_TURN,
    ILLEGAL_MOVE,
    GAME_OVER,
    UNKNOWN_BOT;

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** As the protocol writes it: {@code bad-json}. */
    public String word() {
      return word;
    }
  }

  private final Reason reason;

  public Refusal(Reason reason, String message) {
    // An answer, not a failure of the program: where it was thrown is of no interest.
    super(message, null, false, false);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
