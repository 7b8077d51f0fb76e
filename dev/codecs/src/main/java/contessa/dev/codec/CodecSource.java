package contessa.dev.codec;

import module java.base;

import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The source of one codec: a method per record that writes it, and one that reads it. */
final class CodecSource {

  private final Codec codec;
  private final Records records;

  CodecSource(Codec codec, Records records) {
    this.codec = codec;
    this.records = records;
  }

  String text() {
    return """
    package %s;

    import contessa.notation.json.JsonIn;
    import contessa.notation.json.JsonWriter;
    import contessa.notation.json.RecordCodec;

    /** Generated from the records of this package; they say what their fields mean. */
    public final class %2$s implements RecordCodec {

      public static final RecordCodec CODEC = new %2$s();

      private %2$s() {}

      @Override
      public boolean write(Object value, JsonWriter j) {
        return switch (value) {
    %3$s      default -> false;
        };
      }

      @Override
      public java.util.function.@org.jspecify.annotations.Nullable Function<JsonIn, ?> reader(
          Class<?> type) {
    %4$s    return null;
      }
    %5$s%6$s}
    """
        .formatted(
            codec.asking().getQualifiedName(),
            codec.simpleName(),
            each(
                codec.written(),
                "      case %s v -> {\n        write%s(v, j);\n        yield true;\n      }\n"),
            each(
                codec.read(),
                "    if (type == %s.class) {\n      return "
                    + codec.simpleName()
                    + "::read%s;\n    }\n"),
            records.writtenBy(codec).stream().map(this::writer).collect(Collectors.joining()),
            records.readBy(codec).stream().map(this::reader).collect(Collectors.joining()));
  }

  private static String each(List<TypeElement> types, String form) {
    return types.stream()
        .map(type -> form.formatted(type.getQualifiedName(), method(type)))
        .collect(Collectors.joining());
  }

  /** A record inside another type is told apart by both names. */
  private static String method(TypeElement type) {
    String outer =
        type.getEnclosingElement() instanceof TypeElement enclosing ? method(enclosing) : "";
    return outer + type.getSimpleName();
  }

  private String of(TypeMirror type, String what) {
    TypeElement one = Types.element(type).orElseThrow();
    return records.owner(one).name() + "::" + what + method(one);
  }

  private static Stream<RecordComponentElement> components(TypeElement type) {
    return ElementFilter.recordComponentsIn(type.getEnclosedElements()).stream();
  }

  private static String named(TypeElement type) {
    return Types.annotation(type, "JsonName", "value")
        .map(AnnotationValue::toString)
        .orElseThrow(() -> new IllegalArgumentException(type + " has no @JsonName"));
  }

  /** The word that tells a record from its siblings, in quotes. */
  private static String word(TypeElement type) {
    String name = type.getSimpleName().toString();
    return Types.annotation(type, "JsonName", "value")
        .map(AnnotationValue::toString)
        .orElseGet(
            () -> '"' + name.replaceAll("(?<!^)(?=[A-Z])", "-").toLowerCase(Locale.ROOT) + '"');
  }

  /** In quotes. */
  private static String named(RecordComponentElement component) {
    return Types.annotation(component.getAccessor(), "JsonName", "value")
        .map(AnnotationValue::toString)
        .orElseGet(() -> '"' + component.getSimpleName().toString() + '"');
  }

  // ---- Writing

  private String writer(TypeElement type) {
    String body;
    if (Types.isSealed(type)) {
      body =
          Types.permitted(type).stream()
              .map(
                  one ->
                      "      case %s r -> j.begin(%s, %s)%s.end();\n"
                          .formatted(
                              one.getQualifiedName(), named(type), word(one), fields(one, "r")))
              .collect(Collectors.joining("", "    switch (v) {\n", "    }\n"));
    } else {
      body = "    j.begin()" + fields(type, "v") + ".end();\n";
    }
    return "\n  public static void write%s(%s v, JsonWriter j) {\n%s  }\n"
        .formatted(method(type), type.getQualifiedName(), body);
  }

  private String fields(TypeElement type, String value) {
    return components(type)
        .map(part -> field(part, value + "." + part.getSimpleName() + "()"))
        .collect(Collectors.joining());
  }

  private String field(RecordComponentElement component, String value) {
    String name = named(component);
    TypeMirror type = component.asType();
    List<? extends TypeMirror> parts = Types.arguments(type);
    if (Types.hasMethod(type, "bytes")) {
      return Types.hasMethod(type, "write")
          ? ".field(%s, %s, %s::write)".formatted(name, value, Types.name(type))
          : ".fieldsOf(%s.bytes())".formatted(value);
    }
    if (Types.isComposite(type)) {
      return ".field(%s, %s, %s)".formatted(name, value, of(type, "write"));
    }
    if (Types.name(type).equals("java.util.List") && Types.isComposite(parts.getFirst())) {
      return ".list(%s, %s, %s)".formatted(name, value, of(parts.getFirst(), "write"));
    }
    return ".field(%s, %s)".formatted(name, value);
  }

  // ---- Reading

  private String reader(TypeElement type) {
    String body;
    if (Types.isSealed(type)) {
      body =
          Types.permitted(type).stream()
              .map(one -> "      case %s -> %s;\n".formatted(word(one), created(one)))
              .collect(Collectors.joining())
              .transform(
                  cases ->
                      "    return switch (in.text(%1$s)) {\n%2$s      default -> throw in.unknown(%1$s);\n    };\n"
                          .formatted(named(type), cases));
    } else {
      body = "    return " + created(type) + ";\n";
    }
    return "\n  public static %s read%s(JsonIn in) {\n%s  }\n"
        .formatted(type.getQualifiedName(), method(type), body);
  }

  private String created(TypeElement type) {
    return components(type)
        .map(this::read)
        .collect(Collectors.joining(", ", "new " + type.getQualifiedName() + "(", ")"));
  }

  private String read(RecordComponentElement component) {
    TypeMirror type = component.asType();
    boolean optional = Types.isNullable(type);
    boolean list = !optional && Types.name(type).equals("java.util.List");
    return "in.%s(%s, %s)"
        .formatted(
            optional ? "orNull" : list ? "list" : "get",
            named(component),
            as(list ? Types.arguments(type).getFirst() : type, 0));
  }

  private String as(TypeMirror type, int depth) {
    List<? extends TypeMirror> parts = Types.arguments(type);
    if (!parts.isEmpty()) {
      String how = Types.name(type).equals("java.util.Map") ? "asMap" : "asList";
      return "a%1$d -> a%1$d.%2$s(%3$s)".formatted(depth, how, as(parts.getLast(), depth + 1));
    }
    if (Types.isComposite(type)) {
      return of(type, "read");
    }
    if (Types.isEnum(type)) {
      return "a%1$d -> a%1$d.asWord(%2$s.class)".formatted(depth, Types.name(type));
    }
    String name = Types.name(type);
    return "JsonIn"
        + switch (name.substring(name.lastIndexOf('.') + 1)) {
          case "String" -> ".TEXT";
          case "int", "Integer" -> ".NUMBER";
          case "long", "Long" -> ".LONG";
          case "double", "Double" -> ".DOUBLE";
          case "boolean", "Boolean" -> ".FLAG";
          case "JsonNode" -> "::asTree";
          default -> throw new IllegalArgumentException("no JSON for " + name);
        };
  }
}
