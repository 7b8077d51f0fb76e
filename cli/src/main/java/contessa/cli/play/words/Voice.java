package contessa.cli.play.words;

import contessa.coup.Action;
import contessa.coup.Allegiance;
import contessa.coup.Card;
import contessa.coup.Role;
import contessa.game.Seats;
import contessa.royal.Good;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Says things to one reader: in a language, about these players, in the words of an edition. Values
 * of the game come in as they are and go out as words.
 */
public final class Voice {

  /** A player, to whom a sentence speaks differently if it is the reader. */
  public record Who(int seat) {}

  /** A card as people see it: with its copy only where copies can be told apart. */
  public record Face(Card card, boolean distinct) {}

  private final Words words;
  private final String edition;
  private final List<String> names;
  private final int reader;
  private final UnaryOperator<String> spelling;

  /**
   * A voice for one reader.
   *
   * @param edition as notation writes it: some words differ from edition to edition
   * @param names the players by seat; the reader's own is not used
   * @param spelling how to write what is said, for a reader who lacks some letters
   */
  public Voice(
      Words words, String edition, List<String> names, int reader, UnaryOperator<String> spelling) {
    this.words = words;
    this.spelling = spelling;
    this.edition = edition;
    this.names = List.copyOf(names);
    this.reader = reader;
  }

  public int reader() {
    return reader;
  }

  public String edition() {
    return edition;
  }

  /**
   * A sentence.
   *
   * @param values names and values in turn, as in {@code say("event.won", "who", who(2))}
   */
  public String say(String key, Object... values) {
    Map<String, Object> byName = new HashMap<>();
    for (int i = 0; i < values.length; i += 2) {
      byName.put((String) values[i], values[i + 1]);
    }
    return spelling.apply(template(key).fill(new Filling(byName)));
  }

  private Template template(String key) {
    Template own = words.find(key + "@" + edition);
    return own == null ? words.template(key) : own;
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
    return say("role." + key(face.card().role()) + form) + copy;
  }

  /** Cards one after another. */
  public String cards(List<Card> cards, boolean distinct) {
    return list(cards, card -> face(new Face(card, distinct), ""));
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
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " " + say(by) + " " + items.get(last);
  }

  public <T> String list(List<T> items, Function<T, String> word) {
    return list(items.stream().map(word).toList());
  }

  /** The players of a set, as objects of a sentence. */
  public String names(int seats) {
    return list(
        Arrays.stream(Seats.list(seats))
            .mapToObj(seat -> seat == reader ? say("you.object") : names.get(seat))
            .toList());
  }

  /** A constant as bundles and notation write it. */
  public static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Puts values into a sentence. */
  private final class Filling implements Template.Values {

    private final Map<String, Object> values;

    Filling(Map<String, Object> values) {
      this.values = values;
    }

    private Object value(String name) {
      Object value = values.get(name);
      if (value == null) {
        throw new IllegalArgumentException("nothing was given for {" + name + "}");
      }
      return value;
    }

    @Override
    public String text(String name, String form) {
      return switch (value(name)) {
        case Who who -> name(who.seat());
        case Role role -> say("role." + key(role) + form);
        case Face face -> face(face, form);
        case Action action -> say("action." + key(action));
        case Allegiance side -> say("side." + key(side));
        case Good good -> say("good." + good.word());
        case Object other -> other.toString();
      };
    }

    @Override
    public boolean first(String name) {
      return switch (value(name)) {
        case Who who -> who.seat() == reader;
        case Integer number -> number == 1;
        case Object other ->
            throw new IllegalArgumentException("{" + name + "|…} cannot choose by " + other);
      };
    }
  }
}
