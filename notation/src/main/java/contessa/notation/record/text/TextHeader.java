package contessa.notation.record.text;

import module java.base;

import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.record.DealCommitment;
import contessa.notation.record.GameRecord;
import contessa.notation.record.ReadRecord.Place;
import contessa.notation.record.RecordEnd;
import contessa.notation.record.RecordFields;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordParts;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.RecordStep;
import contessa.notation.record.RecordedPlayer;
import contessa.notation.record.SeatLetters;
import org.jspecify.annotations.Nullable;

/** The tags of a text, read into what they mean. */
final class TextHeader {

  private static final Set<String> RESERVED =
      Set.of(
          "Contessa",
          "Game",
          "Options",
          "View",
          "First",
          "Commitment",
          "Seeds",
          "Result",
          "Stopped",
          "State",
          "Secret",
          "Hash");

  private final Map<String, String> values = new HashMap<>();
  private final Map<String, Place> places = new HashMap<>();
  private final Map<String, String> others = new LinkedHashMap<>();
  private final List<RecordedPlayer> players = new ArrayList<>();
  private final Place start;
  private final RecordHeader header;

  private TextHeader(TextCursor in) {
    start = in.place();
    while (in.peek() == '[' || players.isEmpty()) {
      tag(in);
      in.skipSpace();
    }
    header = meaning();
  }

  static TextHeader read(TextCursor in) {
    return new TextHeader(in);
  }

  private void tag(TextCursor in) {
    Place place = in.place();
    in.expect('[');
    String name = in.takeWhile(c -> c < 128 && Character.isLetter(c));
    if (values.isEmpty() && !name.equals("Contessa")) {
      throw place.expected("[Contessa \"1\"]");
    }
    in.expect(' ');
    places.put(name, place);
    if (name.equals("Options")) {
      values.put(name, in.json('{', '}'));
    } else if (name.length() == 1) {
      player(name, in, place);
    } else {
      String value = in.string();
      if (!RecordHeader.TAG.matcher(name).matches() || values.put(name, value) != null) {
        throw place.expected("another tag");
      }
      if (!RESERVED.contains(name)) {
        others.put(name, value);
      }
    }
    in.expect(']');
  }

  private void player(String letter, TextCursor in, Place place) {
    char expected = SeatLetters.of(players.size());
    if (letter.charAt(0) != expected) {
      throw place.expected("the player at seat " + expected);
    }
    String name = in.string();
    players.add(new RecordedPlayer(name, in.takeIf(' ') ? in.string() : ""));
  }

  private String value(String name) {
    String value = values.get(name);
    if (value == null) {
      throw start.expected("a tag " + name);
    }
    return value;
  }

  private Place place(String name) {
    return places.getOrDefault(name, start);
  }

  private RecordHeader meaning() {
    String now = "Contessa";
    try {
      expect(value(now).equals(String.valueOf(GameRecord.VERSION)), "version 1");
      now = "Options";
      Rulebook rules = RecordParts.rules(value("Game"), Json.read(value(now)), players.size());
      now = "First";
      int first = value(now).charAt(0) - 'A';
      expect(value(now).length() == 1 && first >= 0 && first < rules.seats(), "a seat");
      now = "View";
      int reader = RecordFields.reader(value(now), rules.seats());
      now = "Commitment";
      return new RecordHeader(
          rules, value("Options"), first, reader, players, others, commitment());
    } catch (Refusal | IllegalArgumentException e) {
      throw new RecordProblem(String.valueOf(e.getMessage())).at(place(now));
    }
  }

  private static void expect(boolean fits, String expected) {
    if (!fits) {
      throw new IllegalArgumentException("expected " + expected);
    }
  }

  private @Nullable DealCommitment commitment() {
    String commitment = values.get("Commitment");
    if (commitment == null) {
      return null;
    }
    List<String> seeds = new ArrayList<>();
    String all = values.get("Seeds");
    if (all != null) {
      for (String seed : all.split(" ", -1)) {
        seeds.add(seed.equals("-") ? "" : seed);
      }
    }
    return new DealCommitment(commitment, seeds);
  }

  Rulebook rules() {
    return header.rules();
  }

  @Nullable String hash() {
    return values.get("Hash");
  }

  Place end() {
    return place("Result");
  }

  GameRecord game(List<RecordStep> steps) {
    String result = value("Result");
    int winners = TextCursor.seats(result);
    if (!SeatLetters.list(winners).equals(result) || winners >= Seats.of(header.rules().seats())) {
      throw end().expected("the winning seats");
    }
    boolean stopped = "yes".equals(values.get("Stopped"));
    boolean all = header.reader() == Reader.REFEREE;
    return new GameRecord(
        header,
        steps,
        new RecordEnd(winners, stopped, all ? value("State") : null, values.get("Secret")));
  }
}
