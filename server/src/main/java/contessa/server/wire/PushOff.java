package contessa.server.wire;

import java.util.Objects;

/** A browser is not to be called any more. */
public record PushOff(String endpoint) {
  public PushOff {
    Objects.requireNonNull(endpoint, "endpoint");
  }
}
