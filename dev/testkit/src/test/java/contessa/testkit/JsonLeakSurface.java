package contessa.testkit;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Rulebook;
import contessa.game.Table;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.json.JsonWriter;

/** Discloses views and events as the JSON of the game's notation. */
public final class JsonLeakSurface implements LeakSurface {

  private final GameNotation notation;
  private final Function<Table, Rulebook> rules;

  public JsonLeakSurface(GameNotation notation, Function<Table, Rulebook> rules) {
    this.notation = notation;
    this.rules = rules;
  }

  @Override
  public String shown(Table table, int reader) {
    View view = table.view(reader);
    return written(json -> notation.writeView(view, json));
  }

  @Override
  public String heard(Table before, AddressedEvent told, int reader) {
    return written(
        json -> {
          json.begin();
          notation.writeHeard(rules.apply(before), told.heardBy(reader), json);
          json.end();
        });
  }

  private static String written(Consumer<JsonWriter> value) {
    JsonWriter json = new JsonWriter(true);
    value.accept(json);
    return json.toString();
  }
}
