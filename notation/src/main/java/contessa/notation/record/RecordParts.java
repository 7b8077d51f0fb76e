package contessa.notation.record;

import module java.base;

import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.Words;
import contessa.notation.record.RecordStep.DecidedBy;
import contessa.notation.record.RecordStep.MixedMove;
import contessa.notation.record.RecordStep.SpokenLine;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/**
 * Reads the parts of a record from the fields of their lines. {@link JsonLinesReader} compares each
 * line with what is written for the part, which finds unknown fields.
 */
public final class RecordParts {

  private static final Map<String, DecidedBy> BY =
      Stream.of(DecidedBy.values())
          .filter(by -> by != DecidedBy.PLAYER)
          .collect(Collectors.toMap(Words::kebab, Function.identity()));

  private static final int MOST_COUNT = 1_000;

  private RecordParts() {}

  static RecordHeader header(Fields fields, String options) {
    fields.number("contessa", GameRecord.VERSION, GameRecord.VERSION);
    List<RecordedPlayer> players = some("players", fields, RecordParts::player);
    Rulebook rules = rules(fields.text("game"), fields.required("options"), players.size());
    return new RecordHeader(
        rules,
        options,
        fields.number("first", 0, rules.seats() - 1),
        RecordFields.reader(fields.text("view"), rules.seats()),
        players,
        tags(fields.get("tags")),
        commitment(fields));
  }

  public static Rulebook rules(String game, JsonNode options, int players) {
    GameNotation notation = Notations.named(game);
    if (notation == null) {
      throw new IllegalArgumentException("expected \"game\" to be coup or royal");
    }
    return notation.rules(options, players);
  }

  private static Map<String, String> tags(@Nullable JsonNode value) {
    Map<String, String> tags = new LinkedHashMap<>();
    if (value != null) {
      Fields fields = Fields.of(value, Reason.BAD_REQUEST, "\"tags\"");
      for (String name : value.propertyNames()) {
        if (!RecordHeader.TAG.matcher(name).matches()) {
          throw new IllegalArgumentException("expected the name of a tag, found " + name);
        }
        tags.put(name, fields.text(name));
      }
    }
    return tags;
  }

  private static @Nullable DealCommitment commitment(Fields fields) {
    return fields.has("commitment")
        ? new DealCommitment(fields.text("commitment"), texts("seeds", fields))
        : null;
  }

  static RecordStep step(Fields fields, int seats, boolean deal) {
    String move = fields.text("move");
    if (deal != move.equals(RecordStep.DEAL)) {
      throw fields.refusal("\"move\" must " + (deal ? "" : "not ") + "be deal");
    }
    int seat = deal ? Seats.NOBODY : fields.number("seat", 0, seats - 1);
    return new RecordStep(
        seat,
        move,
        fields.word("by", BY, DecidedBy.PLAYER),
        fields.has("at") ? fields.number("at", 0, Integer.MAX_VALUE) : RecordStep.NO_TIME,
        texts("draws", fields),
        some("seen", fields, fact -> fact(fact, seats)),
        some("mix", fields, RecordParts::mixed),
        some("talk", fields, said -> said(said, seats)),
        texts("notes", fields));
  }

  private static <T> List<T> some(String name, Fields fields, Function<JsonNode, T> as) {
    return fields.has(name) ? fields.list(name).stream().map(as).toList() : List.of();
  }

  private static List<String> texts(String name, Fields fields) {
    return fields.has(name) ? fields.texts(name) : List.of();
  }

  private static RecordedPlayer player(JsonNode value) {
    Fields fields = Fields.of(value, Reason.BAD_REQUEST, "\"players\"");
    return new RecordedPlayer(fields.text("name"), fields.has("bot") ? fields.text("bot") : "");
  }

  private static MixedMove mixed(JsonNode value) {
    Fields fields = Fields.of(value, Reason.BAD_REQUEST, "\"mix\"");
    JsonNode p = fields.required("p");
    if (!p.isNumber()) {
      throw fields.refusal("\"p\" must be a number");
    }
    return MixedMove.of(fields.text("move"), p.doubleValue());
  }

  private static SpokenLine said(JsonNode value, int seats) {
    Fields fields = Fields.of(value, Reason.BAD_REQUEST, "\"talk\"");
    return new SpokenLine(fields.number("seat", 0, seats - 1), fields.text("text"));
  }

  private static SeenFact fact(JsonNode value, int seats) {
    Fields fields = Fields.of(value, Reason.BAD_REQUEST, "\"seen\"");
    int seat = fields.has("seat") ? fields.number("seat", 0, seats - 1) : Seats.NOBODY;
    for (SeenFact.Kind kind : SeenFact.Kind.values()) {
      JsonNode what = fields.get(kind.word());
      if (what != null) {
        if (what.isNumber()) {
          int count = fields.number(kind.word(), 0, MOST_COUNT);
          return new SeenFact(kind, seat, count, List.of());
        }
        List<String> items =
            kind.numbers()
                ? fields.numbers(kind.word(), 0, MOST_COUNT).stream().map(String::valueOf).toList()
                : fields.texts(kind.word());
        return new SeenFact(kind, seat, -1, items);
      }
    }
    throw fields.refusal("every entry must say what was seen");
  }

  static RecordEnd end(Fields fields, int seats) {
    return new RecordEnd(
        Seats.of(fields.numbers("winners", 0, seats - 1)),
        fields.flag("stopped", false),
        fields.textOrNull("state"),
        fields.textOrNull("secret"));
  }
}
