package contessa.soak.sim;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The server broke a promise. It is an error and not an exception, since the server catches
 * exceptions.
 */
public final class Violation extends AssertionError {

  private static final long serialVersionUID = 1L;

  private final transient List<String> story;

  /**
   * A broken promise.
   *
   * @param story the last rows of the journal
   */
  Violation(String message, List<String> story, @Nullable Throwable cause) {
    super(message, cause);
    this.story = List.copyOf(story);
  }

  /** The last rows of the journal, a line each. */
  public List<String> story() {
    return story;
  }
}
