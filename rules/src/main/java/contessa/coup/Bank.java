package contessa.coup;

import contessa.game.EventSink;
import contessa.game.Seats;
import org.jspecify.annotations.Nullable;

/** Coins between players and the bank, which never runs out (R-BANK-01). */
final class Bank {

  private Bank() {}

  /**
   * Gives coins to a player, or takes them if the change is negative; announces nothing for none.
   */
  static void pay(
      CoupTable table, int player, int change, CoinReason why, @Nullable EventSink sink) {
    table.setCoins(player, table.coins(player) + change);
    CoupAnnouncer.coins(sink, player, change, why);
  }

  /** The coins of exiled players go to the bank, never to the Reserve (R-CORE-10, D-15). */
  static void collectFromExiles(CoupTable table, @Nullable EventSink sink) {
    for (int gone = Seats.first(table.seats()) & ~table.living; gone != 0; gone &= gone - 1) {
      int player = Seats.lowest(gone);
      pay(table, player, -table.coins(player), CoinReason.EXILE, sink);
    }
  }

  /** The coins that the table shows as the treasury: the box minus the coins held (R-BANK-02). */
  static int treasury(Edition edition, int held) {
    return Math.max(0, edition.coins() - held);
  }
}
