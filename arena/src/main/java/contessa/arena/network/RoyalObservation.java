package contessa.arena.network;

import module java.base;

import contessa.bots.net.History;
import contessa.game.Move;
import contessa.game.View;
import contessa.royal.Good;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.RoyalCodes;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;
import org.jspecify.annotations.Nullable;

/**
 * A decision of Coup Royal. A plan's action is its place in the menu of plans; then come the goods
 * to take, the end of the exchanges, and the exchanges with each other seat. What has been seen
 * lies on the table, so all kinds of observation are the same: counts and flags.
 */
final class RoyalObservation extends Observation {

  private static final int PLANS = 60;
  private static final int GOODS = Good.ALL.size();
  private static final int STOP = PLANS + GOODS;
  private static final int TRADES = STOP + 1;
  private static final int EXCHANGES = GOODS * GOODS;

  private static final int OF_LOOT = 10;
  private static final int GLOBALS = 100;
  private static final int PER_SEAT = 20;

  private List<Move> moves = List.of();
  private int me;
  private int seats;
  private int at;

  RoyalObservation(Kind kind, int slots) {
    super(kind, GLOBALS + slots * PER_SEAT, TRADES + EXCHANGES * (slots - 1));
  }

  @Override
  public void read(View view) {
    moves = view.moves();
    me = view.reader();
    seats = view.seats();
    legal = moves.size();
  }

  @Override
  public int action(int place) {
    int code = code(place);
    if (code < PLANS) {
      return code;
    }
    if (code < RoyalCodes.TRADE) {
      return code == RoyalCodes.STOP ? STOP : PLANS + code - RoyalCodes.TAKE;
    }
    int other = (RoyalCodes.seat(code) - me + seats) % seats;
    return TRADES + EXCHANGES * (other - 1) + RoyalCodes.exchange(code);
  }

  @Override
  public int code(int place) {
    return switch ((RoyalMove) moves.get(place)) {
      case RoyalMove.Plan _ -> place; // every plan of the menu is legal
      case RoyalMove.Take take -> RoyalCodes.TAKE + take.good().index();
      case RoyalMove.Stop _ -> RoyalCodes.STOP;
      case RoyalMove.Trade trade -> RoyalCodes.of(trade);
    };
  }

  @Override
  public Move move(View view, int place) {
    return moves.get(place);
  }

  @Override
  public int[] actions(View view) {
    return IntStream.range(0, legal).map(this::action).toArray();
  }

  @Override
  public void write(View any, @Nullable History history) {
    if (inputs.length == 0) {
      return;
    }
    RoyalView view = (RoyalView) any;
    Arrays.fill(inputs, (byte) 0);
    at = 0;
    inputs[view.phase().ordinal()] = 1;
    at += RoyalPhase.values().length;
    number(view.round());
    for (int location = 0; location < Locations.MOST; location++) {
      int next = at + OF_LOOT;
      loot(location < view.open().size() ? view.open().get(location) : null);
      at = next;
    }
    number(view.deck().first().size());
    number(view.deck().second().size());
    number(view.secretDeck().size());
    goods(view.secretDeck().unseen());
    goods(view.supply());
    number(view.location() >= 0 ? view.location() + 1 : 0);
    number(view.due());
    for (int slot = 0; slot < seats; slot++) {
      at = GLOBALS + slot * PER_SEAT;
      seat(view, (me + slot) % seats);
    }
  }

  private void loot(@Nullable Loot loot) {
    if (loot == null) {
      return;
    }
    inputs[at + OF_LOOT - 1] = 1;
    switch (loot) {
      case Loot.Normal normal -> goods(normal.symbols());
      case Loot.Collection _ -> goods(Goods.each(1));
      case Loot.CarteBlanche _ -> inputs[at + GOODS] = 1;
      case Loot.Safecracker _ -> inputs[at + GOODS + 1] = 1;
      case Loot.Intrigues _ -> inputs[at + GOODS + 2] = 1;
      case Loot.Item(int fame) -> inputs[at + GOODS + 3] = (byte) fame;
      case Loot.Documents(Good good) -> inputs[at + GOODS + 4] = (byte) (1 + good.index());
    }
  }

  private void seat(RoyalView view, int seat) {
    RoyalView.Player player = view.players().get(seat);
    Goods secrets = player.secrets();
    goods(player.goods());
    number(player.secretCount());
    goods(secrets == null ? Goods.NONE : secrets);
    number(player.items().size());
    number(player.items().stream().mapToInt(Integer::intValue).sum());
    number(seat == view.partner() ? 1 : 0);
    RoyalMove.Plan plan = seat < view.plans().size() ? view.plans().get(seat) : null;
    for (int location = 0; location < Locations.MOST; location++) {
      if (plan != null) {
        int part = Locations.has(plan.thieves(), location) ? 1 : 0;
        number(Locations.has(plan.snitches(), location) ? 2 : part);
      }
    }
  }

  private void goods(Goods goods) {
    for (Good good : Good.ALL) {
      number(goods.count(good));
    }
  }

  private void number(int value) {
    inputs[at++] = (byte) Math.min(value, 255);
  }
}
