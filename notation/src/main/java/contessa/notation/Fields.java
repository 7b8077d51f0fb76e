package contessa.notation;

import contessa.notation.Refusal.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a JSON object from outside, read strictly: a field that nobody knows, a wrong type
 * or a number out of bounds is refused by name.
 */
public final class Fields {

  private static final int LONGEST_QUOTE = 40;

  private final JsonNode object;
  private final Reason reason;
  private final String what;

  private Fields(JsonNode object, Reason reason, String what) {
    this.object = object;
    this.reason = reason;
    this.what = what;
  }

  /**
   * The fields of this object.
   *
   * @param reason the kind of refusal if anything is wrong
   * @param what the object's name in messages
   */
  public static Fields of(JsonNode object, Reason reason, String what) {
    if (!object.isObject()) {
      throw new Refusal(reason, what + ": must be an object");
    }
    return new Fields(object, reason, what);
  }

  /** Refuses every other field. */
  public Fields only(String... known) {
    return only(List.of(known));
  }

  /** Refuses every other field. */
  public Fields only(List<String> known) {
    for (String name : object.propertyNames()) {
      if (!known.contains(name)) {
        throw refusal("unknown field " + quote(name));
      }
    }
    return this;
  }

  public boolean has(String name) {
    return object.has(name);
  }

  /** The field as it came in, or null if there is none. */
  public @Nullable JsonNode get(String name) {
    return object.get(name);
  }

  /** The field, which must be there. */
  public JsonNode required(String name) {
    JsonNode value = object.get(name);
    if (value == null) {
      throw refusal("\"" + name + "\" is missing");
    }
    return value;
  }

  /** A whole number within these bounds. */
  public int number(String name, int least, int most) {
    return number(required(name), "\"" + name + "\"", least, most);
  }

  public int number(String name, int least, int most, int otherwise) {
    return has(name) ? number(name, least, most) : otherwise;
  }

  private int number(JsonNode value, String name, int least, int most) {
    if (!value.isIntegralNumber()) {
      throw refusal(name + " must be a whole number");
    }
    if (!value.canConvertToInt() || value.intValue() < least || value.intValue() > most) {
      throw refusal(name + " must be from " + least + " to " + most);
    }
    return value.intValue();
  }

  public String text(String name) {
    JsonNode value = required(name);
    if (!value.isString()) {
      throw refusal("\"" + name + "\" must be a text");
    }
    return value.stringValue();
  }

  public boolean flag(String name) {
    JsonNode value = required(name);
    if (!value.isBoolean()) {
      throw refusal("\"" + name + "\" must be true or false");
    }
    return value.booleanValue();
  }

  /** What this word stands for; the words are listed to whoever uses another. */
  public <T> T word(String name, Map<String, T> words) {
    String text = text(name);
    T meaning = words.get(text);
    if (meaning == null) {
      throw refusal(
          "\""
              + name
              + "\" cannot be "
              + quote(text)
              + ", only "
              + String.join(", ", words.keySet()));
    }
    return meaning;
  }

  public List<JsonNode> list(String name) {
    JsonNode value = required(name);
    if (!value.isArray()) {
      throw refusal("\"" + name + "\" must be a list");
    }
    return List.copyOf(value.values());
  }

  public List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (JsonNode value : list(name)) {
      if (!value.isString()) {
        throw refusal("\"" + name + "\" must be a list of texts");
      }
      texts.add(value.stringValue());
    }
    return texts;
  }

  public List<Integer> numbers(String name, int least, int most) {
    List<Integer> numbers = new ArrayList<>();
    for (JsonNode value : list(name)) {
      numbers.add(number(value, "each of \"" + name + "\"", least, most));
    }
    return numbers;
  }

  /** A refusal that begins with the object's name. */
  public Refusal refusal(String message) {
    return new Refusal(reason, what + ": " + message);
  }

  /** A text of somebody else's in a message: in quotes, and not at any length. */
  public static String quote(String text) {
    int end = Math.min(text.length(), LONGEST_QUOTE);
    return "'" + text.substring(0, end) + (end < text.length() ? "…" : "") + "'";
  }
}
