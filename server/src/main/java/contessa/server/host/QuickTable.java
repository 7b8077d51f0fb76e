package contessa.server.host;

import contessa.bots.roster.Roster;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import contessa.server.wire.Clock;
import contessa.server.wire.CreateTable;
import contessa.server.wire.QuickMatch;
import contessa.server.wire.TableFilter;
import contessa.server.wire.TableOptions;
import contessa.server.wire.Talk;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What a wish for a quick match comes to.
 *
 * @param filter which tables will do
 * @param request the table that is made if there is none
 * @param filler the kind of bot for its free seats
 */
record QuickTable(TableFilter filter, CreateTable request, String filler) {

  private static final String USUAL_EDITION = "resistance";
  private static final String USUAL_BOT = "schemer";
  private static final int USUAL_SEATS = 4;

  /** Null for a game that cannot be. */
  static @Nullable QuickTable of(QuickMatch wish) {
    String edition = Objects.requireNonNullElse(wish.edition(), USUAL_EDITION);
    String bot = Objects.requireNonNullElse(wish.bot(), USUAL_BOT);
    int seats = Objects.requireNonNullElse(wish.seats(), USUAL_SEATS);
    GameNotation notation = Notations.withEdition(edition);
    JsonNode rules = JsonNodeFactory.instance.objectNode().put("edition", edition);
    if (notation == null
        || !canPlay(notation, rules, seats)
        || Roster.named(bot).filter(kind -> kind.plays(notation.game())).isEmpty()) {
      return null;
    }
    TableOptions options =
        new TableOptions(
            notation.game(),
            rules,
            seats,
            true,
            Objects.requireNonNullElse(wish.clock(), Clock.STANDARD),
            Talk.CHAT,
            false,
            true,
            true,
            false,
            true,
            wish.language(),
            null);
    return new QuickTable(
        new TableFilter(null, wish.edition(), wish.clock(), wish.language(), 1),
        new CreateTable(wish.name(), options, null, false),
        bot);
  }

  private static boolean canPlay(GameNotation notation, JsonNode rules, int seats) {
    try {
      notation.rules(rules, seats);
      return true;
    } catch (Refusal e) {
      return false;
    }
  }
}
