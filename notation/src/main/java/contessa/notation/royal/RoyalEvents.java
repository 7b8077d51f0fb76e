package contessa.notation.royal;

import contessa.notation.json.JsonWriter;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.LootText;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;

/** Writes the fields of Coup Royal's events; the caller opens and closes the object. */
final class RoyalEvents {

  private RoyalEvents() {}

  static void write(RoyalEvent event, JsonWriter json) {
    switch (event) {
      case RoyalEvent.Planned e -> {
        seat("planned", e.seat(), json);
        RoyalMove.Plan plan = e.plan();
        if (plan != null) {
          RoyalJson.letters(plan, json);
        }
      }
      case RoyalEvent.Plans e -> RoyalJson.plans("plans", e.plans(), name("plans", json));
      case RoyalEvent.Location e -> {
        name("location", json)
            .field("letter", String.valueOf(Locations.letter(e.location())))
            .field("outcome", e.result());
        RoyalJson.seats("seats", e.seats(), json).field("loot", LootText.write(e.loot()));
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
        RoyalJson.loot("open", e.open(), json)
            .field("deck", e.deck())
            .orNull("partner", RoyalJson.orNull(e.partner()));
      }
      case RoyalEvent.Scored e ->
          name("scored", json)
              .field("good", e.good().word())
              .field("totals", e.totals())
              .field("fame", e.fame());
      case RoyalEvent.Won e -> RoyalJson.seats("seats", e.seats(), name("won", json));
    }
  }

  private static JsonWriter name(String name, JsonWriter json) {
    return json.field("event", name);
  }

  private static JsonWriter seat(String name, int seat, JsonWriter json) {
    return name(name, json).field("seat", seat);
  }
}
