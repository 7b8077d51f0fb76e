package contessa.notation.json;

import module java.base;

import org.jspecify.annotations.Nullable;

/** A JSON value as a tree. Fields keep the order in which they were read. */
public final class JsonNode implements Iterable<JsonNode> {

  /** What is no value. */
  private enum Nothing {
    NULL,
    /** What a path leads to that is not there. */
    MISSING
  }

  /** A number that is no long, with the digits that were read: it is written as it was. */
  private record Digits(String text, boolean whole) {
    @Override
    public String toString() {
      return text;
    }
  }

  static final JsonNode NULL = new JsonNode(Nothing.NULL);
  static final JsonNode TRUE = new JsonNode(true);
  static final JsonNode FALSE = new JsonNode(false);

  private static final JsonNode MISSING = new JsonNode(Nothing.MISSING);

  /** A map, a list, a string, a boolean, a number or nothing. */
  private final Object value;

  JsonNode(Object value) {
    this.value = value;
  }

  static JsonNode number(String digits, boolean whole) {
    return new JsonNode(new Digits(digits, whole));
  }

  public static JsonNode object() {
    return new JsonNode(new LinkedHashMap<String, JsonNode>());
  }

  public static JsonNode of(String text) {
    return new JsonNode(text);
  }

  /**
   * The only value in this text.
   *
   * @param deepest how deep lists and objects may be nested
   * @throws JsonProblem if it is not one value of JSON
   */
  public static JsonNode parse(String text, int deepest) {
    return new JsonParser(text, deepest).only();
  }

  // ---- What it is

  public boolean isObject() {
    return value instanceof Map;
  }

  public boolean isArray() {
    return value instanceof List;
  }

  public boolean isString() {
    return value instanceof String;
  }

  public boolean isBoolean() {
    return value instanceof Boolean;
  }

  public boolean isNumber() {
    return value instanceof Long || value instanceof Digits;
  }

  public boolean isIntegralNumber() {
    return value instanceof Long || value instanceof Digits number && number.whole;
  }

  public boolean isNull() {
    return value == Nothing.NULL;
  }

  public boolean isMissingNode() {
    return value == Nothing.MISSING;
  }

  public boolean canConvertToInt() {
    return value instanceof Long number && number == number.intValue();
  }

  // ---- Scalars

  public String stringValue() {
    return (String) required(isString(), "string");
  }

  public boolean booleanValue() {
    return (boolean) required(isBoolean(), "boolean");
  }

  public int intValue() {
    return ((Long) required(canConvertToInt(), "int")).intValue();
  }

  public long longValue() {
    return (long) required(value instanceof Long, "long");
  }

  public double doubleValue() {
    return Double.parseDouble(required(isNumber(), "number").toString());
  }

  private Object required(boolean is, String what) {
    if (!is) {
      throw new JsonProblem("not a " + what);
    }
    return value;
  }

  /** A scalar as text; empty for anything else. */
  public String asString() {
    return asString("");
  }

  public String asString(String otherwise) {
    return isObject() || isArray() || value instanceof Nothing ? otherwise : value.toString();
  }

  public int asInt(int otherwise) {
    return canConvertToInt() ? intValue() : otherwise;
  }

  public long asLong(long otherwise) {
    return value instanceof Long number ? number : otherwise;
  }

  public boolean isTrue() {
    return value.equals(true);
  }

  // ---- Fields and elements

  @SuppressWarnings("unchecked") // nothing else is put into a node
  private Map<String, JsonNode> fields() {
    return value instanceof Map ? (Map<String, JsonNode>) value : Map.of();
  }

  @SuppressWarnings("unchecked") // as above
  private List<JsonNode> elements() {
    return value instanceof List ? (List<JsonNode>) value : List.of();
  }

  public @Nullable JsonNode get(String name) {
    return fields().get(name);
  }

  public @Nullable JsonNode get(int index) {
    return index >= 0 && index < elements().size() ? elements().get(index) : null;
  }

  /** A field, or a node that is missing. */
  public JsonNode path(String name) {
    return fields().getOrDefault(name, MISSING);
  }

  public JsonNode path(int index) {
    JsonNode element = get(index);
    return element == null ? MISSING : element;
  }

  public boolean has(String name) {
    return fields().containsKey(name);
  }

  public int size() {
    return fields().size() + elements().size();
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  public Set<String> propertyNames() {
    return fields().keySet();
  }

  public Set<Map.Entry<String, JsonNode>> properties() {
    return fields().entrySet();
  }

  /** The elements of a list, or the values of an object. */
  public Collection<JsonNode> values() {
    return value instanceof Map ? fields().values() : elements();
  }

  public Stream<JsonNode> valueStream() {
    return values().stream();
  }

  @Override
  public Iterator<JsonNode> iterator() {
    return values().iterator();
  }

  // ---- Changing an object

  public JsonNode set(String name, JsonNode field) {
    fields().put(name, field);
    return this;
  }

  public JsonNode put(String name, String field) {
    return set(name, of(field));
  }

  public JsonNode put(String name, long field) {
    return set(name, new JsonNode(field));
  }

  public JsonNode put(String name, boolean field) {
    return set(name, field ? TRUE : FALSE);
  }

  public @Nullable JsonNode remove(String name) {
    return fields().remove(name);
  }

  public JsonNode deepCopy() {
    if (value instanceof Map) {
      Map<String, JsonNode> copy = new LinkedHashMap<>();
      fields().forEach((name, field) -> copy.put(name, field.deepCopy()));
      return new JsonNode(copy);
    }
    return value instanceof List
        ? new JsonNode(new ArrayList<>(elements().stream().map(JsonNode::deepCopy).toList()))
        : this;
  }

  // ---- As a value

  void write(JsonWriter json) {
    if (value instanceof Nothing) {
      json.writeValue(null);
    } else if (value instanceof Digits) {
      json.writeRawValue(value.toString());
    } else {
      json.writeValue(value);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonNode node && value.equals(node.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    JsonWriter json = new JsonWriter(false);
    write(json);
    return json.toString();
  }
}
