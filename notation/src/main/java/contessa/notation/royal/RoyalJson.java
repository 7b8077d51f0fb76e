package contessa.notation.royal;

import contessa.game.Seats;
import contessa.notation.json.JsonWriter;
import contessa.royal.Goods;
import contessa.royal.Locations;
import contessa.royal.Loot;
import contessa.royal.LootText;
import contessa.royal.RoyalMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the JSON values that options, events and views of Coup Royal share. */
final class RoyalJson {

  private RoyalJson() {}

  static void goods(String name, Goods goods, JsonWriter json) {
    numbers(name, goods.counts(), json);
  }

  static void numbers(String name, List<Integer> numbers, JsonWriter json) {
    json.writeName(name);
    numbers(numbers, json);
  }

  static void numbers(List<Integer> numbers, JsonWriter json) {
    json.writeStartArray();
    for (int number : numbers) {
      json.writeNumber(number);
    }
    json.writeEndArray();
  }

  static void seats(String name, int seats, JsonWriter json) {
    json.writeArrayPropertyStart(name);
    for (int seat : Seats.list(seats)) {
      json.writeNumber(seat);
    }
    json.writeEndArray();
  }

  static void seatOrNull(String name, int seat, JsonWriter json) {
    if (seat == Seats.NOBODY) {
      json.writeNullProperty(name);
    } else {
      json.field(name, seat);
    }
  }

  static void loot(String name, List<? extends @Nullable Loot> loot, JsonWriter json) {
    json.writeArrayPropertyStart(name);
    for (@Nullable Loot one : loot) {
      if (one == null) {
        json.writeNull();
      } else {
        json.writeString(LootText.write(one));
      }
    }
    json.writeEndArray();
  }

  static void plans(String name, List<? extends RoyalMove.@Nullable Plan> plans, JsonWriter json) {
    json.writeArrayPropertyStart(name);
    for (RoyalMove.@Nullable Plan plan : plans) {
      if (plan == null) {
        json.writeNull();
      } else {
        json.writeStartObject();
        letters(plan, json);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  static void letters(RoyalMove.Plan plan, JsonWriter json) {
    json.field("thief", Locations.letters(plan.thieves()));
    json.field("snitch", Locations.letters(plan.snitches()));
  }
}
