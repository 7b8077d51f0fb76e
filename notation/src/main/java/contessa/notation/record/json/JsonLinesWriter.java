package contessa.notation.record.json;

import contessa.game.Seats;
import contessa.notation.Json;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
import contessa.notation.record.DealCommitment;
import contessa.notation.record.GameRecord;
import contessa.notation.record.RecordEnd;
import contessa.notation.record.RecordFields;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.SeenFact;
import contessa.notation.record.ShortHash;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/** Writes a record as JSON lines: a header, one line for each step, and the end. */
public final class JsonLinesWriter {

  static final String HASH = ",\"hash\":\"";

  private final StringBuilder lines = new StringBuilder();
  private String hash = "";

  private JsonLinesWriter() {}

  public static String write(GameRecord game) {
    JsonLinesWriter writer = new JsonLinesWriter();
    writer.line(header(game.header()));
    for (RecordStep step : game.steps()) {
      writer.line(step(step));
    }
    writer.line(end(game.end()));
    return writer.lines.toString();
  }

  /** The hash of the last line, which depends on every line before. */
  public static String lastHash(GameRecord game) {
    String lines = write(game);
    return lines.substring(lines.length() - 3 - ShortHash.DIGITS, lines.length() - 3);
  }

  private void line(String body) {
    hash = chained(hash, body);
    lines.append(body, 0, body.length() - 1).append(HASH).append(hash).append("\"}\n");
  }

  /** The hash of a line: over the hash before it, and its own text without the closing brace. */
  static String chained(String before, String body) {
    return ShortHash.of(before + body.substring(0, body.length() - 1));
  }

  private static String object(Consumer<JsonWriter> fields) {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (JsonWriter json = Json.writer(line)) {
      json.writeStartObject();
      fields.accept(json);
      json.writeEndObject();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  static String header(RecordHeader header) {
    return object(
        json -> {
          json.field("contessa", GameRecord.VERSION);
          json.field("game", header.rules().game());
          json.writeName("options");
          json.writeRawValue(header.options());
          json.field("view", RecordFields.view(header.reader()));
          json.field("first", header.first());
          json.writeArrayPropertyStart("players");
          header.players().forEach(player -> player(player, json));
          json.writeEndArray();
          if (!header.tags().isEmpty()) {
            json.writeObjectPropertyStart("tags");
            header.tags().forEach(json::field);
            json.writeEndObject();
          }
          DealCommitment deal = header.commitment();
          if (deal != null) {
            json.field("commitment", deal.commitment());
            texts("seeds", deal.seeds(), json);
          }
        });
  }

  private static void player(RecordedPlayer player, JsonWriter json) {
    json.writeStartObject();
    json.field("name", player.name());
    if (!player.bot().isEmpty()) {
      json.field("bot", player.bot());
    }
    json.writeEndObject();
  }

  static String step(RecordStep step) {
    return object(
        json -> {
          if (!step.isDeal()) {
            json.field("seat", step.seat());
          }
          json.field("move", step.move());
          if (step.by() != RecordStep.DecidedBy.PLAYER) {
            json.field("by", Words.kebab(step.by()));
          }
          if (step.at() >= 0) {
            json.field("at", step.at());
          }
          texts("draws", step.draws(), json);
          if (!step.seen().isEmpty()) {
            json.writeArrayPropertyStart("seen");
            step.seen().forEach(fact -> fact(fact, json));
            json.writeEndArray();
          }
          mix(step, json);
          if (!step.talk().isEmpty()) {
            json.writeArrayPropertyStart("talk");
            for (RecordStep.SpokenLine said : step.talk()) {
              json.writeStartObject();
              json.field("seat", said.seat());
              json.field("text", said.text());
              json.writeEndObject();
            }
            json.writeEndArray();
          }
          texts("notes", step.notes(), json);
        });
  }

  private static void mix(RecordStep step, JsonWriter json) {
    if (step.mix().isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart("mix");
    for (RecordStep.MixedMove part : step.mix()) {
      json.writeStartObject();
      json.field("move", part.move());
      json.writeName("p");
      json.writeRawValue(RecordFields.fraction(part.share()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void fact(SeenFact fact, JsonWriter json) {
    json.writeStartObject();
    if (fact.seat() != Seats.NOBODY) {
      json.field("seat", fact.seat());
    }
    json.writeName(fact.kind().word());
    if (fact.count() >= 0) {
      json.writeNumber(fact.count());
    } else {
      json.writeStartArray();
      for (String item : fact.items()) {
        if (fact.kind().numbers()) {
          json.writeNumber(Integer.parseInt(item));
        } else {
          json.writeString(item);
        }
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static void texts(String name, List<String> texts, JsonWriter json) {
    if (!texts.isEmpty()) {
      json.writeArrayPropertyStart(name);
      texts.forEach(json::writeString);
      json.writeEndArray();
    }
  }

  static String end(RecordEnd end) {
    return object(
        json -> {
          json.writeName("winners");
          json.writeNumbers(Seats.list(end.winners()));
          if (end.stopped()) {
            json.field("stopped", true);
          }
          if (end.state() != null) {
            json.field("state", end.state());
          }
          if (end.secret() != null) {
            json.field("secret", end.secret());
          }
        });
  }
}
