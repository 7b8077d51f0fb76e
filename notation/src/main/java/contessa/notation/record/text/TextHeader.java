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
import contessa.notation.record.RecordFields;
import contessa.notation.record.RecordHeader;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.RecordedPlayer;
import org.jspecify.annotations.Nullable;

/** The tags of a text, read into what they mean. */
final class TextHeader {

  final RecordHeader header;
  final GameRecord.End end;
  final @Nullable String hash;

  /** The tags whose meaning is not known yet; at last those that have none. */
  private final Map<String, String> values = new LinkedHashMap<>();

  private final Map<String, Place> places = new HashMap<>();
  private final List<RecordedPlayer> players = new ArrayList<>();
  private final Place start;

  private String now = "";

  TextHeader(TextCursor in) {
    start = in.place();
    while (in.peek() == '[' || players.isEmpty()) {
      tag(in);
      in.skipSpace();
    }
    try {
      expect(required("Contessa").equals(String.valueOf(GameRecord.VERSION)), "version 1");
      hash = taken("Hash");
      String game = required("Game");
      String options = required("Options");
      Rulebook rules = RecordFields.rules(game, Json.read(options), players.size());
      int first = RecordFields.reader(required("First"), rules.seats());
      expect(first >= 0, "a seat");
      int reader = RecordFields.reader(required("View"), rules.seats());
      end = end(rules.seats(), reader == Reader.REFEREE);
      DealCommitment commitment = commitment();
      header = new RecordHeader(rules, options, first, reader, players, values, commitment);
    } catch (Refusal | IllegalArgumentException e) {
      throw new RecordProblem(String.valueOf(e.getMessage())).at(place(now));
    }
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
    }
    in.expect(']');
  }

  private void player(String letter, TextCursor in, Place place) {
    char expected = RecordFields.letter(players.size());
    if (letter.charAt(0) != expected) {
      throw place.expected("the player at seat " + expected);
    }
    String name = in.string();
    players.add(new RecordedPlayer(name, in.takeIf(' ') ? in.string() : ""));
  }

  private @Nullable String taken(String name) {
    now = name;
    return values.remove(name);
  }

  private String required(String name) {
    String value = taken(name);
    if (value == null) {
      throw start.expected("a tag " + name);
    }
    return value;
  }

  private Place place(String name) {
    return places.getOrDefault(name, start);
  }

  private static void expect(boolean fits, String expected) {
    if (!fits) {
      throw new IllegalArgumentException("expected " + expected);
    }
  }

  private @Nullable DealCommitment commitment() {
    String seeds = taken("Seeds");
    String commitment = taken("Commitment");
    if (commitment == null) {
      return null;
    }
    List<String> all = seeds == null ? List.of() : List.of(seeds.split(" ", -1));
    return new DealCommitment(
        commitment, all.stream().map(seed -> seed.equals("-") ? "" : seed).toList());
  }

  private GameRecord.End end(int seats, boolean all) {
    boolean stopped = "yes".equals(taken("Stopped"));
    String state = all ? required("State") : taken("State");
    String secret = taken("Secret");
    String result = required("Result");
    int winners = Seats.NONE;
    for (int i = 0; i < result.length(); i += 2) {
      winners |= Seats.of(result.charAt(i) - 'A');
    }
    boolean inGame = winners >= 0 && winners < Seats.of(seats);
    expect(inGame && RecordFields.letters(winners).equals(result), "the winning seats");
    return new GameRecord.End(winners, stopped, all ? state : null, secret);
  }

  /** Where the end of the game is told. */
  Place result() {
    return place("Result");
  }
}
