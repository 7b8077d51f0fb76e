package contessa.royal;

import contessa.game.Seats;

/** Fame for the goods and items held, category by category (R-CR-30 to R-CR-32, R-CR-53). */
final class Scoring {

  /** With two players a lead smaller than this is no lead. */
  private static final int MARGIN = 2;

  private Scoring() {}

  /** A seat's cubes and secret cards of one good. */
  static int held(RoyalTable table, int seat, int good) {
    return PackedGoods.count(table.cubes[seat], good)
        + PackedGoods.count(table.secrets[seat], good);
  }

  static int fame(RoyalTable table, int seat, int good) {
    int own = held(table, seat, good);
    if (own == 0 && !table.rules.data().zeroHoldingsRank()) {
      return 0;
    }
    int better = 0;
    int tied = 0;
    for (int other = 0; other < table.seats(); other++) {
      int lead = lead(table, held(table, other, good) - own);
      if (lead > 0) {
        better++;
      } else if (lead == 0) {
        tied++;
      }
    }
    return shared(table.rules.fame(good), better, tied);
  }

  private static int lead(RoyalTable table, int difference) {
    return table.seats() == 2 && Math.abs(difference) < MARGIN ? 0 : difference;
  }

  /** The fame of the places that the tied players take, divided and rounded down (R-CR-31). */
  private static int shared(int[] places, int better, int tied) {
    int sum = 0;
    for (int place = better; place < better + tied; place++) {
      sum += places[place];
    }
    return sum / tied;
  }

  /** A seat's fame in all categories and for its items. */
  static int total(RoyalTable table, int seat) {
    int fame = PackedItems.fame(table.items[seat]);
    for (int good = 0; good < Good.ALL.size(); good++) {
      fame += fame(table, seat, good);
    }
    return fame;
  }

  static int winners(RoyalTable table) {
    int most = -1;
    int winners = Seats.NONE;
    for (int seat = 0; seat < table.seats(); seat++) {
      int fame = total(table, seat);
      if (fame > most) {
        most = fame;
        winners = Seats.NONE;
      }
      if (fame == most) {
        winners |= Seats.of(seat);
      }
    }
    return winners;
  }
}
