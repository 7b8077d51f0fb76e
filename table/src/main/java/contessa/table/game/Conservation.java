package contessa.table.game;

import static contessa.table.game.Contradiction.unless;
import static java.util.Objects.requireNonNull;

import contessa.coup.CoinReason;
import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.royal.Good;
import contessa.royal.RoyalView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * No step of a game creates or loses a card, a coin or a cube. The server checks this at every step
 * of every game, before it is told.
 */
final class Conservation {

  private Conservation() {}

  static void checkCoup(@Nullable Position before, Position after, List<AddressedEvent> events) {
    CoupTable table = (CoupTable) after.table();
    cards(table);
    if (before != null) {
      coins((CoupTable) before.table(), table, events);
    }
  }

  private static void cards(CoupTable table) {
    int inPlay = table.rules().cards().bits();
    int seen = table.court();
    int count = Integer.bitCount(seen);
    for (int seat = 0; seat < table.seats(); seat++) {
      seen |= table.down(seat) | table.up(seat);
      count += Integer.bitCount(table.down(seat)) + Integer.bitCount(table.up(seat));
    }
    unless(Integer.bitCount(seen) == count, "a card is in two places");
    unless((seen & ~inPlay) == 0, "a card does not belong to this game");
    // In a draft some of the cards in play stay in the box.
    unless(table.rules().options().draft() || seen == inPlay, "a card is lost");
  }

  /** Coins change as the events say, and in no other way. */
  private static void coins(CoupTable before, CoupTable after, List<AddressedEvent> events) {
    int[] coins = new int[before.seats()];
    for (int seat = 0; seat < coins.length; seat++) {
      coins[seat] = before.coins(seat);
    }
    int reserve = before.reserve();
    for (AddressedEvent one : events) {
      if (one.full() instanceof CoupEvent.Coins(int seat, int change, CoinReason reason)) {
        coins[seat] += change;
        boolean ofReserve = reason == CoinReason.CONVERT || reason == CoinReason.EMBEZZLE;
        reserve -= ofReserve ? change : 0;
      }
    }
    for (int seat = 0; seat < coins.length; seat++) {
      unless(coins[seat] >= 0 && after.coins(seat) == coins[seat], "coins were created or lost");
    }
    unless(after.reserve() == reserve, "coins of the reserve were created or lost");
  }

  static void goods(RoyalView truth) {
    for (Good good : Good.ALL) {
      int cubes = truth.supply().count(good);
      long secrets =
          requireNonNull(truth.secretDeck().order()).stream().filter(good::equals).count();
      for (RoyalView.Player player : truth.players()) {
        cubes += player.goods().count(good);
        secrets += requireNonNull(player.secrets()).count(good);
      }
      unless(cubes == truth.rules().data().cubesPerGood(), "cubes were created or lost");
      unless(secrets == truth.rules().data().secretsPerGood(), "secret cards were created or lost");
    }
  }
}
