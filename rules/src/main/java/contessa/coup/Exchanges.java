package contessa.coup;

import static contessa.coup.Ordinals.EXCHANGE;

import contessa.game.Chance;
import contessa.game.EventSink;
import org.jspecify.annotations.Nullable;

/** Exchanging cards with the court: draw, then keep as many as before (R-RES-04). */
final class Exchanges {

  static final int AMBASSADOR_DRAWS = 2;
  private static final int INQUISITOR_DRAWS = 1;

  private Exchanges() {}

  /** The actor exchanges with the character claimed. */
  static void byClaim(CoupTable table, Chance chance, @Nullable EventSink sink) {
    int draws = table.claimed() == Role.AMBASSADOR.ordinal() ? AMBASSADOR_DRAWS : INQUISITOR_DRAWS;
    open(table, table.actor, draws, chance, sink);
  }

  static void open(
      CoupTable table, int player, int draws, Chance chance, @Nullable EventSink sink) {
    table.turnState =
        TurnState.with(table.turnState, TurnState.KEEP, Integer.bitCount(table.down(player)));
    Court.drawInto(table, player, draws, chance, sink);
    table.ask(EXCHANGE, player);
  }

  static void keep(CoupTable table, int places, Chance chance, @Nullable EventSink sink) {
    int player = table.toMove;
    int pool = table.down(player);
    int kept = ExchangePool.cards(pool, places);
    if (!table.rules.distinct) {
      kept = ExchangePool.keeping(table.exposed(player), kept, pool);
    }
    Court.giveBack(table, player, pool & ~kept, sink);
    Turns.end(table, chance, sink);
  }

  /** The player is about to leave: the first cards of the pool are kept. */
  static void abandon(CoupTable table, int player, @Nullable EventSink sink) {
    int pool = table.down(player);
    int places = (1 << table.keep()) - 1;
    Court.giveBack(table, player, pool & ~ExchangePool.cards(pool, places), sink);
  }
}
