package contessa.royal;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.EventSink;
import contessa.game.Seats;
import contessa.royal.RoyalEvent.Location.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Turns what happens at a table into events, if anybody listens. */
final class News {

  private News() {}

  /** Others hear that the plan is in, not what it is (R-CR-07). */
  static void planned(@Nullable EventSink herald, int seat, PlanMenu menu, int code) {
    if (herald != null) {
      Event open = new RoyalEvent.Planned(seat, null);
      Event full = new RoyalEvent.Planned(seat, menu.plan(code));
      herald.tell(new AddressedEvent(open, full, Seats.of(seat)));
    }
  }

  static void plans(@Nullable EventSink herald, RoyalTable table) {
    if (herald != null) {
      List<RoyalMove.Plan> plans = new ArrayList<>();
      for (int seat = 0; seat < table.seats(); seat++) {
        plans.add(plan(table, seat));
      }
      herald.tellAll(new RoyalEvent.Plans(List.copyOf(plans)));
    }
  }

  static RoyalMove.Plan plan(RoyalTable table, int seat) {
    int lane = seat << 3;
    return new RoyalMove.Plan(
        (int) (table.thieves >>> lane) & 0xFF, (int) (table.snitches >>> lane) & 0xFF);
  }

  static void guarded(@Nullable EventSink herald, RoyalTable table, long thieves) {
    location(herald, table, Result.GUARDED, thieves);
  }

  static void vanished(@Nullable EventSink herald, RoyalTable table) {
    location(herald, table, Result.VANISHED, 0);
  }

  static void quarrel(@Nullable EventSink herald, RoyalTable table, long thieves) {
    location(herald, table, Result.QUARREL, thieves);
  }

  static void robbed(@Nullable EventSink herald, RoyalTable table, int thief) {
    location(herald, table, Result.ROBBED, 1L << (thief << 3));
  }

  private static void location(
      @Nullable EventSink herald, RoyalTable table, Result result, long thieves) {
    if (herald != null) {
      int seats = Seats.NONE;
      for (long rest = thieves; rest != 0; rest &= rest - 1) {
        seats |= Seats.of(Long.numberOfTrailingZeros(rest) >>> 3);
      }
      Loot loot = LootCode.loot(table.open[table.location]);
      herald.tellAll(new RoyalEvent.Location(table.location, result, seats, loot));
    }
  }

  static void gained(@Nullable EventSink herald, int seat, int pile) {
    if (herald != null) {
      herald.tellAll(new RoyalEvent.Gained(seat, Goods.of(pile)));
    }
  }

  /** Others hear how many, the owner also which (R-CR-05). */
  static void secret(@Nullable EventSink herald, int seat, int pile) {
    if (herald != null) {
      int count = Pile.total(pile);
      Event open = new RoyalEvent.Secret(seat, count, null);
      Event full = new RoyalEvent.Secret(seat, count, Goods.of(pile));
      herald.tell(new AddressedEvent(open, full, Seats.of(seat)));
    }
  }

  static void item(@Nullable EventSink herald, int seat, int fame) {
    if (herald != null) {
      herald.tellAll(new RoyalEvent.Item(seat, fame));
    }
  }

  /** To be told before the cubes are returned. */
  static void documents(@Nullable EventSink herald, RoyalTable table, int thief, int good) {
    if (herald != null) {
      List<Integer> losses =
          bySeat(
              table,
              seat ->
                  seat == thief
                      ? 0
                      : RoyalTable.halfRoundedUp(Pile.count(table.cubes[seat], good)));
      herald.tellAll(new RoyalEvent.Documents(thief, Good.of(good), losses));
    }
  }

  static void traded(@Nullable EventSink herald, int seat, int with, int taken, int given) {
    if (herald != null) {
      herald.tellAll(new RoyalEvent.Traded(seat, with, Good.of(taken), Good.of(given)));
    }
  }

  static void refilled(@Nullable EventSink herald, RoyalTable table, int refilled) {
    if (herald != null) {
      List<Loot> open = IntStream.of(table.open).mapToObj(LootCode::loot).toList();
      int left = table.deck.length - table.lootDrawn;
      herald.tellAll(new RoyalEvent.Refilled(table.round, refilled, open, left, table.partner));
    }
  }

  static void scored(@Nullable EventSink herald, RoyalTable table) {
    if (herald != null) {
      for (Good good : Good.ALL) {
        herald.tellAll(
            new RoyalEvent.Scored(
                good,
                bySeat(table, seat -> Scoring.held(table, seat, good.index())),
                bySeat(table, seat -> Scoring.fame(table, seat, good.index()))));
      }
      herald.tellAll(new RoyalEvent.Won(table.winners()));
    }
  }

  static List<Integer> bySeat(RoyalTable table, IntUnaryOperator number) {
    return IntStream.range(0, table.seats()).map(number).boxed().toList();
  }
}
