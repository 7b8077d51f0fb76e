package contessa.notation.record;

import module java.base;

import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.Fields;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.Words;
import contessa.notation.record.RecordStep.DecidedBy;
import contessa.notation.record.RecordStep.MixedMove;
import contessa.notation.record.RecordStep.SpokenLine;
import org.jspecify.annotations.Nullable;

/**
 * Reads records from JSON lines, byte for byte: a line that {@link JsonLinesWriter} would write
 * differently is refused, and so is one whose hash does not follow from the line before.
 */
public final class JsonLinesReader {

  private static final String OPTIONS = "\"options\":";
  private static final String AFTER_OPTIONS = ",\"view\":";

  private static final int MOST_STEPS = 100_000;

  private static final Map<String, DecidedBy> BY =
      Stream.of(DecidedBy.values()).collect(Collectors.toMap(Words::kebab, Function.identity()));

  private static final int MOST_COUNT = 1_000;

  private final List<String> lines;
  private int next;
  private String hash = "";

  private JsonLinesReader(List<String> lines) {
    this.lines = lines;
  }

  public static List<ReadRecord> read(String file) {
    if (!file.endsWith("\n")) {
      throw RecordProblem.difference(1, file, file + "\n");
    }
    JsonLinesReader reader =
        new JsonLinesReader(List.of(file.substring(0, file.length() - 1).split("\n", -1)));
    List<ReadRecord> records = new ArrayList<>();
    while (reader.next < reader.lines.size()) {
      records.add(reader.record());
    }
    return records;
  }

  private ReadRecord record() {
    hash = "";
    String options = options();
    RecordHeader header =
        line("a header", fields -> header(fields, options), JsonLinesWriter::header);
    List<RecordStep> steps = new ArrayList<>();
    List<ReadRecord.Place> places = new ArrayList<>();
    int seats = header.rules().seats();
    while (next < lines.size() && !lines.get(next).startsWith("{\"winners\"")) {
      places.add(new ReadRecord.Place(next + 1, 1));
      boolean deal = steps.isEmpty();
      steps.add(
          line(
              deal ? "the deal" : "a step or the end",
              fields -> step(fields, seats, deal),
              JsonLinesWriter::step));
      if (steps.size() > MOST_STEPS) {
        throw new RecordProblem(next, 1, "expected at most " + MOST_STEPS + " steps");
      }
    }
    places.add(new ReadRecord.Place(next + 1, 1));
    if (steps.isEmpty()) {
      throw new RecordProblem(next + 1, 1, "expected the deal");
    }
    GameRecord.End end =
        line("a step or the end", fields -> end(fields, seats), JsonLinesWriter::end);
    return new ReadRecord(new GameRecord(header, steps, end), places);
  }

  /** The options in the next line exactly as they are written there. */
  private String options() {
    String text = next < lines.size() ? lines.get(next) : "";
    int from = text.indexOf(OPTIONS) + OPTIONS.length();
    int to = text.indexOf(AFTER_OPTIONS, from);
    return from < OPTIONS.length() || to < from ? "{}" : text.substring(from, to);
  }

  /** Reads one line, compares it with the line as it must be, and checks its hash. */
  private <T> T line(String expected, Function<Fields, T> part, Function<T, String> write) {
    int number = next + 1;
    if (next == lines.size()) {
      throw new RecordProblem(number, 1, "expected " + expected);
    }
    String text = lines.get(next++);
    T read;
    try {
      JsonNode value = Json.read(text);
      read = part.apply(Fields.of(value, Reason.BAD_REQUEST, "expected " + expected));
    } catch (Refusal refusal) {
      throw new RecordProblem(number, column(text, refusal), message(refusal));
    } catch (IllegalArgumentException e) {
      throw new RecordProblem(number, 1, String.valueOf(e.getMessage()));
    }
    String body = write.apply(read);
    hash = JsonLinesWriter.chained(hash, body);
    String full = body.substring(0, body.length() - 1) + JsonLinesWriter.HASH + hash + "\"}";
    if (!full.equals(text)) {
      throw RecordProblem.difference(number, text, full);
    }
    return read;
  }

  private static String message(Refusal refusal) {
    return String.valueOf(refusal.getMessage());
  }

  /** Where the field is that the refusal is about, or where the text stops being JSON. */
  private static int column(String text, Refusal refusal) {
    if (refusal.column() > 0) {
      return refusal.column();
    }
    String message = message(refusal);
    int from = message.indexOf('"');
    int to = message.indexOf('"', from + 1);
    int at = from < 0 || to < 0 ? -1 : text.indexOf(message.substring(from, to + 1));
    return Math.max(0, at) + 1;
  }

  // ---- The parts, from the fields of their lines

  private static RecordHeader header(Fields fields, String options) {
    fields.number("contessa", GameRecord.VERSION, GameRecord.VERSION);
    List<RecordedPlayer> players = some("players", fields, JsonLinesReader::player);
    Rulebook rules =
        RecordFields.rules(fields.text("game"), fields.required("options"), players.size());
    return new RecordHeader(
        rules,
        options,
        fields.number("first", 0, rules.seats() - 1),
        RecordFields.reader(fields.text("view"), rules.seats()),
        players,
        tags(fields.get("tags")),
        commitment(fields));
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

  private static RecordStep step(Fields fields, int seats, boolean deal) {
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
        some("mix", fields, JsonLinesReader::mixed),
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
      String word = Words.kebab(kind);
      JsonNode what = fields.get(word);
      if (what != null) {
        if (what.isNumber()) {
          int count = fields.number(word, 0, MOST_COUNT);
          return new SeenFact(kind, seat, count, List.of());
        }
        List<String> items =
            kind.numbers()
                ? fields.numbers(word, 0, MOST_COUNT).stream().map(String::valueOf).toList()
                : fields.texts(word);
        return new SeenFact(kind, seat, -1, items);
      }
    }
    throw fields.refusal("every entry must say what was seen");
  }

  private static GameRecord.End end(Fields fields, int seats) {
    return new GameRecord.End(
        Seats.of(fields.numbers("winners", 0, seats - 1)),
        fields.flag("stopped", false),
        fields.textOrNull("state"),
        fields.textOrNull("secret"));
  }
}
