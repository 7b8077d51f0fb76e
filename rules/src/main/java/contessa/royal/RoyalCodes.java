package contessa.royal;

import contessa.game.Seats;

/** The integer codes of moves. Plans are numbered in their {@link PlanMenu} instead. */
public final class RoyalCodes {

  public static final int TAKE = 64;
  public static final int STOP = 79;
  public static final int TRADE = 80;

  private static final RoyalMove[] MOVES = moves();

  /**
   * By the goods of the other player and of the thief: bit 4 · taken + given per exchange of unlike
   * goods.
   */
  private static final int[] EXCHANGES = exchanges();

  private RoyalCodes() {}

  static int trade(int seat, int exchange) {
    return TRADE + (seat << 4) + exchange;
  }

  /** The trade's code, or -1 if there cannot be such a seat. */
  public static int of(RoyalMove.Trade trade) {
    if (trade.seat() < 0 || trade.seat() >= RoyalRules.MOST_PLAYERS) {
      return -1;
    }
    return trade(trade.seat(), trade.taken().index() << 2 | trade.given().index());
  }

  /** Which goods change hands: 4 · taken + given. */
  public static int exchange(int trade) {
    return (trade - TRADE) & 15;
  }

  public static int seat(int trade) {
    return (trade - TRADE) >>> 4;
  }

  static int taken(int trade) {
    return trade >>> 2 & 3;
  }

  static int given(int trade) {
    return trade & 3;
  }

  static RoyalMove move(int code) {
    return MOVES[code - TAKE];
  }

  /** The exchanges possible between two players; like for like is not offered (G-CR-03). */
  static int exchanges(int theirs, int own) {
    return EXCHANGES[PackedGoods.goods(theirs) << 4 | PackedGoods.goods(own)];
  }

  private static RoyalMove[] moves() {
    RoyalMove[] moves = new RoyalMove[trade(RoyalRules.MOST_PLAYERS, 0) - TAKE];
    for (Good good : Good.ALL) {
      moves[good.index()] = new RoyalMove.Take(good);
    }
    moves[STOP - TAKE] = new RoyalMove.Stop();
    for (int code = TRADE; code - TAKE < moves.length; code++) {
      moves[code - TAKE] =
          new RoyalMove.Trade(seat(code), Good.of(taken(code)), Good.of(given(code)));
    }
    return moves;
  }

  private static int[] exchanges() {
    int[] exchanges = new int[256];
    for (int pair = 0; pair < exchanges.length; pair++) {
      for (int exchange = 0; exchange < 16; exchange++) {
        int taken = exchange >>> 2;
        int given = exchange & 3;
        if (taken != given && Seats.has(pair >>> 4, taken) && Seats.has(pair & 15, given)) {
          exchanges[pair] |= 1 << exchange;
        }
      }
    }
    return exchanges;
  }
}
