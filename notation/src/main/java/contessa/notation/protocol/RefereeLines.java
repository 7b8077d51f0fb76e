package contessa.notation.protocol;

import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

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
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (JsonWriter json = Json.writer(line)) {
      json.writeStartObject();
      json.field("do", "start");
      json.field("game", rules.game());
      json.writeName("options");
      notation.writeOptions(rules, json);
      json.field("players", rules.seats());
      json.field("seat", seat);
      json.field("seed", seed);
      json.writeEndObject();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /**
   * The program must decide.
   *
   * @param heard the events that its seat has heard since the last line
   * @param view its seat's view
   * @param millis the time limit
   * @param rollouts how many games a program that searches may play out; {@link Integer#MAX_VALUE}
   *     if only the time counts, and then the line does not mention it
   */
  public String decide(List<Event> heard, View view, int millis, int rollouts) {
    ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
    try (JsonWriter json = Json.writer(line)) {
      json.writeStartObject();
      json.field("do", "decide");
      events(heard, json);
      json.writeName("view");
      notation.writeView(view, json);
      json.field("millis", millis);
      if (rollouts < Integer.MAX_VALUE) {
        json.field("rollouts", rollouts);
      }
      json.writeEndObject();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /**
   * The game is over.
   *
   * @param heard the events that its seat has heard since the last line
   * @param winners a set of seats; empty if the game was abandoned
   */
  public String end(List<Event> heard, int winners) {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (JsonWriter json = Json.writer(line)) {
      json.writeStartObject();
      json.field("do", "end");
      events(heard, json);
      json.writeName("winners");
      json.writeNumbers(Seats.list(winners));
      json.writeEndObject();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  private void events(List<Event> heard, JsonWriter json) {
    json.writeArrayPropertyStart("events");
    for (Event event : heard) {
      json.writeStartObject();
      notation.writeHeard(rules, event, json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
