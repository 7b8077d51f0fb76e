package contessa.server.message;

import java.util.Objects;

/** Ends the push subscription of a browser. */
public record PushOff(String endpoint) {
  public PushOff {
    Objects.requireNonNull(endpoint, "endpoint");
  }
}
