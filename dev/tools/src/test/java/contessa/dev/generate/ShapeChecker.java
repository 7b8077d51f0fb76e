package contessa.dev.generate;

import module java.base;

import contessa.notation.json.JsonNode;

/**
 * Compares JSON with its declaration, strictly, and notes which parts of the declaration have been
 * seen, so that a declaration can be found to be too wide as well as too narrow.
 */
final class ShapeChecker {

  private final Set<String> seen = new HashSet<>();

  /** Fails if this is not an object of that declared kind. */
  void check(JsonNode object, Class<?> shape) {
    if (shape.isSealed()) {
      String event = object.path("event").asString("");
      Class<?> kind =
          Arrays.stream(shape.getPermittedSubclasses())
              .filter(each -> Shapes.event(each).equals(event))
              .findFirst()
              .orElseThrow(() -> new AssertionError("undeclared event: " + object));
      record(object, kind);
    } else {
      record(object, shape);
    }
  }

  private void record(JsonNode object, Class<?> shape) {
    Set<String> undeclared = new TreeSet<>(object.propertyNames());
    if (Shapes.isView(shape)) {
      expect(object.path("game").asString("").equals(Shapes.game(shape)), object, "game");
      undeclared.remove("game");
    } else if (Shapes.isEvent(shape)) {
      undeclared.remove("event");
    }
    seen.add(Shapes.name(shape));
    for (RecordComponent field : shape.getRecordComponents()) {
      undeclared.remove(field.getName());
      field(object, field, Shapes.name(shape) + "." + field.getName());
    }
    expect(undeclared.isEmpty(), object, "undeclared " + undeclared);
  }

  private void field(JsonNode object, RecordComponent field, String path) {
    JsonNode value = object.get(field.getName());
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
    if (Shapes.isNullable(type)) {
      seen.add(path + (value.isNull() ? " is null" : " is a value"));
      if (value.isNull()) {
        return;
      }
    }
    AnnotatedType elements = Shapes.elements(type);
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
      expect(Shapes.words(raw).contains(word), value, path + " is an undeclared word");
      seen.add(Shapes.name(raw) + " " + word);
    } else {
      boolean fits = raw == String.class ? value.isString() : value.isIntegralNumber();
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

  private static void parts(Class<?> shape, Set<String> parts) {
    if (shape.isSealed()) {
      for (Class<?> kind : shape.getPermittedSubclasses()) {
        parts(kind, parts);
      }
    } else if (shape.isEnum()) {
      Shapes.words(shape).forEach(word -> parts.add(Shapes.name(shape) + " " + word));
    } else if (shape.isRecord()) {
      parts.add(Shapes.name(shape));
      for (RecordComponent field : shape.getRecordComponents()) {
        String path = Shapes.name(shape) + "." + field.getName();
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

  private static void parts(AnnotatedType type, String path, Set<String> parts) {
    if (Shapes.isNullable(type)) {
      parts.add(path + " is null");
      parts.add(path + " is a value");
    }
    AnnotatedType elements = Shapes.elements(type);
    if (elements == null) {
      parts((Class<?>) type.getType(), parts);
    } else {
      parts(elements, path + "[]", parts);
    }
  }
}
