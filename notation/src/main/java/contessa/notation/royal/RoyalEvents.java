package contessa.notation.royal;

import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
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
      case RoyalEvent.Planned planned -> planned(planned, json);
      case RoyalEvent.Plans plans -> {
        name("plans", json);
        RoyalJson.plans("plans", plans.plans(), json);
      }
      case RoyalEvent.Location location -> location(location, json);
      case RoyalEvent.Gained gained -> {
        named("gained", gained.seat(), json);
        RoyalJson.goods("goods", gained.goods(), json);
      }
      case RoyalEvent.Secret secret -> secret(secret, json);
      case RoyalEvent.Item item -> {
        named("item", item.seat(), json);
        json.field("fame", item.fame());
      }
      case RoyalEvent.Documents documents -> {
        named("documents", documents.seat(), json);
        json.field("good", documents.good().word());
        RoyalJson.numbers("losses", documents.losses(), json);
      }
      case RoyalEvent.Traded traded -> {
        named("traded", traded.seat(), json);
        json.field("with", traded.with());
        json.field("taken", traded.taken().word());
        json.field("given", traded.given().word());
      }
      case RoyalEvent.Refilled refilled -> refilled(refilled, json);
      case RoyalEvent.Scored scored -> {
        name("scored", json);
        json.field("good", scored.good().word());
        RoyalJson.numbers("totals", scored.totals(), json);
        RoyalJson.numbers("fame", scored.fame(), json);
      }
      case RoyalEvent.Won won -> {
        name("won", json);
        RoyalJson.seats("seats", won.seats(), json);
      }
    }
  }

  private static void name(String name, JsonWriter json) {
    json.field("event", name);
  }

  private static void named(String name, int seat, JsonWriter json) {
    name(name, json);
    json.field("seat", seat);
  }

  private static void planned(RoyalEvent.Planned planned, JsonWriter json) {
    named("planned", planned.seat(), json);
    RoyalMove.Plan plan = planned.plan();
    if (plan != null) {
      RoyalJson.letters(plan, json);
    }
  }

  private static void location(RoyalEvent.Location location, JsonWriter json) {
    name("location", json);
    json.field("letter", String.valueOf(Locations.letter(location.location())));
    json.field("outcome", Words.kebab(location.result()));
    RoyalJson.seats("seats", location.seats(), json);
    json.field("loot", LootText.write(location.loot()));
  }

  private static void secret(RoyalEvent.Secret secret, JsonWriter json) {
    named("secret", secret.seat(), json);
    json.field("count", secret.count());
    Goods goods = secret.goods();
    if (goods != null) {
      RoyalJson.goods("goods", goods, json);
    }
  }

  private static void refilled(RoyalEvent.Refilled refilled, JsonWriter json) {
    name("refilled", json);
    json.field("round", refilled.round());
    json.field("letters", Locations.letters(refilled.refilled()));
    RoyalJson.loot("open", refilled.open(), json);
    json.field("deck", refilled.deck());
    RoyalJson.seatOrNull("partner", refilled.partner(), json);
  }
}
