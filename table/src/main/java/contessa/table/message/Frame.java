package contessa.table.message;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A message from a client over a WebSocket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Frame {

  /** Subscribes to a table, resuming after message {@code n} of the stream if it is known. */
  @JsonTypeName("watch")
  record Watch(String table, @Nullable String stream, @Nullable Long n) implements Frame {
    public Watch {
      Objects.requireNonNull(table, "table");
    }
  }

  @JsonTypeName("unwatch")
  record Unwatch(String table) implements Frame {
    public Unwatch {
      Objects.requireNonNull(table, "table");
    }
  }

  @JsonTypeName("command")
  record Submit(String table, Command command) implements Frame {
    public Submit {
      Objects.requireNonNull(table, "table");
      Objects.requireNonNull(command, "command");
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
  @JsonTypeName("ping")
  record Ping(long sent, @Nullable Integer lag) implements Frame {}
}
