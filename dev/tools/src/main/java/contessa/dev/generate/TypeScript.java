package contessa.dev.generate;

import module java.base;

import contessa.coup.Role;
import contessa.notation.json.Words;
import org.jspecify.annotations.Nullable;

/**
 * Declarations in TypeScript of records, enums and sealed interfaces, and of all that they name.
 */
abstract class TypeScript {

  private final Map<String, String> declared = new TreeMap<>();

  /** The name under which a type is declared. */
  abstract String name(Class<?> type);

  /** The words of an enum in JSON. */
  static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(one -> one instanceof Role role ? Words.capital(role) : Words.kebab((Enum<?>) one))
        .toList();
  }

  /** The field that tells a record from its siblings; null if it needs none. */
  abstract @Nullable String tag(Class<?> type);

  /** The fields of a record, in the order of its components. */
  abstract Stream<String> fields(Class<?> type);

  /** The file of everything declared. */
  final String text(String imports) {
    return GenerateCommand.HEAD + imports + "\n" + String.join("\n", declared.values());
  }

  final void union(String name, Stream<Class<?>> types) {
    declared.put(name, choice(name, types.map(this::declare)));
  }

  private static String choice(String name, Stream<String> all) {
    return all.map(one -> "\n  | " + one)
        .collect(Collectors.joining("", "export type " + name + " =", ";\n"));
  }

  /** A type as a field has it. */
  final String type(AnnotatedType type) {
    if (type instanceof AnnotatedParameterizedType generic) {
      AnnotatedType[] parts = generic.getAnnotatedActualTypeArguments();
      AnnotatedType last = parts[parts.length - 1];
      String part = type(last) + (isNullable(last) ? " | null" : "");
      return (parts.length == 1 ? "Array<" : "Record<string, ") + part + ">";
    }
    Class<?> one = (Class<?>) type.getType();
    return switch (one.getSimpleName()) {
      case "boolean", "Boolean" -> "boolean";
      case "int", "long", "double", "Integer", "Long", "Double" -> "number";
      case "String" -> "string";
      case "JsonNode" -> "unknown";
      default -> declare(one);
    };
  }

  static boolean isNullable(AnnotatedType type) {
    return type.isAnnotationPresent(Nullable.class);
  }

  final String declare(Class<?> type) {
    String name = name(type);
    if (!declared.containsKey(name)) {
      declared.put(name, "");
      declared.put(name, declaration(name, type));
    }
    return name;
  }

  private String declaration(String name, Class<?> type) {
    if (type.isEnum()) {
      return choice(name, words(type).stream().map(word -> "'" + word + "'"));
    }
    if (type.isSealed()) {
      return choice(name, Arrays.stream(type.getPermittedSubclasses()).map(this::declare));
    }
    return Stream.concat(Stream.ofNullable(tag(type)), fields(type))
        .map(field -> "  " + field + ";\n")
        .collect(Collectors.joining("", "export interface " + name + " {\n", "}\n"));
  }
}
