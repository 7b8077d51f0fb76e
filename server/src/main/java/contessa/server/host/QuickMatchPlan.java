package contessa.server.host;

import module java.base;

import contessa.bots.roster.Roster;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import contessa.server.message.QuickMatch;
import contessa.server.message.TableFilter;
import contessa.server.table.LiveTable;
import contessa.table.command.Seating;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import contessa.table.player.PlayerIds;
import org.jspecify.annotations.Nullable;

/**
 * How to serve a request for a quick match.
 *
 * @param filter the existing tables that would do
 * @param request the table to create if there is none
 * @param filler the bot that takes its free seats
 */
record QuickMatchPlan(TableFilter filter, CreateTable request, String filler) {

  private static final String DEFAULT_EDITION = "resistance";
  private static final String DEFAULT_BOT = Seating.ANYONE;
  private static final int DEFAULT_SEATS = 4;

  /** Null if there is no such game, or the bot does not play it. */
  static @Nullable QuickMatchPlan of(String player, QuickMatch wish) {
    String edition = Objects.requireNonNullElse(wish.edition(), DEFAULT_EDITION);
    String bot = Objects.requireNonNullElse(wish.bot(), DEFAULT_BOT);
    int seats = Objects.requireNonNullElse(wish.seats(), DEFAULT_SEATS);
    GameNotation notation = Notations.withEdition(edition);
    JsonNode rules = JsonNode.object().put("edition", edition);
    if (notation == null
        || !canPlay(notation, rules, seats)
        || !bot.equals(Seating.ANYONE)
            && Roster.named(bot).filter(kind -> kind.plays(notation.game())).isEmpty()) {
      return null;
    }
    TableOptions options =
        TableOptions.usual(notation.game(), seats)
            .withRules(rules)
            .withOpen(true)
            .withPrograms(PlayerIds.isProgram(player))
            .withClock(Objects.requireNonNullElse(wish.clock(), Clock.STANDARD))
            .withLanguage(wish.language());
    return new QuickMatchPlan(
        new TableFilter(null, wish.edition(), wish.clock(), wish.language(), 1),
        new CreateTable(wish.name(), options, null, false, null),
        bot);
  }

  /**
   * A seat at an existing table; empty if none would do.
   *
   * @param command the id of the command that takes it
   */
  Optional<TableCreated> seat(String player, String name, TableDirectory tables, String command) {
    for (TableSummary summary : tables.summaries(table -> table.lobbyEntry().listed()).reversed()) {
      LiveTable table = filter.matches(summary) ? tables.get(summary.table()) : null;
      if (table != null && table.awaitsPlayers() && takeSeat(player, name, table, command)) {
        return Optional.of(new TableCreated(table.id(), table.lobbyEntry().code()));
      }
    }
    return Optional.empty();
  }

  private static boolean takeSeat(String player, String name, LiveTable table, String command) {
    return table.lobbyEntry().players().contains(player)
        || table.submit(player, new Command.Sit(command, name, null)).ok();
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
