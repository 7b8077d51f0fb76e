package contessa.notation.record.text;

import module java.base;

import contessa.coup.Action;
import contessa.game.Rulebook;
import contessa.notation.json.Words;
import contessa.notation.record.RecordFields;
import contessa.notation.record.RecordStep;

/**
 * The signs of a game: each move as a short token in no language, and back. A token is a sign and a
 * seat, then seats behind {@code >} and words behind {@code :}. Locations are in lower case, so
 * that they do not look like seats.
 *
 * @param actions the signs that begin a turn, behind their seat; none in Coup Royal, where the
 *     first plan of a round begins a line
 * @param between separates words
 */
record MoveSigns(
    int seats,
    Map<String, String> actions,
    Map<String, String> answers,
    WordSigns words,
    char between) {

  private static final String PLAN = "plan";
  private static final String CHOOSE = "choose";

  private static final Map<String, String> COUP_ACTIONS =
      Action.ALL.stream().collect(Collectors.toMap(Words::kebab, MoveSigns::sign));

  private static final Map<String, String> COUP_ANSWERS =
      Map.ofEntries(
          Map.entry("pass", "."),
          Map.entry("challenge", "?"),
          Map.entry("block", "/"),
          Map.entry("show", "="),
          Map.entry("decline", "!"),
          Map.entry("lose", "-"),
          Map.entry("keep", "+"),
          Map.entry("pick", "<"),
          Map.entry(CHOOSE, "%"),
          Map.entry("offer", ">"),
          Map.entry("swap", "~"),
          Map.entry("return", "_"),
          Map.entry(RecordStep.LEAVE, "#"));

  private static final Map<String, String> ROYAL =
      Map.of(PLAN, "@", "take", "+", "trade", "&", "stop", ".");

  private static final Map<String, String> SIDES = Map.of("loyalist", "L", "reformist", "R");

  /** What the words of a plan begin with. */
  private static final List<String> PLANS = List.of("thief=", "snitch=");

  static MoveSigns of(Rulebook rules) {
    return switch (rules.kind()) {
      case COUP -> new MoveSigns(rules.seats(), COUP_ACTIONS, COUP_ANSWERS, WordSigns.CARDS, ',');
      case ROYAL -> new MoveSigns(rules.seats(), Map.of(), ROYAL, WordSigns.GOODS, '/');
    };
  }

  private static String sign(Action action) {
    return switch (action) {
      case INCOME -> "I";
      case FOREIGN_AID -> "F";
      case COUP -> "C";
      case TAX -> "T";
      case ASSASSINATE -> "K";
      case STEAL -> "S";
      case EXCHANGE -> "X";
      case EXAMINE -> "E";
      case CONVERT -> "V";
      case EMBEZZLE -> "Z";
    };
  }

  /** Whether a new line with a number begins with this step. */
  boolean startsLine(RecordStep step) {
    String verb = step.move().split(" ", 2)[0];
    return actions.containsKey(verb) || verb.equals(PLAN) && step.seat() == 0;
  }

  // ---- Writing

  String write(int seat, String move) {
    List<String> parts = List.of(move.split(" ", -1));
    char letter = RecordFields.letter(seat);
    String action = actions.get(parts.getFirst());
    String answer = answers.get(parts.getFirst());
    if (action == null && answer == null) {
      throw new IllegalArgumentException("no sign stands for '" + move + "'");
    }
    StringBuilder token =
        new StringBuilder(action == null ? answer + letter : letter + " " + action);
    char before = ':';
    for (String part : parts.subList(1, parts.size())) {
      if (Character.isDigit(part.charAt(0))) {
        token.append('>').append(RecordFields.letter(Integer.parseInt(part)));
      } else {
        token.append(before).append(word(part));
        before = between;
      }
    }
    return token.toString();
  }

  private static String word(String part) {
    int place = part.indexOf('=') + 1;
    String sign = SIDES.get(part);
    return sign != null
        ? sign
        : place > 0 ? part.substring(place).toLowerCase(Locale.ROOT) : WordSigns.write(part);
  }

  // ---- Reading

  /** Reads the token of a step; {@code first} if it stands behind the number of a line. */
  RecordStep read(TextCursor in, boolean first) {
    boolean action = first && !actions.isEmpty();
    int seat = action ? in.seat(seats) : 0;
    if (action) {
      in.expect(' ');
    }
    String verb = in.oneOf(action ? actions : answers);
    seat = action ? seat : in.seat(seats);
    StringBuilder move = new StringBuilder(verb);
    // Behind an answer of Coup it would be the sign of an offer.
    if ((action || actions.isEmpty()) && in.takeIf('>')) {
      move.append(' ').append(in.seat(seats));
    }
    if (in.takeIf(':')) {
      int n = 0;
      do {
        move.append(' ').append(word(verb, n++, in));
      } while (in.takeIf(between));
    }
    return RecordStep.of(seat, move.toString());
  }

  private String word(String verb, int n, TextCursor in) {
    if (in.takeIf('?')) {
      return RecordStep.HIDDEN;
    }
    if (verb.equals(PLAN)) {
      String letters = in.takeWhile(c -> c >= 'a' && c <= 'h');
      if (letters.isEmpty() || n == PLANS.size()) {
        throw in.problem("a location from a to h");
      }
      return PLANS.get(n) + letters.toUpperCase(Locale.ROOT);
    }
    return verb.equals(CHOOSE) ? in.oneOf(SIDES) : words.read(in);
  }
}
