package contessa.dev.generate;

import module java.base;

import contessa.notation.json.JsonNode;

/** JSON Schema of the types of components. */
final class JsonSchema {

  /** What is not described. */
  static final String ANY = "{}";

  private JsonSchema() {}

  /**
   * A type as a component has it.
   *
   * @param named what stands for a record, an enum or a choice
   */
  static String of(AnnotatedType type, Function<Class<?>, String> named) {
    if (!(type instanceof AnnotatedParameterizedType generic)) {
      return of((Class<?>) type.getType(), named);
    }
    AnnotatedType[] parts = generic.getAnnotatedActualTypeArguments();
    String part = orNull(parts[parts.length - 1], named);
    return parts.length == 1
        ? object("type", quoted("array"), "items", part)
        : object("type", quoted("object"), "additionalProperties", part);
  }

  /** The same, or null where that is allowed. */
  static String orNull(AnnotatedType type, Function<Class<?>, String> named) {
    String schema = of(type, named);
    return TypeScript.isNullable(type)
        ? "{\"anyOf\":[" + schema + "," + typed("null") + "]}"
        : schema;
  }

  static String of(Class<?> type, Function<Class<?>, String> named) {
    return switch (type.getSimpleName()) {
      case "boolean", "Boolean" -> typed("boolean");
      case "double", "Double" -> typed("number");
      case "int", "long", "Integer", "Long" -> typed("integer");
      case "String" -> typed("string");
      case "Map" -> typed("object");
      case "JsonNode", "GameJson" -> ANY;
      default -> named.apply(type);
    };
  }

  static String typed(String name) {
    return object("type", quoted(name));
  }

  /** An object of names and values in turn. */
  static String object(String... fields) {
    Map<String, String> all = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      all.put(fields[i], fields[i + 1]);
    }
    return object(all);
  }

  static String object(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> quoted(field.getKey()) + ":" + field.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  static String quoted(String text) {
    return JsonNode.of(text).toString();
  }
}
