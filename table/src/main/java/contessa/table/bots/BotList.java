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

  /** The strongest bot, which stands in for people. It plays every game. */
  public static final String STRONGEST = Cast.CONTESSA.id();

  private BotList() {}

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
