package contessa.royal;

/** The legal moves of the deciding seat, in the order of their codes. */
final class RoyalChoices {

  private RoyalChoices() {}

  static int count(RoyalTable table) {
    return switch (table.phase) {
      case PLAN -> table.menu(table.decider).size();
      case TAKE -> Integer.bitCount(PackedGoods.goods(table.supply));
      case INTRIGUE -> 1 + exchanges(table);
      case OVER -> 0;
    };
  }

  static int code(RoyalTable table, int n) {
    return switch (table.phase) {
      case PLAN -> n;
      case TAKE -> RoyalCodes.TAKE + member(PackedGoods.goods(table.supply), n);
      case INTRIGUE -> n == 0 ? RoyalCodes.STOP : exchange(table, n - 1);
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** The n-th member of a set of bits. */
  private static int member(int set, int n) {
    return Integer.numberOfTrailingZeros(Integer.expand(1 << n, set));
  }

  static boolean allow(RoyalTable table, int code) {
    return switch (table.phase) {
      case PLAN -> code >= 0 && code < table.menu(table.decider).size();
      case TAKE -> allowTake(table, code - RoyalCodes.TAKE);
      case INTRIGUE -> code == RoyalCodes.STOP || allowTrade(table, code);
      case OVER -> false;
    };
  }

  private static boolean allowTake(RoyalTable table, int good) {
    return good >= 0 && good < Good.ALL.size() && PackedGoods.count(table.supply, good) > 0;
  }

  private static boolean allowTrade(RoyalTable table, int code) {
    return code >= RoyalCodes.TRADE
        && RoyalCodes.seat(code) < table.seats()
        && (exchangesWith(table, RoyalCodes.seat(code)) >>> RoyalCodes.exchange(code) & 1) != 0;
  }

  /** The move's code if it is legal now, else -1. */
  static int codeOf(RoyalTable table, RoyalMove move) {
    int code =
        switch (move) {
          case RoyalMove.Plan plan ->
              table.phase == RoyalPhase.PLAN ? table.menu(table.decider).code(plan) : -1;
          case RoyalMove.Take take -> RoyalCodes.TAKE + take.good().index();
          case RoyalMove.Stop _ -> RoyalCodes.STOP;
          case RoyalMove.Trade trade -> RoyalCodes.of(trade);
        };
    return allow(table, code) ? code : -1;
  }

  /** How many exchanges the deciding seat can choose from. */
  static int exchanges(RoyalTable table) {
    int count = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      count += Integer.bitCount(exchangesWith(table, seat));
    }
    return count;
  }

  private static int exchangesWith(RoyalTable table, int seat) {
    int decider = table.decider;
    return seat == decider ? 0 : RoyalCodes.exchanges(table.cubes[seat], table.cubes[decider]);
  }

  private static int exchange(RoyalTable table, int n) {
    int left = n;
    for (int seat = 0; seat < table.seats(); seat++) {
      int exchanges = exchangesWith(table, seat);
      int count = Integer.bitCount(exchanges);
      if (left < count) {
        return RoyalCodes.trade(seat, member(exchanges, left));
      }
      left -= count;
    }
    throw new IllegalArgumentException("there are not that many exchanges");
  }
}
