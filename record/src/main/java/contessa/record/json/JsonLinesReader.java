package contessa.record.json;

import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.Fields;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.registry.Notations;
import contessa.record.DealCommitment;
import contessa.record.GameRecord;
import contessa.record.ReadRecord;
import contessa.record.RecordEnd;
import contessa.record.RecordFields;
import contessa.record.RecordHeader;
import contessa.record.RecordProblem;
import contessa.record.RecordStep;
import contessa.record.RecordStep.DecidedBy;
import contessa.record.RecordStep.MixedMove;
import contessa.record.RecordStep.SpokenLine;
import contessa.record.RecordedPlayer;
import contessa.record.SeenFact;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Reads records from JSON lines, byte for byte: a line that {@link JsonLinesWriter} would write
 * differently is refused, and so is one whose hash does not follow from the line before.
 */
public final class JsonLinesReader {

  private static final Map<String, DecidedBy> BY =
      Stream.of(DecidedBy.values())
          .filter(by -> by != DecidedBy.PLAYER)
          .collect(Collectors.toMap(RecordFields::word, Function.identity()));

  private static final String OPTIONS = "\"options\":";
  private static final String AFTER_OPTIONS = ",\"view\":";

  private static final int MOST_STEPS = 100_000;
  private static final int MOST_COUNT = 1_000;
  private static final BigDecimal WHOLE = BigDecimal.valueOf(MixedMove.WHOLE);

  private final List<String> lines;
  private int next;
  private String hash = "";

  private JsonLinesReader(List<String> lines) {
    this.lines = lines;
  }

  /**
   * All records of a file.
   *
   * @throws RecordProblem at the first thing that is wrong
   */
  public static List<ReadRecord> read(String file) {
    if (!file.endsWith("\n")) {
      List<String> lines = file.lines().toList();
      throw new RecordProblem(
          Math.max(1, lines.size()),
          lines.isEmpty() ? 1 : lines.getLast().length() + 1,
          "expected the end of the line");
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
    RecordEnd end = line("a step or the end", fields -> end(fields, seats), JsonLinesWriter::end);
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
      throw difference(number, text, full);
    }
    return read;
  }

  private static RecordProblem difference(int number, String found, String expected) {
    int at = 0;
    while (at < found.length()
        && at < expected.length()
        && found.charAt(at) == expected.charAt(at)) {
      at++;
    }
    String rest = expected.substring(at);
    return new RecordProblem(
        number,
        at + 1,
        rest.isEmpty() ? "expected the end of the line" : "expected " + Fields.quote(rest));
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

  private static RecordHeader header(Fields fields, String options) {
    fields.only(
        "contessa",
        "game",
        "options",
        "view",
        "first",
        "players",
        "tags",
        "commitment",
        "seeds",
        "hash");
    fields.number("contessa", GameRecord.VERSION, GameRecord.VERSION);
    List<RecordedPlayer> players = new ArrayList<>();
    for (JsonNode player : fields.list("players")) {
      Fields one = Fields.of(player, Reason.BAD_REQUEST, "\"players\"").only("name", "bot");
      players.add(new RecordedPlayer(one.text("name"), one.has("bot") ? one.text("bot") : ""));
    }
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

  /** The rules of a header. */
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
        ? new DealCommitment(
            fields.text("commitment"), fields.has("seeds") ? fields.texts("seeds") : List.of())
        : null;
  }

  private static RecordStep step(Fields fields, int seats, boolean deal) {
    fields.only("seat", "move", "by", "at", "draws", "seen", "mix", "talk", "notes", "hash");
    String move = fields.text("move");
    if (deal != move.equals(RecordStep.DEAL)) {
      throw fields.refusal("\"move\" must " + (deal ? "" : "not ") + "be deal");
    }
    int seat = deal ? Seats.NOBODY : fields.number("seat", 0, seats - 1);
    List<String> none = List.of();
    return new RecordStep(
        seat,
        move,
        fields.has("by") ? fields.word("by", BY) : DecidedBy.PLAYER,
        fields.has("at") ? fields.number("at", 0, Integer.MAX_VALUE) : RecordStep.NO_TIME,
        fields.has("draws") ? fields.texts("draws") : none,
        fields.has("seen")
            ? fields.list("seen").stream().map(fact -> fact(fact, seats)).toList()
            : List.of(),
        fields.has("mix")
            ? fields.list("mix").stream().map(JsonLinesReader::mixed).toList()
            : List.of(),
        fields.has("talk")
            ? fields.list("talk").stream().map(said -> said(said, seats)).toList()
            : List.of(),
        fields.has("notes") ? fields.texts("notes") : none);
  }

  private static MixedMove mixed(JsonNode value) {
    Fields fields = Fields.of(value, Reason.BAD_REQUEST, "\"mix\"").only("move", "p");
    JsonNode p = fields.required("p");
    if (!p.isNumber()) {
      throw fields.refusal("\"p\" must be a number");
    }
    return new MixedMove(fields.text("move"), p.decimalValue().multiply(WHOLE).intValue());
  }

  private static SpokenLine said(JsonNode value, int seats) {
    Fields fields = Fields.of(value, Reason.BAD_REQUEST, "\"talk\"").only("seat", "text");
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
    throw fields.refusal("each must say what was seen");
  }

  private static RecordEnd end(Fields fields, int seats) {
    fields.only("winners", "stopped", "state", "secret", "hash");
    int winners = Seats.NONE;
    for (int seat : fields.numbers("winners", 0, seats - 1)) {
      winners |= Seats.of(seat);
    }
    return new RecordEnd(
        winners,
        fields.has("stopped") && fields.flag("stopped"),
        fields.has("state") ? fields.text("state") : null,
        fields.has("secret") ? fields.text("secret") : null);
  }
}
