package contessa.notation.protocol;

import module java.base;

import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;

/**
 * The lines that a referee sends to a program that plays, without their line ends. Only {@code
 * decide} needs an answer, which {@link ProgramAnswer} reads.
 */
public final class RefereeLines {

  private final GameNotation notation;
  private final Rulebook rules;

  public RefereeLines(Rulebook rules) {
    notation = Notations.of(rules);
    this.rules = rules;
  }

  /**
   * A game starts, and the program has this seat.
   *
   * @param seed lets a program repeat its own random choices
   */
  public String start(int seat, String seed) {
    return Json.object(
        json -> {
          json.field("do", "start").field("game", rules.game()).writeName("options");
          notation.writeOptions(rules, json);
          json.field("players", rules.seats()).field("seat", seat).field("seed", seed);
        });
  }

  /**
   * The program must decide.
   *
   * @param rollouts how many games a program that searches may play out; {@link Integer#MAX_VALUE}
   *     if only the time counts, and then the line does not mention it
   */
  public String decide(List<Event> heard, View view, int millis, int rollouts) {
    return decide(heard, view, millis, rollouts, _ -> {});
  }

  /** The same with more fields, for a program that has asked for them. */
  public String decide(
      List<Event> heard, View view, int millis, int rollouts, Consumer<JsonWriter> more) {
    return Json.object(
        json -> {
          events(heard, json.field("do", "decide")).field("view", view, notation::writeView);
          json.field("millis", millis)
              .field("rollouts", rollouts < Integer.MAX_VALUE ? rollouts : null);
          more.accept(json);
        });
  }

  /**
   * The game is over.
   *
   * @param winners a set of seats; empty if the game was abandoned
   */
  public String end(List<Event> heard, int winners) {
    return Json.object(
        json -> events(heard, json.field("do", "end")).field("winners", Seats.list(winners)));
  }

  public JsonNode state(View view) {
    return Json.read(Json.line(json -> notation.writeView(view, json)));
  }

  private JsonWriter events(List<Event> heard, JsonWriter json) {
    return json.list(
        "events",
        heard,
        (event, j) -> {
          notation.writeHeard(rules, event, j.begin());
          j.end();
        });
  }
}
