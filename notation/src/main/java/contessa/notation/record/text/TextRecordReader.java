package contessa.notation.record.text;

import module java.base;

import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.record.GameRecord;
import contessa.notation.record.JsonLinesWriter;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.ReadRecord.Place;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordStep.DecidedBy;
import contessa.notation.record.RecordStep.MixedMove;
import contessa.notation.record.RecordStep.SpokenLine;
import contessa.notation.record.SeenFact;

/**
 * Reads records from text. White space may differ from what {@link TextRecordWriter} writes; a hash
 * may be left out, but one that is there must fit.
 */
public final class TextRecordReader {

  private static final int MOST_COUNT = 1_000;
  private static final long SECOND = 1000;

  private static final Map<String, String> KINDS =
      Stream.of(SeenFact.Kind.values())
          .collect(Collectors.toMap(SeenFact.Kind::name, kind -> String.valueOf(kind.sign())));

  private final TextCursor in;

  private final Rulebook rules;
  private final MoveSigns signs;
  private final List<RecordStep> steps = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();

  private TextRecordReader(TextCursor in, TextHeader header) {
    this.in = in;
    rules = header.header.rules();
    signs = MoveSigns.of(rules);
  }

  public static List<ReadRecord> read(String file) {
    TextCursor in = new TextCursor(file);
    List<ReadRecord> records = new ArrayList<>();
    in.skipSpace();
    do {
      TextHeader header = new TextHeader(in);
      records.add(new TextRecordReader(in, header).body(header));
      in.skipSpace();
    } while (!in.atEnd());
    return records;
  }

  private ReadRecord body(TextHeader header) {
    places.add(in.place());
    if (!in.takeIf("0.")) {
      throw in.problem("the deal, '0.'");
    }
    steps.add(annotated(RecordStep.deal(List.of())));
    int line = 0;
    in.skipSpace();
    while (!in.atEnd() && in.peek() != '[') {
      places.add(in.place());
      boolean first = Character.isDigit(in.peek());
      if (first) {
        line++;
        if (!in.takeIf(line + ". ")) {
          throw in.problem("'" + line + ". '");
        }
      }
      RecordStep step = signs.read(in, first);
      if (signs.startsLine(step) != first) {
        Place place = places.getLast();
        throw place.expected("the new line '" + (line + 1) + ".'");
      }
      add(step);
      in.skipSpace();
    }
    places.add(header.result());
    GameRecord game = new GameRecord(header.header, steps, header.end);
    if (header.hash != null && !header.hash.equals(JsonLinesWriter.lastHash(game))) {
      String fitting = "Hash \"" + JsonLinesWriter.lastHash(game) + "\"";
      throw header.result().expected(fitting + ", found \"" + header.hash + "\"");
    }
    return new ReadRecord(game, places);
  }

  /** One sign can stand for the passes of several seats. */
  private void add(RecordStep step) {
    RecordStep last = step;
    if (step.move().equals(TextRecordWriter.PASS)) {
      while (Character.isUpperCase(in.peek())) {
        steps.add(last);
        places.add(in.place());
        last = RecordStep.of(in.seat(rules.seats()), TextRecordWriter.PASS);
      }
    }
    steps.add(annotated(last));
  }

  private RecordStep annotated(RecordStep bare) {
    RecordStep step = bare;
    for (DecidedBy by : DecidedBy.values()) {
      String sign = TextRecordWriter.sign(by);
      if (!sign.isEmpty() && in.takeIf(sign)) {
        step = step.withBy(by);
      }
    }
    List<SeenFact> seen = new ArrayList<>();
    List<SpokenLine> talk = new ArrayList<>();
    while (true) {
      in.skipSpace();
      if (in.takeIf('{')) {
        step = step.withDraws(draws());
      } else if (in.takeIf('(')) {
        seen.add(fact());
      } else if (in.takeIf("[%t ")) {
        step = step.withAt(time());
      } else if (in.takeIf("[%mix ")) {
        step = step.withMix(mix());
      } else if (in.takeIf("[%say ")) {
        int seat = in.seat(rules.seats());
        in.expect(' ');
        talk.add(new SpokenLine(seat, in.string()));
        in.expect(']');
      } else if (in.takeIf(';')) {
        step = step.noting(in.takeWhile(c -> c != '\n'));
      } else {
        return step.withSeen(seen).withTalk(talk);
      }
    }
  }

  private List<String> draws() {
    List<String> draws = new ArrayList<>();
    do {
      if (Character.isDigit(in.peek())) {
        int k = in.number("a draw");
        in.expect('/');
        draws.add(k + "/" + in.number("a number"));
      } else {
        String sign = in.takeIf('+') ? "+" : in.takeIf('-') ? "-" : "";
        draws.add(sign + WordSigns.CARDS.read(in));
      }
    } while (in.takeIf(' '));
    in.expect('}');
    return draws;
  }

  private SeenFact fact() {
    int seat = in.peek() == SeenFact.Kind.OPEN.sign() ? Seats.NOBODY : in.seat(rules.seats());
    SeenFact.Kind kind = SeenFact.Kind.valueOf(in.oneOf(KINDS));
    SeenFact fact;
    if (in.takeIf('#')) {
      fact = new SeenFact(kind, seat, Math.min(MOST_COUNT, in.number("a count")), List.of());
    } else if (kind == SeenFact.Kind.OPEN) {
      fact = new SeenFact(kind, seat, -1, split(in.takeWhile(c -> c != ')' && c != '\n'), "\\|"));
    } else if (kind.numbers()) {
      fact =
          new SeenFact(
              kind, seat, -1, split(in.takeWhile(c -> c == ',' || Character.isDigit(c)), ","));
    } else {
      fact = new SeenFact(kind, seat, -1, WordSigns.CARDS.readList(in));
    }
    in.expect(')');
    return fact;
  }

  private static List<String> split(String text, String by) {
    return Arrays.asList(text.split(by, -1));
  }

  private long time() {
    long seconds = in.number("a time in seconds");
    in.expect('.');
    String millis = in.takeWhile(Character::isDigit);
    if (millis.length() != 3) {
      throw in.problem("three digits after the point");
    }
    in.expect(']');
    return seconds * SECOND + Integer.parseInt(millis);
  }

  private List<MixedMove> mix() {
    List<MixedMove> mix = new ArrayList<>();
    do {
      String move = in.string();
      in.expect(' ');
      String p = in.takeWhile(c -> c == '.' || Character.isDigit(c));
      if (!p.matches("1|0(\\.[0-9]{1,4})?")) {
        throw in.problem("a probability before this");
      }
      mix.add(MixedMove.of(move, Double.parseDouble(p)));
    } while (in.takeIf(' '));
    in.expect(']');
    return mix;
  }
}
