package contessa.cli.play.words;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Role;
import contessa.game.Seats;
import contessa.notation.json.Words;
import contessa.notation.words.Language;
import contessa.royal.Good;

/**
 * Formats messages for one reader: in a language, with the names of the players, in the terms of an
 * edition. It turns values of the game into words.
 *
 * @param edition as written in notation; some words differ between editions
 * @param names the players by seat; the reader's name is not used
 * @param spelling replaces characters that the reader's terminal lacks
 */
public record Voice(
    Messages messages,
    String edition,
    List<String> names,
    int reader,
    UnaryOperator<String> spelling) {

  /** A player; sentences address the reader as "you". */
  public record Who(int seat) {}

  /** A card; its copy is named only where copies can be told apart. */
  public record Face(Card card, boolean distinct) {}

  private static final Pattern BEFORE_I = Pattern.compile("(?i)i|hi(?![ae])");
  private static final Pattern BEFORE_O = Pattern.compile("(?i)h?o");

  /** A voice for a reader whose terminal has all characters. */
  public static Voice of(Language language, String edition, List<String> names, int reader) {
    return new Voice(Messages.in(language), edition, names, reader, UnaryOperator.identity());
  }

  /**
   * The message with this key.
   *
   * @param values each after its name, which those whose type tells it may lack: {@code
   *     say("coins.tax", who(2), 3)} is {@code say("coins.tax", "who", who(2), "n", 3)}
   */
  public String say(String key, Object... values) {
    Map<String, Object> byName = new HashMap<>();
    for (int i = 0; i < values.length; i++) {
      boolean named = values[i] instanceof String;
      byName.put(named ? (String) values[i++] : usualName(values[i]), values[i]);
    }
    return spelling.apply(template(key).fill(byName, this));
  }

  private static String usualName(Object value) {
    return switch (value) {
      case Who _ -> "who";
      case Role _ -> "role";
      case Face _ -> "card";
      case Allegiance _ -> "side";
      case Good _ -> "good";
      case Integer _ -> "n";
      default -> throw new IllegalArgumentException("a value without a name: " + value);
    };
  }

  private Template template(String key) {
    Template special = messages.find(key + "@" + edition);
    return special == null ? messages.template(key) : special;
  }

  public static Who who(int seat) {
    return new Who(seat);
  }

  public String name(int seat) {
    return seat == reader ? say("you") : names.get(seat);
  }

  public String role(Role role) {
    return say("role." + key(role));
  }

  private String face(Face face, String form) {
    String copy = face.distinct() ? " #" + (face.card().copy() + 1) : "";
    return term("role." + key(face.card().role()), form) + copy;
  }

  /** A term in the form that a sentence asks for; a language may have forms that others lack. */
  private String term(String key, String form) {
    return say(messages.find(key + form) == null ? key : key + form);
  }

  public String cards(List<Card> cards, boolean distinct) {
    return list(cards, card -> face(new Face(card, distinct), ""));
  }

  /** "A, B, C". */
  public String row(List<String> items) {
    return row(items, "list.comma");
  }

  String row(List<String> items, String by) {
    return items.stream().reduce((all, next) -> say(by, "a", all, "b", next)).orElse("");
  }

  /** "A, B and C". */
  public String list(List<String> items) {
    return joined(items, "list.and");
  }

  /** "A, B or C". */
  public String either(List<String> items) {
    return joined(items, "list.or");
  }

  private String joined(List<String> items, String by) {
    int last = items.size() - 1;
    if (last < 1) {
      return row(items);
    }
    String joint = joint(by, items);
    return say(joint, "a", row(items.subList(0, last)), "b", items.getLast());
  }

  /**
   * A language may join otherwise before a sound, as Spanish does ("Ana e Inés", "Ana u Olga"), or
   * two items, as Japanese does.
   */
  private String joint(String by, List<String> items) {
    String next = items.getLast();
    String sound =
        BEFORE_I.matcher(next).lookingAt()
            ? "@before-i"
            : BEFORE_O.matcher(next).lookingAt() ? "@before-o" : "";
    return Stream.of(sound, items.size() == 2 ? "@two" : "")
        .filter(form -> !form.isEmpty())
        .map(by::concat)
        .filter(key -> messages.find(key) != null)
        .findFirst()
        .orElse(by);
  }

  public <T> String list(List<T> items, Function<T, String> word) {
    return list(items.stream().map(word).toList());
  }

  /** The names of these seats, as the object of a sentence. */
  public String names(int seats) {
    return list(
        Arrays.stream(Seats.list(seats))
            .mapToObj(seat -> seat == reader ? say("you.object") : names.get(seat))
            .toList());
  }

  /** A constant as written in bundles and notation. */
  public static String key(Enum<?> constant) {
    return Words.kebab(constant);
  }

  /** The class of a number, or of its ordinal. */
  PluralClass plural(Object value, boolean ordinal) {
    int number = (Integer) value;
    return ordinal
        ? PluralClass.ofOrdinal(messages.language(), number)
        : PluralClass.of(messages.language(), number);
  }

  String text(Object value, String form) {
    return switch (value) {
      case Who who -> name(who.seat());
      case Role role -> term("role." + key(role), form);
      case Face face -> face(face, form);
      case Action action -> term("action." + key(action), form);
      case Allegiance side -> term("side." + key(side), form);
      case Good good -> term("good." + good.word(), form);
      default -> value.toString();
    };
  }

  /** Whether a value is the number one, or the reader. */
  boolean isFirst(Object value) {
    return value instanceof Who who ? who.seat() == reader : (Integer) value == 1;
  }
}
