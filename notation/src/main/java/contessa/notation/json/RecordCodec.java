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
  default void any(Object value, JsonWriter json) {
    switch (value) {
      case Map<?, ?> map -> {
        json.begin();
        map.forEach(
            (name, one) -> {
              json.writeName(name.toString());
              any(one, json);
            });
        json.end();
      }
      case Collection<?> all -> {
        json.writeStartArray();
        all.forEach(one -> any(one, json));
        json.writeEndArray();
      }
      default -> {
        if (!write(value, json)) {
          json.writeValue(value);
        }
      }
    }
  }

  default String json(Object value) {
    JsonWriter json = new JsonWriter(false);
    any(value, json);
    return json.toString();
  }

  default byte[] bytes(Object value) {
    JsonWriter json = new JsonWriter(false);
    any(value, json);
    return json.toBytes();
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
