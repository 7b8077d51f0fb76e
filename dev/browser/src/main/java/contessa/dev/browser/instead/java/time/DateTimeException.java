package contessa.dev.browser.instead.java.time;

/** A text that is no day. */
public final class DateTimeException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public DateTimeException(String message) {
    super(message);
  }
}
