package contessa.table.game;

import module java.base;

/** A stack trace for the log without its message, which could contain cards or chat. */
public final class RedactedTrace {

  private static final int FRAMES = 12;

  private RedactedTrace() {}

  public static String of(Throwable e) {
    return e.getClass().getName()
        + Arrays.stream(e.getStackTrace())
            .limit(FRAMES)
            .map(frame -> "\n  at " + frame)
            .collect(Collectors.joining());
  }
}
