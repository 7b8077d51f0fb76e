package contessa.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a client sends over a socket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Frame {

  /** Wants to be told of a table, after number {@code n} of that stream if it has heard of it. */
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
   * Measures the way there and back.
   *
   * @param lag what the client measured last, in milliseconds
   */
  @JsonTypeName("ping")
  record Ping(long sent, @Nullable Integer lag) implements Frame {}
}
