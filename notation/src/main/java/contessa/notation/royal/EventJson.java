package contessa.notation.royal;

import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.LootText;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** Events as JSON. */
final class EventJson {

  private EventJson() {}

  static void write(RoyalEvent event, JsonGenerator json) {
    switch (event) {
      case RoyalEvent.Planned planned -> planned(planned, json);
      case RoyalEvent.Plans plans -> {
        name("plans", json);
        Json.plans("plans", plans.plans(), json);
      }
      case RoyalEvent.Location location -> location(location, json);
      case RoyalEvent.Gained gained -> {
        named("gained", gained.seat(), json);
        Json.goods("goods", gained.goods(), json);
      }
      case RoyalEvent.Secret secret -> secret(secret, json);
      case RoyalEvent.Item item -> {
        named("item", item.seat(), json);
        json.writeNumberProperty("fame", item.fame());
      }
      case RoyalEvent.Documents documents -> {
        named("documents", documents.seat(), json);
        json.writeStringProperty("good", documents.good().word());
        Json.numbers("losses", documents.losses(), json);
      }
      case RoyalEvent.Traded traded -> {
        named("traded", traded.seat(), json);
        json.writeNumberProperty("with", traded.with());
        json.writeStringProperty("taken", traded.taken().word());
        json.writeStringProperty("given", traded.given().word());
      }
      case RoyalEvent.Refilled refilled -> refilled(refilled, json);
      case RoyalEvent.Scored scored -> {
        name("scored", json);
        json.writeStringProperty("good", scored.good().word());
        Json.numbers("totals", scored.totals(), json);
        Json.numbers("fame", scored.fame(), json);
      }
      case RoyalEvent.Won won -> {
        name("won", json);
        Json.seats("seats", won.seats(), json);
      }
    }
  }

  private static void name(String name, JsonGenerator json) {
    json.writeStringProperty("event", name);
  }

  private static void named(String name, int seat, JsonGenerator json) {
    name(name, json);
    json.writeNumberProperty("seat", seat);
  }

  private static void planned(RoyalEvent.Planned planned, JsonGenerator json) {
    named("planned", planned.seat(), json);
    RoyalMove.Plan plan = planned.plan();
    if (plan != null) {
      Json.letters(plan, json);
    }
  }

  private static void location(RoyalEvent.Location location, JsonGenerator json) {
    name("location", json);
    json.writeStringProperty("letter", String.valueOf(Locations.letter(location.location())));
    json.writeStringProperty("outcome", location.result().name().toLowerCase(Locale.ROOT));
    Json.seats("seats", location.seats(), json);
    json.writeStringProperty("loot", LootText.write(location.loot()));
  }

  private static void secret(RoyalEvent.Secret secret, JsonGenerator json) {
    named("secret", secret.seat(), json);
    json.writeNumberProperty("count", secret.count());
    Goods goods = secret.goods();
    if (goods != null) {
      Json.goods("goods", goods, json);
    }
  }

  private static void refilled(RoyalEvent.Refilled refilled, JsonGenerator json) {
    name("refilled", json);
    json.writeNumberProperty("round", refilled.round());
    json.writeStringProperty("letters", Locations.letters(refilled.refilled()));
    Json.loot("open", refilled.open(), json);
    json.writeNumberProperty("deck", refilled.deck());
    Json.seatOrNull("partner", refilled.partner(), json);
  }
}
