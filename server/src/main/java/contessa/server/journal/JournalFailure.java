package contessa.server.journal;

import org.jspecify.annotations.Nullable;

/** The journal could not be written or read. */
public class JournalFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public JournalFailure(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
