package contessa.coup;

import static contessa.coup.OpenState.EXCHANGE;

import contessa.game.Chance;
import contessa.game.EventSink;
import org.jspecify.annotations.Nullable;

/** Exchanging cards with the court: draw, then keep as many as before (R-RES-04). */
final class Exchanges {

  static final int AMBASSADOR_DRAWS = 2;
  private static final int INQUISITOR_DRAWS = 1;

  private static final int MOST = 4;
  private static final int MOST_KEPT = 2;

  /** By the number kept, the number of cards, and which of them equal the card before. */
  private static final long[][][] WAYS = new long[MOST_KEPT + 1][MOST + 1][1 << MOST];

  static {
    for (int keep = 1; keep <= MOST_KEPT; keep++) {
      for (int size = keep; size <= MOST; size++) {
        for (int twins = 0; twins < 1 << size; twins++) {
          WAYS[keep][size][twins] = ways(keep, size, twins);
        }
      }
    }
  }

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
    int kept = cards(pool, places);
    if (!table.rules.distinct) {
      kept = keeping(table.exposed(player), kept, pool);
    }
    Court.giveBack(table, player, pool & ~kept, sink);
    Turns.end(table, chance, sink);
  }

  /** The player is about to leave: the first cards of the pool are kept. */
  static void abandon(CoupTable table, int player, @Nullable EventSink sink) {
    int pool = table.down(player);
    int places = (1 << table.keep()) - 1;
    Court.giveBack(table, player, pool & ~cards(pool, places), sink);
  }

  // ---- The cards that an exchanging player chooses from, and the ways to keep some of them

  /** The mask of codes {@link CoupCodes#KEEP} + places; equal cards make one choice (R-ASK-04). */
  static long choices(int pool, int keep, boolean distinct) {
    int twins = distinct ? 0 : places(pool, Cards.twins(pool));
    return WAYS[keep][Integer.bitCount(pool)][twins];
  }

  private static long ways(int keep, int size, int twins) {
    long mask = 0;
    for (int places = 1; places < 1 << size; places++) {
      // Of equal cards the first is kept first; keeping a later one instead is the same choice.
      boolean repeats = (places & twins & ~(places << 1)) != 0;
      if (Integer.bitCount(places) == keep && !repeats) {
        mask |= 1L << (CoupCodes.KEEP + places);
      }
    }
    return mask;
  }

  static int cards(int pool, int places) {
    return Integer.expand(places, pool);
  }

  static int places(int pool, int cards) {
    return Integer.compress(cards, pool) & (1 << MOST) - 1;
  }

  /** Of equal cards the exposed one leaves the hand last, so it is kept first (R-PRV-05). */
  static int keeping(int exposed, int kept, int pool) {
    if ((pool & exposed & ~kept) == 0) {
      return kept;
    }
    int equal = kept & Cards.copiesOf(Cards.roleOf(exposed));
    return equal == 0 ? kept : kept & ~Integer.lowestOneBit(equal) | exposed;
  }
}
