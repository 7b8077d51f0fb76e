package contessa.notation.json;

import module java.base;

import org.jspecify.annotations.Nullable;

/** A JSON value as a tree. Fields keep the order in which they were read. */
public final class JsonNode implements Iterable<JsonNode> {

  static final JsonNode NULL = new JsonNode("null", 0);
  static final JsonNode TRUE = new JsonNode(true);
  static final JsonNode FALSE = new JsonNode(false);

  /** What a path leads to that is not there. */
  private static final JsonNode MISSING = new JsonNode("", 0);

  /** A map, a list, a string, a boolean, a number; or the word for nothing, which is no string. */
  private final Object value;

  private final boolean absent;

  JsonNode(Object value) {
    this.value = value;
    absent = false;
  }

  @SuppressWarnings("unused") // tells it from the other one
  private JsonNode(String word, int nothing) {
    value = word;
    absent = true;
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
    return value instanceof String && !absent;
  }

  public boolean isBoolean() {
    return value instanceof Boolean;
  }

  public boolean isNumber() {
    return value instanceof Number;
  }

  public boolean isIntegralNumber() {
    return value instanceof Long || value instanceof JsonNumber number && number.isWhole();
  }

  public boolean isNull() {
    return equals(NULL);
  }

  public boolean isMissingNode() {
    return equals(MISSING);
  }

  public boolean canConvertToInt() {
    return value instanceof Long number && number == number.intValue();
  }

  public boolean canConvertToLong() {
    return value instanceof Long;
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
    return (long) required(canConvertToLong(), "long");
  }

  public double doubleValue() {
    return ((Number) required(isNumber(), "number")).doubleValue();
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
    return value instanceof Map || value instanceof List || absent ? otherwise : value.toString();
  }

  public int asInt(int otherwise) {
    return canConvertToInt() ? intValue() : otherwise;
  }

  public long asLong(long otherwise) {
    return canConvertToLong() ? longValue() : otherwise;
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

  /** Removes a field of this object; null if it has none of that name. */
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
    switch (value) {
      case Map<?, ?> _ -> {
        json.begin();
        for (var field : fields().entrySet()) {
          json.writeName(field.getKey());
          field.getValue().write(json);
        }
        json.end();
      }
      case List<?> _ -> {
        json.writeStartArray();
        elements().forEach(element -> element.write(json));
        json.writeEndArray();
      }
      case String text when !absent -> json.writeString(text);
      default -> json.writeRawValue(absent ? "null" : value.toString());
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonNode node && absent == node.absent && value.equals(node.value);
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
