package contessa.notation.record;

import module java.base;

import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;

/** Words that both written forms share. */
public final class RecordFields {

  public static final String VIEW_ALL = "all";
  public static final String VIEW_PUBLIC = "public";

  private RecordFields() {}

  public static String options(Rulebook rules) {
    return Json.line(json -> Notations.of(rules).writeOptions(rules, json));
  }

  public static Rulebook rules(String game, JsonNode options, int players) {
    GameNotation notation = Notations.named(game);
    if (notation == null) {
      throw new IllegalArgumentException("expected \"game\" to be coup or royal");
    }
    return notation.rules(options, players);
  }

  public static String quoted(String text) {
    return Json.line(json -> json.writeString(text));
  }

  /** A text from outside on one line: white space and control characters become one space. */
  static String line(String text) {
    return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
  }

  /** Seats are letters, from A. */
  public static char letter(int seat) {
    return (char) ('A' + seat);
  }

  /** The seats of a set, separated by spaces. */
  public static String letters(int seats) {
    return Seats.numbers(seats).stream()
        .map(seat -> String.valueOf(letter(seat)))
        .collect(Collectors.joining(" "));
  }

  /** The word for a reader: {@code all}, {@code public} or the letter of a seat. */
  public static String view(int reader) {
    return switch (reader) {
      case Reader.REFEREE -> VIEW_ALL;
      case Reader.SPECTATOR -> VIEW_PUBLIC;
      default -> String.valueOf(letter(reader));
    };
  }

  public static int reader(String view, int seats) {
    for (int reader = Reader.REFEREE; reader < seats; reader++) {
      if (view(reader).equals(view)) {
        return reader;
      }
    }
    throw new IllegalArgumentException(
        "expected a view: all, public or a seat from A to " + letter(seats - 1));
  }

  /** A share of 10,000 as a fraction: 9700 is {@code 0.97}. */
  public static String fraction(int share) {
    if (share >= RecordStep.MixedMove.WHOLE) {
      return "1";
    }
    String digits =
        String.valueOf(RecordStep.MixedMove.WHOLE + share).substring(1).replaceAll("0+$", "");
    return digits.isEmpty() ? "0" : "0." + digits;
  }
}
