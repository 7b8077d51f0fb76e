package contessa.server.wire;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Wants a table. The creator is its host and sits on seat 0.
 *
 * @param bots kinds of bots for the seats after that, to play at once
 * @param start whether the game begins at once
 */
public record CreateTable(
    String name, TableOptions options, @Nullable List<String> bots, boolean start) {
  public CreateTable {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(options, "options");
    bots = bots == null ? null : List.copyOf(bots);
  }

  /** The bots wanted, none if none were named. */
  public List<String> botKinds() {
    return bots == null ? List.of() : bots;
  }
}
