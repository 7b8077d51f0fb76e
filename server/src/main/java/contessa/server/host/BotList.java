package contessa.server.host;

import contessa.bots.roster.Roster;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import contessa.server.message.BotInfo;
import java.util.List;

/** The bots that can be added to a table. */
public final class BotList {

  private BotList() {}

  /** The strongest bot for a game; the roster has it last. */
  static String strongest(String game) {
    return Roster.all().stream().filter(kind -> kind.plays(game)).toList().getLast().name();
  }

  public static List<BotInfo> all() {
    List<String> games = Notations.ALL.stream().map(GameNotation::game).toList();
    return Roster.all().stream()
        .map(
            kind ->
                new BotInfo(kind.name(), kind.about(), games.stream().filter(kind::plays).toList()))
        .toList();
  }
}
