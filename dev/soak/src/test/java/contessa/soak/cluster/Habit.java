package contessa.soak.cluster;

import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/** What a player does at a table, one command after the other. */
interface Habit {

  /** Waits for the next command: its fields without the id; null in the end. */
  @Nullable String next() throws InterruptedException;

  /** The table as the player sees it now. */
  void see(JsonNode view);

  /** There is no next command from now on. */
  void stop();
}
