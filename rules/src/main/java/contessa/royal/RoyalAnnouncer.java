package contessa.royal;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.EventSink;
import contessa.game.Seats;
import contessa.royal.RoyalEvent.Location.Result;
import org.jspecify.annotations.Nullable;

/** Turns what happens at a table into events, if there is a listener. */
final class RoyalAnnouncer {

  private RoyalAnnouncer() {}

  /** The others hear that the plan is made, not what it is (R-CR-07). */
  static void planned(@Nullable EventSink sink, int seat, PlanMenu menu, int code) {
    if (sink != null) {
      Event open = new RoyalEvent.Planned(seat, null);
      Event full = new RoyalEvent.Planned(seat, menu.plan(code));
      sink.tell(new AddressedEvent(open, full, Seats.of(seat)));
    }
  }

  static void plans(@Nullable EventSink sink, RoyalTable table) {
    if (sink != null) {
      List<RoyalMove.Plan> plans = new ArrayList<>();
      for (int seat = 0; seat < table.seats(); seat++) {
        plans.add(plan(table, seat));
      }
      sink.tellAll(new RoyalEvent.Plans(List.copyOf(plans)));
    }
  }

  static RoyalMove.Plan plan(RoyalTable table, int seat) {
    int lane = seat << 3;
    return new RoyalMove.Plan(
        (int) (table.thieves >>> lane) & 0xFF, (int) (table.snitches >>> lane) & 0xFF);
  }

  static void location(@Nullable EventSink sink, RoyalTable table, Result result, long thieves) {
    if (sink != null) {
      int seats = Seats.NONE;
      for (long rest = thieves; rest != 0; rest &= rest - 1) {
        seats |= Seats.of(Long.numberOfTrailingZeros(rest) >>> 3);
      }
      Loot loot = Objects.requireNonNull(table.open[table.location]);
      sink.tellAll(new RoyalEvent.Location(table.location, result, seats, loot));
    }
  }

  static void gained(@Nullable EventSink sink, int seat, int pile) {
    if (sink != null) {
      sink.tellAll(new RoyalEvent.Gained(seat, Goods.of(pile)));
    }
  }

  /** The others hear how many cards, the owner also which (R-CR-05). */
  static void secret(@Nullable EventSink sink, int seat, int pile) {
    if (sink != null) {
      int count = PackedGoods.total(pile);
      Event open = new RoyalEvent.Secret(seat, count, null);
      Event full = new RoyalEvent.Secret(seat, count, Goods.of(pile));
      sink.tell(new AddressedEvent(open, full, Seats.of(seat)));
    }
  }

  static void item(@Nullable EventSink sink, int seat, int fame) {
    if (sink != null) {
      sink.tellAll(new RoyalEvent.Item(seat, fame));
    }
  }

  /** Must be called before the cubes are returned. */
  static void documents(@Nullable EventSink sink, RoyalTable table, int thief, int good) {
    if (sink != null) {
      List<Integer> losses =
          bySeat(
              table,
              seat ->
                  seat == thief
                      ? 0
                      : RoyalTable.halfRoundedUp(PackedGoods.count(table.cubes[seat], good)));
      sink.tellAll(new RoyalEvent.Documents(thief, Good.of(good), losses));
    }
  }

  static void traded(@Nullable EventSink sink, int seat, int with, int taken, int given) {
    if (sink != null) {
      sink.tellAll(new RoyalEvent.Traded(seat, with, Good.of(taken), Good.of(given)));
    }
  }

  static void refilled(@Nullable EventSink sink, RoyalTable table, int refilled) {
    if (sink != null) {
      List<Loot> open = Stream.of(table.open).map(Objects::requireNonNull).toList();
      int left = table.deck.length - table.lootDrawn;
      sink.tellAll(new RoyalEvent.Refilled(table.round, refilled, open, left, table.partner));
    }
  }

  static void scored(@Nullable EventSink sink, RoyalTable table) {
    if (sink != null) {
      for (Good good : Good.ALL) {
        sink.tellAll(
            new RoyalEvent.Scored(
                good,
                bySeat(table, seat -> Scoring.held(table, seat, good.index())),
                bySeat(table, seat -> Scoring.fame(table, seat, good.index()))));
      }
      sink.tellAll(new RoyalEvent.Won(table.winners()));
    }
  }

  static List<Integer> bySeat(RoyalTable table, IntUnaryOperator number) {
    return IntStream.range(0, table.seats()).map(number).boxed().toList();
  }
}
