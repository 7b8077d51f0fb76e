package contessa.table.message;

import contessa.game.Rulebook;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The options of a table.
 *
 * @param game {@code coup} or {@code royal}
 * @param rules the game's own options, in its notation
 * @param seats the number of seats, 2 to 10
 * @param strict whether the table never shows who has yet to answer
 * @param memoryAid whether clients may show who claimed what
 * @param reveal whether the secret of the deal is shown at the end
 * @param language the table's language in the public list, a two-letter code
 * @param ghosts whether eliminated players may see all cards but no longer chat; false if absent
 * @param begins the seat that begins the first game; drawn by lot if absent or free
 * @param party at a party, which is shown on a big screen: the number of games after which the wins
 *     start again at 0
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
    @Nullable Boolean ghosts,
    @Nullable Integer begins,
    @Nullable Integer party)
    implements TableOptionsWith {

  public static final int FEWEST_SEATS = 2;
  public static final int MOST_SEATS = 10;
  public static final int LONGEST_PARTY = 9;

  public TableOptions {
    // An absent node is read back as a JSON null.
    rules = rules != null && rules.isNull() ? null : rules;
    checkLanguage(language);
  }

  public static void checkLanguage(@Nullable String language) {
    if (language != null && !language.matches("[a-z]{2}")) {
      throw new IllegalArgumentException("language is a two-letter code");
    }
  }

  public boolean letsGhostsIn() {
    return ghosts != null && ghosts;
  }

  /** The rules for so many players; null if these options do not fit them. */
  public @Nullable Rulebook rulebook(int players) {
    try {
      return Objects.requireNonNull(Notations.named(game)).rules(rules, players);
    } catch (Refusal e) {
      return null;
    }
  }

  public static TableOptions usual(String game, int seats) {
    return new TableOptions(
        game,
        null,
        seats,
        false,
        Clock.STANDARD,
        Talk.CHAT,
        false,
        true,
        true,
        false,
        true,
        null,
        null,
        null,
        null);
  }
}
