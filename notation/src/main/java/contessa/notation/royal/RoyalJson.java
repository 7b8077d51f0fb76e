package contessa.notation.royal;

import contessa.game.Seats;
import contessa.notation.json.JsonWriter;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the fields of Coup Royal's events, whose object the caller opens and closes, and the
 * values that options and views share with them.
 */
final class RoyalJson {

  private RoyalJson() {}

  static void event(RoyalEvent event, JsonWriter json) {
    switch (event) {
      case RoyalEvent.Planned e -> {
        seat("planned", e.seat(), json);
        RoyalMove.Plan plan = e.plan();
        if (plan != null) {
          letters(plan, json);
        }
      }
      case RoyalEvent.Plans e -> plans("plans", e.plans(), name("plans", json));
      case RoyalEvent.Location e -> {
        name("location", json)
            .field("letter", String.valueOf(Locations.letter(e.location())))
            .field("outcome", e.result());
        seats("seats", e.seats(), json).field("loot", LootText.write(e.loot()));
      }
      case RoyalEvent.Gained e -> seat("gained", e.seat(), json).field("goods", e.goods().counts());
      case RoyalEvent.Secret e -> {
        Goods goods = e.goods();
        seat("secret", e.seat(), json)
            .field("count", e.count())
            .field("goods", goods == null ? null : goods.counts());
      }
      case RoyalEvent.Item e -> seat("item", e.seat(), json).field("fame", e.fame());
      case RoyalEvent.Documents e ->
          seat("documents", e.seat(), json)
              .field("good", e.good().word())
              .field("losses", e.losses());
      case RoyalEvent.Traded e ->
          seat("traded", e.seat(), json)
              .field("with", e.with())
              .field("taken", e.taken().word())
              .field("given", e.given().word());
      case RoyalEvent.Refilled e -> {
        name("refilled", json)
            .field("round", e.round())
            .field("letters", Locations.letters(e.refilled()));
        loot("open", e.open(), json).field("deck", e.deck()).orNull("partner", orNull(e.partner()));
      }
      case RoyalEvent.Scored e ->
          name("scored", json)
              .field("good", e.good().word())
              .field("totals", e.totals())
              .field("fame", e.fame());
      case RoyalEvent.Won e -> seats("seats", e.seats(), name("won", json));
    }
  }

  private static JsonWriter name(String name, JsonWriter json) {
    return json.field("event", name);
  }

  private static JsonWriter seat(String name, int seat, JsonWriter json) {
    return name(name, json).field("seat", seat);
  }

  // ---- Values

  static JsonWriter seats(String name, int seats, JsonWriter json) {
    return json.field(name, Seats.list(seats));
  }

  static @Nullable Integer orNull(int seat) {
    return seat == Seats.NOBODY ? null : seat;
  }

  static JsonWriter loot(String name, List<? extends @Nullable Loot> loot, JsonWriter json) {
    return json.list(
        name, loot, (one, j) -> j.writeValue(one == null ? null : LootText.write(one)));
  }

  static void plans(String name, List<? extends RoyalMove.@Nullable Plan> plans, JsonWriter json) {
    json.writeArrayPropertyStart(name);
    for (RoyalMove.@Nullable Plan plan : plans) {
      if (plan == null) {
        json.writeValue(null);
      } else {
        letters(plan, json.begin()).end();
      }
    }
    json.writeEndArray();
  }

  static JsonWriter letters(RoyalMove.Plan plan, JsonWriter json) {
    return json.field("thief", Locations.letters(plan.thieves()))
        .field("snitch", Locations.letters(plan.snitches()));
  }
}
