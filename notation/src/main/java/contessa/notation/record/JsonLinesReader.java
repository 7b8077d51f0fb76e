package contessa.notation.record;

import module java.base;

import contessa.notation.Fields;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;

/**
 * Reads records from JSON lines, byte for byte: a line that {@link JsonLinesWriter} would write
 * differently is refused, and so is one whose hash does not follow from the line before.
 */
public final class JsonLinesReader {

  private static final String OPTIONS = "\"options\":";
  private static final String AFTER_OPTIONS = ",\"view\":";

  private static final int MOST_STEPS = 100_000;

  private final List<String> lines;
  private int next;
  private String hash = "";

  private JsonLinesReader(List<String> lines) {
    this.lines = lines;
  }

  public static List<ReadRecord> read(String file) {
    if (!file.endsWith("\n")) {
      List<String> lines = file.isEmpty() ? List.of() : List.of(file.split("\n", -1));
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
        line("a header", fields -> RecordParts.header(fields, options), JsonLinesWriter::header);
    List<RecordStep> steps = new ArrayList<>();
    List<ReadRecord.Place> places = new ArrayList<>();
    int seats = header.rules().seats();
    while (next < lines.size() && !lines.get(next).startsWith("{\"winners\"")) {
      places.add(new ReadRecord.Place(next + 1, 1));
      boolean deal = steps.isEmpty();
      steps.add(
          line(
              deal ? "the deal" : "a step or the end",
              fields -> RecordParts.step(fields, seats, deal),
              JsonLinesWriter::step));
      if (steps.size() > MOST_STEPS) {
        throw new RecordProblem(next, 1, "expected at most " + MOST_STEPS + " steps");
      }
    }
    places.add(new ReadRecord.Place(next + 1, 1));
    if (steps.isEmpty()) {
      throw new RecordProblem(next + 1, 1, "expected the deal");
    }
    RecordEnd end =
        line("a step or the end", fields -> RecordParts.end(fields, seats), JsonLinesWriter::end);
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
}
