package contessa.server.journal;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.jspecify.annotations.Nullable;

/** The journal could not be written or read. */
public class JournalFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public JournalFailure(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** A table was not written because another process has it by now, and goes on with it. */
  public static final class Elsewhere extends JournalFailure {
    private static final long serialVersionUID = 1L;

    Elsewhere() {
      super("another node has this table", null);
    }
  }

  /** Whether the database could not be reached, of which its writer has told. */
  public final boolean isOutage() {
    return isOutage(getCause());
  }

  public static boolean isOutage(@Nullable Throwable cause) {
    return cause instanceof SQLTransientConnectionException
        || (cause instanceof SQLException failure
            && failure.getSQLState() != null
            && failure.getSQLState().matches("(08|57P).*"))
        || (cause instanceof JournalFailure inner && isOutage(inner.getCause()));
  }
}
