package contessa.notation.record;

import contessa.game.Seats;
import contessa.notation.Json;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a record as JSON lines: a header, one line per step, and the end. */
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

  static String header(RecordHeader header) {
    return Json.object(
        json -> {
          json.field("contessa", GameRecord.VERSION)
              .field("game", header.rules().game())
              .field("options", header.options(), (options, j) -> j.writeRawValue(options))
              .field("view", RecordFields.view(header.reader()))
              .field("first", header.first())
              .list("players", header.players(), JsonLinesWriter::player)
              .field("tags", header.tags().isEmpty() ? null : header.tags());
          DealCommitment deal = header.commitment();
          if (deal != null) {
            json.field("commitment", deal.commitment()).field("seeds", some(deal.seeds()));
          }
        });
  }

  private static void player(RecordedPlayer player, JsonWriter json) {
    json.begin("name", player.name());
    json.field("bot", player.bot().isEmpty() ? null : player.bot()).end();
  }

  static String step(RecordStep step) {
    boolean asked = step.by() == RecordStep.DecidedBy.PLAYER;
    return Json.object(
        json ->
            json.field("seat", step.isDeal() ? null : step.seat())
                .field("move", step.move())
                .field("by", asked ? null : step.by())
                .field("at", step.at() < 0 ? null : step.at())
                .field("draws", some(step.draws()))
                .list("seen", some(step.seen()), JsonLinesWriter::fact)
                .list("mix", some(step.mix()), JsonLinesWriter::mixed)
                .list(
                    "talk",
                    some(step.talk()),
                    (said, j) ->
                        j.begin().field("seat", said.seat()).field("text", said.text()).end())
                .field("notes", some(step.notes())));
  }

  private static void mixed(RecordStep.MixedMove part, JsonWriter json) {
    json.begin("move", part.move()).writeName("p");
    json.writeRawValue(RecordFields.fraction(part.share()));
    json.end();
  }

  private static void fact(SeenFact fact, JsonWriter json) {
    json.begin().field("seat", fact.seat() == Seats.NOBODY ? null : fact.seat());
    String kind = Words.kebab(fact.kind());
    if (fact.count() >= 0) {
      json.field(kind, fact.count());
    } else if (fact.kind().numbers()) {
      json.field(kind, fact.items().stream().map(Integer::valueOf).toList());
    } else {
      json.field(kind, fact.items());
    }
    json.end();
  }

  /** The list, or null if it is empty: then its field is left out. */
  private static <T> @Nullable List<T> some(List<T> all) {
    return all.isEmpty() ? null : all;
  }

  static String end(GameRecord.End end) {
    return Json.object(
        json ->
            json.field("winners", Seats.list(end.winners()))
                .field("stopped", end.stopped() ? true : null)
                .field("state", end.state())
                .field("secret", end.secret()));
  }
}
