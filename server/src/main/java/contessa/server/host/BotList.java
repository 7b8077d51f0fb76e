package contessa.server.host;

import contessa.bots.roster.Roster;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import contessa.server.wire.BotInfo;
import java.util.List;

/** The bots that can be added to a table. */
public final class BotList {

  private BotList() {}

  public static List<BotInfo> all() {
    List<String> games = Notations.ALL.stream().map(GameNotation::game).toList();
    return Roster.all().stream()
        .map(
            kind ->
                new BotInfo(kind.name(), kind.about(), games.stream().filter(kind::plays).toList()))
        .toList();
  }
}
