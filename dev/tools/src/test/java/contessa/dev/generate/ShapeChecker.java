package contessa.dev.generate;

import module java.base;

import contessa.dev.generate.GameTypes.Omittable;
import contessa.dev.generate.GameTypes.OrCount;
import contessa.notation.json.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * Compares JSON with its declaration, strictly, and notes which parts of the declaration have been
 * seen, so that a declaration can be found to be too wide as well as too narrow.
 */
final class ShapeChecker {

  private final GameTypes types = new GameTypes();
  private final Set<String> seen = new HashSet<>();

  /** Fails if this is not an object of that declared kind. */
  void check(JsonNode object, Class<?> shape) {
    if (shape.isSealed()) {
      String event = object.path("event").asString("");
      Class<?> kind =
          Arrays.stream(shape.getPermittedSubclasses())
              .filter(each -> Map.entry("event", event).equals(types.tagged(each)))
              .findFirst()
              .orElseThrow(() -> new AssertionError("undeclared event: " + object));
      record(object, kind);
    } else {
      record(object, shape);
    }
  }

  private void record(JsonNode object, Class<?> shape) {
    Set<String> undeclared = new TreeSet<>(object.propertyNames());
    Map.Entry<String, String> tag = types.tagged(shape);
    if (tag != null) {
      String name = tag.getKey();
      expect(object.path(name).asString("").equals(tag.getValue()), object, name);
      undeclared.remove(name);
    }
    seen.add(types.name(shape));
    for (RecordComponent field : shape.getRecordComponents()) {
      undeclared.remove(WireTypes.name(field));
      field(object, field, types.name(shape) + "." + field.getName());
    }
    expect(undeclared.isEmpty(), object, "undeclared " + undeclared);
  }

  private void field(JsonNode object, RecordComponent field, String path) {
    JsonNode value = object.get(WireTypes.name(field));
    if (field.isAnnotationPresent(Omittable.class)) {
      seen.add(path + (value == null ? " is missing" : " is present"));
      if (value == null) {
        return;
      }
    }
    expect(value != null, object, path + " is missing");
    if (field.isAnnotationPresent(OrCount.class)) {
      seen.add(path + (value.isNumber() ? " is a count" : " is a list"));
      if (value.isIntegralNumber()) {
        return;
      }
    }
    value(value, field.getAnnotatedType(), path);
  }

  private void value(JsonNode value, AnnotatedType type, String path) {
    if (TypeScript.isNullable(type)) {
      seen.add(path + (value.isNull() ? " is null" : " is a value"));
      if (value.isNull()) {
        return;
      }
    }
    AnnotatedType elements = elements(type);
    if (elements != null) {
      expect(value.isArray(), value, path + " is not a list");
      value.values().forEach(each -> value(each, elements, path + "[]"));
      return;
    }
    Class<?> raw = (Class<?>) type.getType();
    if (raw.isRecord()) {
      expect(value.isObject(), value, path + " is not an object");
      record(value, raw);
    } else if (raw.isEnum()) {
      String word = value.asString("");
      expect(TypeScript.words(raw).contains(word), value, path + " is an undeclared word");
      seen.add(types.name(raw) + " " + word);
    } else {
      boolean fits =
          switch (raw.getSimpleName()) {
            case "String" -> value.isString();
            case "boolean", "Boolean" -> value.isBoolean();
            case "double", "Double" -> value.isNumber();
            case "JsonNode" -> value.isObject();
            default -> value.isIntegralNumber();
          };
      expect(fits, value, path + " has the wrong type");
    }
  }

  private static void expect(boolean holds, JsonNode where, String what) {
    if (!holds) {
      throw new AssertionError(what + " in " + where);
    }
  }

  /** The parts of a declaration that no object has shown so far. */
  Set<String> unseen(Class<?> shape) {
    Set<String> parts = new TreeSet<>();
    parts(shape, parts);
    parts.removeAll(seen);
    return parts;
  }

  private void parts(Class<?> shape, Set<String> parts) {
    if (shape.isSealed()) {
      for (Class<?> kind : shape.getPermittedSubclasses()) {
        parts(kind, parts);
      }
    } else if (shape.isEnum()) {
      TypeScript.words(shape).forEach(word -> parts.add(types.name(shape) + " " + word));
    } else if (shape.isRecord()) {
      parts.add(types.name(shape));
      for (RecordComponent field : shape.getRecordComponents()) {
        String path = types.name(shape) + "." + field.getName();
        if (field.isAnnotationPresent(Omittable.class)) {
          parts.add(path + " is missing");
          parts.add(path + " is present");
        }
        if (field.isAnnotationPresent(OrCount.class)) {
          parts.add(path + " is a count");
          parts.add(path + " is a list");
        }
        parts(field.getAnnotatedType(), path, parts);
      }
    }
  }

  private void parts(AnnotatedType type, String path, Set<String> parts) {
    if (TypeScript.isNullable(type)) {
      parts.add(path + " is null");
      parts.add(path + " is a value");
    }
    AnnotatedType elements = elements(type);
    if (elements == null) {
      parts((Class<?>) type.getType(), parts);
    } else {
      parts(elements, path + "[]", parts);
    }
  }

  /** The elements of a list, or null if the type is not a list. */
  private static @Nullable AnnotatedType elements(AnnotatedType type) {
    return type instanceof AnnotatedParameterizedType list
        ? list.getAnnotatedActualTypeArguments()[0]
        : null;
  }
}
