package contessa.table.command;

import contessa.table.message.Refused;
import org.jspecify.annotations.Nullable;

/** Ends a command; its transaction is dropped. */
final class RefusedCommand extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Refused why;

  private RefusedCommand(Refused why) {
    // This is an answer, not a failure of the program, so it needs no stack trace.
    super(why.name(), null, false, false);
    this.why = why;
  }

  /** Why this command is refused; null if it has been carried out. */
  static @Nullable Refused of(Runnable command) {
    try {
      command.run();
      return null;
    } catch (RefusedCommand refused) {
      return refused.why;
    }
  }

  static void refuseIf(boolean refused, Refused why) {
    if (refused) {
      throw new RefusedCommand(why);
    }
  }

  static <T> T required(@Nullable T value, Refused otherwise) {
    if (value == null) {
      throw new RefusedCommand(otherwise);
    }
    return value;
  }
}
