package contessa.dev.generate;

import module java.base;

/** The types of views and events for clients in TypeScript, from the declarations. */
final class GameTypes {

  private final Map<String, String> types = new TreeMap<>();

  static String write() {
    return new GameTypes().text();
  }

  private String text() {
    union("GameView", List.of(CoupShapes.View.class, RoyalShapes.View.class));
    union("GameEvent", List.of(CoupShapes.Event.class, RoyalShapes.Event.class));
    return GenerateCommand.HEAD + "\n" + String.join("\n", types.values());
  }

  private void union(String name, List<Class<?>> types) {
    this.types.put(
        name, "export type " + name + " =" + choice(types.stream().map(this::name)) + ";\n");
  }

  private static String choice(Stream<String> names) {
    return names.map(name -> "\n  | " + name).collect(Collectors.joining());
  }

  private String name(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return "number";
    }
    if (type == String.class) {
      return "string";
    }
    String name = Shapes.name(type);
    if (!types.containsKey(name)) {
      types.put(name, "");
      types.put(name, text(name, type));
    }
    return name;
  }

  private String text(String name, Class<?> type) {
    if (type.isEnum()) {
      Stream<String> words = Shapes.words(type).stream().map(word -> "'" + word + "'");
      return "export type " + name + " =" + choice(words) + ";\n";
    }
    if (type.isSealed()) {
      Stream<String> kinds = Arrays.stream(type.getPermittedSubclasses()).map(this::name);
      return "export type " + name + " =" + choice(kinds) + ";\n";
    }
    StringBuilder text = new StringBuilder("export interface " + name + " {\n");
    if (Shapes.isView(type)) {
      text.append("  game: '").append(Shapes.game(type)).append("';\n");
    } else if (Shapes.isEvent(type)) {
      text.append("  event: '").append(Shapes.event(type)).append("';\n");
    }
    for (RecordComponent field : type.getRecordComponents()) {
      text.append("  ").append(field.getName());
      text.append(field.isAnnotationPresent(Omittable.class) ? "?: " : ": ");
      text.append(type(field.getAnnotatedType()));
      text.append(field.isAnnotationPresent(OrCount.class) ? " | number;\n" : ";\n");
    }
    return text.append("}\n").toString();
  }

  private String type(AnnotatedType type) {
    AnnotatedType elements = Shapes.elements(type);
    String name =
        elements == null ? name((Class<?>) type.getType()) : "Array<" + type(elements) + ">";
    return Shapes.isNullable(type) ? name + " | null" : name;
  }
}
