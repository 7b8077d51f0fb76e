package contessa.notation.record.text;

import module java.base;

import contessa.coup.Action;
import contessa.notation.json.Words;
import contessa.notation.record.RecordStep;
import contessa.notation.record.SeatLetters;
import java.util.Map.Entry;

/** The signs of Coup. */
final class CoupSigns implements SignTable {

  private static final Map<String, Character> ACTIONS =
      Action.ALL.stream().collect(Collectors.toMap(Words::kebab, CoupSigns::sign));

  private static final Map<String, Character> ANSWERS =
      Map.ofEntries(
          Map.entry("pass", '.'),
          Map.entry("challenge", '?'),
          Map.entry("block", '/'),
          Map.entry("show", '='),
          Map.entry("decline", '!'),
          Map.entry("lose", '-'),
          Map.entry("keep", '+'),
          Map.entry("pick", '<'),
          Map.entry("choose", '%'),
          Map.entry("offer", '>'),
          Map.entry("swap", '~'),
          Map.entry("return", '_'),
          Map.entry(RecordStep.LEAVE, '#'));

  private static final Map<String, String> SIDES = Map.of("loyalist", "L", "reformist", "R");

  private final int seats;

  CoupSigns(int seats) {
    this.seats = seats;
  }

  private static char sign(Action action) {
    return switch (action) {
      case INCOME -> 'I';
      case FOREIGN_AID -> 'F';
      case COUP -> 'C';
      case TAX -> 'T';
      case ASSASSINATE -> 'K';
      case STEAL -> 'S';
      case EXCHANGE -> 'X';
      case EXAMINE -> 'E';
      case CONVERT -> 'V';
      case EMBEZZLE -> 'Z';
    };
  }

  @Override
  public boolean startsLine(RecordStep step) {
    return ACTIONS.containsKey(words(step.move()).getFirst());
  }

  private static List<String> words(String move) {
    return Arrays.asList(move.split(" ", -1));
  }

  @Override
  public String write(int seat, String move) {
    List<String> words = words(move);
    List<String> rest = words.subList(1, words.size());
    Character action = ACTIONS.get(words.getFirst());
    if (action != null) {
      return SeatLetters.of(seat) + " " + action + aims(rest);
    }
    Character sign = ANSWERS.get(words.getFirst());
    if (sign == null) {
      throw new IllegalArgumentException("no sign stands for '" + move + "'");
    }
    String what = rest.stream().map(CoupSigns::sign).collect(Collectors.joining(","));
    return "" + sign + SeatLetters.of(seat) + (what.isEmpty() ? "" : ":" + what);
  }

  private static String aims(List<String> rest) {
    StringBuilder aims = new StringBuilder();
    for (String word : rest) {
      if (Character.isDigit(word.charAt(0))) {
        aims.append('>').append(SeatLetters.of(Integer.parseInt(word)));
      } else {
        aims.append(':').append(CardSigns.CARDS.write(word));
      }
    }
    return aims.toString();
  }

  private static String sign(String word) {
    String side = SIDES.get(word);
    return side != null
        ? side
        : word.equals(RecordStep.HIDDEN) ? word : CardSigns.CARDS.write(word);
  }

  @Override
  public RecordStep read(TextCursor in, boolean first) {
    return first ? action(in) : answer(in);
  }

  private RecordStep action(TextCursor in) {
    int seat = in.seat(seats);
    in.expect(' ');
    String move = verb(ACTIONS, in, "an action: I F C T K S X E V or Z");
    if (in.takeIf('>')) {
      move += " " + in.seat(seats);
    }
    if (in.takeIf(':')) {
      move += " " + CardSigns.CARDS.read(in);
    }
    return RecordStep.of(seat, move);
  }

  private RecordStep answer(TextCursor in) {
    String verb = verb(ANSWERS, in, "a sign, or the number of a turn");
    int seat = in.seat(seats);
    return RecordStep.of(seat, in.takeIf(':') ? verb + " " + what(verb, in) : verb);
  }

  private static String what(String verb, TextCursor in) {
    if (in.takeIf('?')) {
      return RecordStep.HIDDEN;
    }
    if (verb.equals("choose")) {
      for (Entry<String, String> side : SIDES.entrySet()) {
        if (in.takeIf(side.getValue())) {
          return side.getKey();
        }
      }
      throw in.problem("L or R");
    }
    return String.join(" ", CardSigns.CARDS.readList(in));
  }

  private static String verb(Map<String, Character> signs, TextCursor in, String expected) {
    for (Entry<String, Character> sign : signs.entrySet()) {
      if (in.takeIf(sign.getValue())) {
        return sign.getKey();
      }
    }
    throw in.problem(expected);
  }
}
