package contessa.notation;

import module java.base;

import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonProblem;
import org.jspecify.annotations.Nullable;

/**
 * Reads the fields of a JSON object from outside, strictly: an unknown field, a wrong type or a
 * number out of range is refused, and the refusal names the field.
 */
public final class Fields {

  private static final int MAX_QUOTE = 40;

  private final JsonNode object;
  private final Reason reason;
  private final String what;
  private final Set<String> asked = new HashSet<>();

  private Fields(JsonNode object, Reason reason, String what) {
    this.object = object;
    this.reason = reason;
    this.what = what;
  }

  public static Fields of(JsonNode object, Reason reason, String what) {
    if (!object.isObject()) {
      throw new Refusal(reason, what + ": must be an object");
    }
    return new Fields(object, reason, what);
  }

  /** Refuses any field but these. */
  public Fields only(String... known) {
    for (String name : object.propertyNames()) {
      if (!List.of(known).contains(name)) {
        throw refusal("unknown field " + quote(name));
      }
    }
    return this;
  }

  /** Refuses any field that has not been asked for. */
  public void nothingElse() {
    only(asked.toArray(new String[0]));
  }

  public boolean has(String name) {
    asked.add(name);
    return object.has(name);
  }

  /** The value of a field, or null if it is missing. */
  public @Nullable JsonNode get(String name) {
    asked.add(name);
    return object.get(name);
  }

  public JsonNode required(String name) {
    JsonNode value = get(name);
    if (value == null) {
      throw refusal("\"" + name + "\" is missing");
    }
    return value;
  }

  public int number(String name, int least, int most) {
    return number(required(name), "\"" + name + "\"", least, most);
  }

  public int number(String name, int least, int most, int defaultValue) {
    return has(name) ? number(name, least, most) : defaultValue;
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
    return as(name, JsonIn.TEXT, "a string");
  }

  /** The value of a field of this type, as it is called in a refusal. */
  public <T> T as(String name, Function<JsonIn, T> type, String what) {
    try {
      return JsonIn.read(required(name), true, type);
    } catch (JsonProblem e) {
      throw refusal("\"" + name + "\" must be " + what);
    }
  }

  public @Nullable String textOrNull(String name) {
    return has(name) ? text(name) : null;
  }

  public boolean flag(String name, boolean defaultValue) {
    return has(name) ? flag(name) : defaultValue;
  }

  public boolean flag(String name) {
    return as(name, JsonIn.FLAG, "true or false");
  }

  public <T> T word(String name, Map<String, T> words, T defaultValue) {
    return has(name) ? word(name, words) : defaultValue;
  }

  /** The meaning of a word; the refusal of an unknown word lists the known ones. */
  public <T> T word(String name, Map<String, T> words) {
    return meaning("\"" + name + "\"", text(name), words);
  }

  /** The meanings of a list of words, each of which is called this. */
  public <T> List<T> words(String name, String each, Map<String, T> words) {
    return texts(name).stream().map(text -> meaning(each, text, words)).toList();
  }

  private <T> T meaning(String what, String text, Map<String, T> words) {
    T meaning = words.get(text);
    if (meaning == null) {
      throw refusal("unknown " + what + " " + quote(text) + "; expected " + oneOf(words.keySet()));
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
    return as(name, all -> all.asList(JsonIn.TEXT), "a list of strings");
  }

  public List<Integer> numbers(String name, int least, int most) {
    String each = "each of \"" + name + "\"";
    return list(name).stream().map(value -> number(value, each, least, most)).toList();
  }

  /** The words as a choice: {@code a, b or c}. */
  public static String oneOf(Collection<String> words) {
    List<String> all = List.copyOf(words);
    int last = all.size() - 1;
    return last < 1
        ? String.join("", all)
        : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
  }

  public Refusal refusal(String message) {
    return new Refusal(reason, what + ": " + message);
  }

  /** A text from outside, for a message: quoted, and cut if it is long. */
  public static String quote(String text) {
    int end = Math.min(text.length(), MAX_QUOTE);
    return "'" + text.substring(0, end) + (end < text.length() ? "…" : "") + "'";
  }
}
