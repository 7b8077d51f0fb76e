package contessa.table.message;

import contessa.analysis.result.Analysis;
import org.jspecify.annotations.Nullable;

/**
 * Something that is computed in the background.
 *
 * @param id of a record from outside, to ask again by
 */
public record Job(
    @Nullable String id,
    State state,
    @Nullable Integer ahead,
    @Nullable Integer done,
    @Nullable Integer of,
    @Nullable Analysis result)
    implements JobWith {

  public enum State {
    WAITING,
    WORKING,
    DONE,
    FAILED
  }

  public static Job waiting(int ahead) {
    return new Job(null, State.WAITING, ahead, null, null, null);
  }

  public static Job working(int done, int of) {
    return new Job(null, State.WORKING, null, done, of, null);
  }

  public static Job done(Analysis result) {
    return new Job(null, State.DONE, null, null, null, result);
  }

  public static Job failed() {
    return new Job(null, State.FAILED, null, null, null, null);
  }
}
