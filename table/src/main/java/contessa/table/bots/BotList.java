package contessa.table.bots;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.roster.Cast;
import contessa.bots.roster.Roster;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import contessa.table.message.BotInfo;

/** The characters who can be invited to a table. */
public final class BotList {

  private BotList() {}

  /** The strongest bot for a game; the roster has it last. */
  public static String strongest(String game) {
    return Roster.all().stream().filter(kind -> kind.plays(game)).toList().getLast().name();
  }

  public static List<BotInfo> all() {
    List<String> games = Notations.ALL.stream().map(GameNotation::game).toList();
    return Arrays.stream(Cast.values()).map(one -> info(one, games)).toList();
  }

  private static BotInfo info(Cast one, List<String> games) {
    BotKind kind = Roster.named(one.id()).orElseThrow();
    return new BotInfo(
        one.id(),
        kind.about(),
        one.level(),
        one.style().name().toLowerCase(Locale.ROOT),
        games.stream().filter(kind::plays).toList());
  }
}
