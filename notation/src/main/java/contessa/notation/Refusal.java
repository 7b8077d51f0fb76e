package contessa.notation;

/**
 * The reason for refusing a request, with a message for people. Readers throw it, and the code that
 * received the request catches it. It never says more than the sender may know.
 */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

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
    UNKNOWN_BOT
  }

  private final Reason reason;
  private final int column;

  public Refusal(Reason reason, String message) {
    this(reason, message, 0);
  }

  Refusal(Reason reason, String message, int column) {
    // This is an answer, not a failure of the program, so it needs no stack trace.
    super(message, null, false, false);
    this.reason = reason;
    this.column = column;
  }

  public Reason reason() {
    return reason;
  }

  /** Where the text stopped being JSON, counted from 1; 0 if it is about something else. */
  public int column() {
    return column;
  }
}
