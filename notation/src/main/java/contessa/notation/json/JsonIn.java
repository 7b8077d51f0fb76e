package contessa.notation.json;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A JSON value as generated code reads it into records. What is missing or of the wrong type is
 * refused, and so is an unknown field unless old rows are read.
 */
public final class JsonIn {

  // One object each: a method reference is a class of its own wherever it stands.
  public static final Function<JsonIn, String> TEXT = in -> in.node.stringValue();
  public static final Function<JsonIn, Integer> NUMBER = in -> in.node.intValue();
  public static final Function<JsonIn, Long> LONG = in -> in.node.longValue();
  public static final Function<JsonIn, Double> DOUBLE = in -> in.node.doubleValue();
  public static final Function<JsonIn, Boolean> FLAG = in -> in.node.booleanValue();

  private final JsonNode node;
  private final boolean strict;
  private final List<String> known = new ArrayList<>();

  private JsonIn(JsonNode node, boolean strict) {
    this.node = node;
    this.strict = strict;
  }

  /**
   * Reads a value.
   *
   * @param strict whether an unread field is refused
   * @throws JsonProblem if it is something else
   */
  public static <T> T read(JsonNode node, boolean strict, Function<JsonIn, T> as) {
    JsonIn in = new JsonIn(node, strict);
    T value;
    try {
      value = as.apply(in);
    } catch (IllegalArgumentException | NullPointerException e) {
      throw new JsonProblem(String.valueOf(e.getMessage()));
    }
    if (strict && in.known.size() < in.node.propertyNames().size()) {
      for (String name : node.propertyNames()) {
        if (!in.known.contains(name)) {
          throw new JsonProblem("an unknown field").in(name);
        }
      }
    }
    return value;
  }

  public <T> T get(String name, Function<JsonIn, T> as) {
    JsonNode field = field(name);
    if (field == null) {
      throw new JsonProblem("it is missing").in(name);
    }
    return inside(name, field, as);
  }

  /** A field that may be absent, or null. */
  public <T> @Nullable T orNull(String name, Function<JsonIn, T> as) {
    JsonNode field = field(name);
    return field == null ? null : inside(name, field, as);
  }

  public String text(String name) {
    return get(name, TEXT);
  }

  public <T> List<T> list(String name, Function<JsonIn, T> as) {
    return get(name, all -> all.asList(as));
  }

  private @Nullable JsonNode field(String name) {
    if (!node.isObject()) {
      throw new JsonProblem("not an object");
    }
    JsonNode field = node.get(name);
    if (strict && field != null) {
      known.add(name);
    }
    return field == null || field.isNull() ? null : field;
  }

  private <T> T inside(String name, JsonNode value, Function<JsonIn, T> as) {
    try {
      return read(value, strict, as);
    } catch (JsonProblem e) {
      throw e.in(name);
    }
  }

  // ---- What the value is

  /** Any value, unchecked. */
  public JsonNode asTree() {
    known.addAll(node.propertyNames());
    return node;
  }

  public <E extends Enum<E>> E asWord(Class<E> type) {
    String word = node.stringValue();
    E constant = Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
    if (!Words.kebab(constant).equals(word)) {
      throw new JsonProblem("an unknown word");
    }
    return constant;
  }

  public <T> List<T> asList(Function<JsonIn, T> as) {
    if (!node.isArray()) {
      throw new JsonProblem("not a list");
    }
    List<T> list = new ArrayList<>();
    for (JsonNode element : node) {
      list.add(read(element, strict, as));
    }
    return list;
  }

  public <T> Map<String, T> asMap(Function<JsonIn, T> as) {
    Map<String, T> map = new LinkedHashMap<>();
    for (String name : asTree().propertyNames()) {
      map.put(name, get(name, as));
    }
    return map;
  }

  /** For a tag that no record has. */
  public JsonProblem unknown(String tag) {
    return new JsonProblem("an unknown word").in(tag);
  }
}
