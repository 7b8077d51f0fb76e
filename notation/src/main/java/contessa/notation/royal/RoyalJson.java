package contessa.notation.royal;

import contessa.game.Seats;
import contessa.notation.json.JsonWriter;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the JSON values that options, events and views of Coup Royal share. */
final class RoyalJson {

  private RoyalJson() {}

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
