package contessa.server.wire;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What was agreed on at a table.
 *
 * @param game {@code coup} or {@code royal}
 * @param rules the options of the game as its notation reads and writes them
 * @param seats how many can sit, 2 to 10
 * @param open whether the table is in the public list
 * @param strict whether nobody is ever told who has still to answer
 * @param memoryAid whether clients may show who claimed what
 * @param watchers whether spectators are let in
 * @param programs whether programs of players may take seats
 * @param reveal whether the secret of the deal is told at the end
 * @param language the table's language for the list, a two-letter code
 * @param ghosts whether who is out may see all cards and fall silent; not if absent
 */
public record TableOptions(
    String game,
    @Nullable JsonNode rules,
    int seats,
    boolean open,
    Clock clock,
    Talk talk,
    boolean strict,
    boolean memoryAid,
    boolean watchers,
    boolean programs,
    boolean reveal,
    @Nullable String language,
    @Nullable Boolean ghosts) {

  public TableOptions {
    // What is absent when written is read back as a node that says null.
    rules = rules != null && rules.isNull() ? null : rules;
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(clock, "clock");
    Objects.requireNonNull(talk, "talk");
    checkLanguage(language);
  }

  static void checkLanguage(@Nullable String language) {
    if (language != null && !language.matches("[a-z]{2}")) {
      throw new IllegalArgumentException("language is a two-letter code");
    }
  }

  /** Whether who is out may see all cards. */
  public boolean letsGhostsIn() {
    return ghosts != null && ghosts;
  }
}
