package contessa.server.table;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What went wrong, for a log: where, but not a word of what was said or held there. */
final class Fault {

  private static final int FRAMES = 12;

  private Fault() {}

  static String of(Throwable e) {
    return e.getClass().getName()
        + Arrays.stream(e.getStackTrace())
            .limit(FRAMES)
            .map(frame -> "\n  at " + frame)
            .collect(Collectors.joining());
  }
}
