package contessa.notation.json;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Writes the records of a module as JSON and reads them, without reflection. Implementations are
 * generated.
 */
public interface RecordCodec {

  /** Messages are not nested deeper. */
  int DEEPEST = 8;

  /** Writes a record; false if it is none of these. */
  boolean write(Object value, JsonWriter json);

  /** How records of this type are read; null if it is none of these. */
  @Nullable Function<JsonIn, ?> reader(Class<?> type);

  /** A record, or texts, numbers, constants, lists and maps of those. */
  default String json(Object value) {
    return written(value).toString();
  }

  default byte[] bytes(Object value) {
    return written(value).toBytes();
  }

  private JsonWriter written(Object value) {
    JsonWriter json = new JsonWriter(this);
    json.writeValue(value);
    return json;
  }

  default <T> T read(String text, Class<T> type) {
    return JsonIn.read(JsonNode.parse(text, DEEPEST), true, in -> type.cast(as(type).apply(in)));
  }

  default <T> List<T> readList(String text, Class<T> type) {
    return JsonIn.read(
        JsonNode.parse(text, DEEPEST),
        true,
        in -> in.asList(one -> type.cast(as(type).apply(one))));
  }

  private Function<JsonIn, ?> as(Class<?> type) {
    Function<JsonIn, ?> reader = type == JsonNode.class ? JsonIn::asTree : reader(type);
    if (reader == null) {
      throw new IllegalArgumentException("no JSON for " + type);
    }
    return reader;
  }
}
