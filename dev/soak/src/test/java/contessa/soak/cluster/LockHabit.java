package contessa.soak.cluster;

import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/** The host locks the table and unlocks it again, for as long as the run takes. */
final class LockHabit implements Habit {

  private boolean locked;
  private volatile boolean stopped;

  @Override
  public @Nullable String next() {
    locked = !locked;
    return stopped ? null : "\"do\":\"lock\",\"locked\":" + locked;
  }

  @Override
  public void see(JsonNode view) {
    // It does not matter.
  }

  @Override
  public void stop() {
    stopped = true;
  }
}
