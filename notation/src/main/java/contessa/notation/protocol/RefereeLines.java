package contessa.notation.protocol;

import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.registry.Notations;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/**
 * What a referee says to a program that plays: one line each, without its end. Only {@code decide}
 * wants an answer; {@link ProgramAnswer} reads it.
 */
public final class RefereeLines {

  private final GameNotation notation;
  private final Rulebook rules;

  public RefereeLines(Rulebook rules) {
    notation = Notations.of(rules);
    this.rules = rules;
  }

  /**
   * A game begins, and the program has this seat.
   *
   * @param seed for a program that wants to play the same game the same way again
   */
  public String start(int seat, String seed) {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (JsonGenerator json = Json.writer(line)) {
      json.writeStartObject();
      json.writeStringProperty("do", "start");
      json.writeStringProperty("game", rules.game());
      json.writeName("options");
      notation.writeOptions(rules, json);
      json.writeNumberProperty("players", rules.seats());
      json.writeNumberProperty("seat", seat);
      json.writeStringProperty("seed", seed);
      json.writeEndObject();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /**
   * It is for the program to decide.
   *
   * @param heard what its seat has heard since the last line
   * @param view what its seat sees
   * @param millis the time it has
   * @param rollouts how many games a program that searches may play out; nothing is said of it
   *     where the time alone counts, with {@link Integer#MAX_VALUE}
   */
  public String decide(List<Event> heard, View view, int millis, int rollouts) {
    ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
    try (JsonGenerator json = Json.writer(line)) {
      json.writeStartObject();
      json.writeStringProperty("do", "decide");
      events(heard, json);
      json.writeName("view");
      notation.writeView(view, json);
      json.writeNumberProperty("millis", millis);
      if (rollouts < Integer.MAX_VALUE) {
        json.writeNumberProperty("rollouts", rollouts);
      }
      json.writeEndObject();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /**
   * The game is over.
   *
   * @param heard what its seat has heard since the last line
   * @param winners a set of seats; empty if the game was broken off
   */
  public String end(List<Event> heard, int winners) {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (JsonGenerator json = Json.writer(line)) {
      json.writeStartObject();
      json.writeStringProperty("do", "end");
      events(heard, json);
      json.writeName("winners");
      json.writeArray(Seats.list(winners), 0, Seats.count(winners));
      json.writeEndObject();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  private void events(List<Event> heard, JsonGenerator json) {
    json.writeArrayPropertyStart("events");
    for (Event event : heard) {
      json.writeStartObject();
      notation.writeHeard(rules, event, json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
