package contessa.table.message;

import contessa.notation.json.JsonName;
import org.jspecify.annotations.Nullable;

/** A message from a client over a WebSocket. */
@JsonName("type")
public sealed interface ClientMessage {

  /** Subscribes to a table, resuming after message {@code n} of the stream if it is known. */
  record Watch(String table, @Nullable String stream, @Nullable Long n) implements ClientMessage {}

  record Unwatch(String table) implements ClientMessage {}

  @JsonName("command")
  record Submit(String table, Command command) implements ClientMessage {
    public Submit {
      if (!Command.hasValidId(command)) {
        throw new IllegalArgumentException("an id has 1 to " + Command.LONGEST_ID + " characters");
      }
    }
  }

  /**
   * Measures the round trip.
   *
   * @param lag the last round trip the client measured, in milliseconds
   */
  record Ping(long sent, @Nullable Integer lag) implements ClientMessage {}
}
