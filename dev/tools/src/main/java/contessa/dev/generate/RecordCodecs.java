package contessa.dev.generate;

import contessa.analysis.puzzle.StoredPuzzle;
import contessa.analysis.result.Analysis;
import contessa.notation.json.JsonName;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.EncodedOnce;
import contessa.table.message.FinishedGame;
import contessa.table.message.Frame;
import contessa.table.message.GameJson;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.PublicView;
import contessa.table.message.PushNotification;
import contessa.table.message.Replay;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import contessa.table.state.TableEvent;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Generates the code that writes records as JSON and reads them, one codec for some packages. The
 * lines are broken as google-java-format would.
 */
final class RecordCodecs {

  /**
   * A codec to generate.
   *
   * @param name its class
   * @param packages whose records it knows
   * @param written what is written as a whole
   * @param read what is read as a whole
   * @param next the codec that is asked for other types
   */
  record Codec(
      String name,
      List<String> packages,
      List<Class<?>> written,
      List<Class<?>> read,
      @Nullable String next) {

    String folder() {
      return name.substring(0, name.lastIndexOf('.'));
    }

    String simpleName() {
      return name.substring(name.lastIndexOf('.') + 1);
    }
  }

  private static final int WIDTH = 100;
  private static final Map<String, String> SCALARS =
      Map.of(
          "String",
          "text",
          "int",
          "number",
          "long",
          "whole",
          "double",
          "fraction",
          "boolean",
          "flag");
  private static final Comparator<Class<?>> BY_NAME = Comparator.comparing(Class::getName);

  /** All codecs, and where their source is. */
  static final Map<Codec, String> ALL = all();

  private final List<Codec> codecs;
  private final Set<Class<?>> written = new TreeSet<>(BY_NAME);
  private final Set<Class<?>> read = new TreeSet<>(BY_NAME);

  RecordCodecs(List<Codec> codecs) {
    this.codecs = codecs;
    for (Codec codec : codecs) {
      codec.written.forEach(type -> collect(type, written));
      codec.read.forEach(type -> collect(type, read));
    }
  }

  private static void collect(Type type, Set<Class<?>> all) {
    if (type instanceof ParameterizedType generic) {
      Stream.of(generic.getActualTypeArguments()).forEach(part -> collect(part, all));
    } else if (type instanceof Class<?> one && isComposite(one) && all.add(one)) {
      if (one.isSealed()) {
        Stream.of(one.getPermittedSubclasses()).forEach(part -> components(part, all));
      } else {
        components(one, all);
      }
    }
  }

  private static void components(Class<?> type, Set<Class<?>> all) {
    Stream.of(type.getRecordComponents()).forEach(each -> collect(each.getGenericType(), all));
  }

  private static boolean isComposite(Class<?> type) {
    return type.isRecord() || (type.isSealed() && type.isInterface());
  }

  private static Map<Codec, String> all() {
    String table = "contessa.table.";
    Map<Codec, String> all = new LinkedHashMap<>();
    add(
        all,
        "analysis",
        "contessa.analysis.result.AnalysisJson",
        List.of(),
        null,
        List.of(Analysis.class),
        List.of());
    add(
        all,
        "analysis",
        "contessa.analysis.puzzle.PuzzleJson",
        List.of(),
        null,
        List.of(StoredPuzzle.class),
        List.of(StoredPuzzle.class));
    add(
        all,
        "table",
        table + "message.TableJson",
        List.of(),
        null,
        List.of(
            Message.class,
            Command.class,
            Happening.class,
            Replay.class,
            TableSummary.class,
            FinishedGame.class,
            TableOptions.class,
            PublicView.class,
            PushNotification.class,
            CreateTable.class,
            Frame.class),
        List.of(
            Frame.class,
            Command.class,
            CreateTable.class,
            TableOptions.class,
            FinishedGame.class,
            TableSummary.class));
    add(
        all,
        "table",
        table + "state.EventJson",
        List.of(table + "game"),
        null,
        List.of(TableEvent.class),
        List.of(TableEvent.class));
    return all;
  }

  private static void add(
      Map<Codec, String> all,
      String module,
      String name,
      List<String> more,
      @Nullable String next,
      List<Class<?>> written,
      List<Class<?>> read) {
    List<String> packages = new ArrayList<>(more);
    packages.add(name.substring(0, name.lastIndexOf('.')));
    all.put(
        new Codec(name, packages, written, read, next),
        module + "/src/main/java/" + name.replace('.', '/') + ".java");
  }

  /** The source of every codec. */
  static List<Generated> write() {
    RecordCodecs codecs = new RecordCodecs(List.copyOf(ALL.keySet()));
    return ALL.entrySet().stream()
        .map(one -> new Generated(one.getValue(), codecs.source(one.getKey())))
        .toList();
  }

  // ---- One codec

  /** The source of a codec. */
  String source(Codec codec) {
    Set<String> imports =
        new TreeSet<>(Set.of("contessa.notation.json.JsonIn", "contessa.notation.json.JsonWriter"));
    imports.addAll(
        Set.of(
            "contessa.notation.json.RecordCodec",
            "java.util.function.Function",
            "org.jspecify.annotations.Nullable"));
    StringBuilder body = new StringBuilder();
    for (Class<?> type : own(written, codec)) {
      body.append('\n').append(writer(type, codec, imports));
    }
    for (Class<?> type : own(read, codec)) {
      body.append('\n').append(reader(type, codec, imports));
    }
    String roots = roots(codec, imports);
    return "package "
        + codec.folder()
        + ";\n\n"
        + imports.stream()
            .filter(name -> !name.substring(0, name.lastIndexOf('.')).equals(codec.folder()))
            .map(name -> "import " + name + ";\n")
            .collect(Collectors.joining())
        + "\n/** Generated from the records of this module; they say what their fields mean. */\n"
        + "public final class "
        + codec.simpleName()
        + " implements RecordCodec {\n\n  public static final RecordCodec CODEC = new "
        + codec.simpleName()
        + "();\n\n  private "
        + codec.simpleName()
        + "() {}\n\n"
        + roots
        + body
        + "}\n";
  }

  private List<Class<?>> own(Collection<Class<?>> all, Codec codec) {
    return all.stream().filter(type -> owner(type).equals(codec)).toList();
  }

  private Codec owner(Class<?> type) {
    return codecs.stream()
        .filter(codec -> codec.packages.contains(type.getPackageName()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no codec for " + type));
  }

  private String roots(Codec codec, Set<String> imports) {
    StringBuilder text = new StringBuilder();
    text.append("  @Override\n  public boolean write(Object value, JsonWriter j) {\n");
    text.append("    switch (value) {\n");
    for (Class<?> type : codec.written) {
      text.append("      case %s v -> %s(v, j);\n".formatted(name(type, imports), write(type)));
    }
    String next = codec.next;
    String simple = next == null ? "" : next.substring(next.lastIndexOf('.') + 1);
    if (next != null) {
      imports.add(next);
    }
    text.append("      default -> {\n        return ")
        .append(next == null ? "false" : simple + ".CODEC.write(value, j)")
        .append(";\n      }\n    }\n    return true;\n  }\n\n");
    text.append("  @Override\n  public @Nullable Function<JsonIn, ?> reader(Class<?> type) {\n");
    for (Class<?> type : codec.read) {
      text.append("    if (type == %s.class) {\n".formatted(name(type, imports)));
      text.append("      return %s::%s;\n    }\n".formatted(codec.simpleName(), read(type)));
    }
    return text.append("    return ")
        .append(next == null ? "null" : simple + ".CODEC.reader(type)")
        .append(";\n  }\n")
        .toString();
  }

  private static String method(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
  }

  private static String write(Class<?> type) {
    return "write" + method(type);
  }

  private static String read(Class<?> type) {
    return "read" + method(type);
  }

  private static String name(Class<?> type, Set<String> imports) {
    Class<?> outer = type.getEnclosingClass();
    imports.add((outer == null ? type : outer).getName());
    return outer == null
        ? type.getSimpleName()
        : outer.getSimpleName() + "." + type.getSimpleName();
  }

  private String of(Class<?> type, String method, Codec codec, Set<String> imports) {
    Codec owner = owner(type);
    if (!owner.equals(codec)) {
      imports.add(owner.name);
    }
    return owner.simpleName() + "::" + method;
  }

  private static String named(Class<?> type) {
    JsonName name = type.getAnnotation(JsonName.class);
    if (name == null) {
      throw new IllegalArgumentException(type + " has no name in JSON");
    }
    return name.value();
  }

  private static String named(RecordComponent component) {
    JsonName name = component.getAccessor().getAnnotation(JsonName.class);
    return name == null ? component.getName() : name.value();
  }

  // ---- Writing

  private String writer(Class<?> type, Codec codec, Set<String> imports) {
    StringBuilder text = new StringBuilder();
    text.append(
        "  public static void %s(%s v, JsonWriter j) {\n"
            .formatted(write(type), name(type, imports)));
    if (type.isSealed()) {
      text.append("    switch (v) {\n");
      for (Class<?> one : type.getPermittedSubclasses()) {
        boolean empty = one.getRecordComponents().length == 0;
        String begin = ".begin(\"%s\", \"%s\")".formatted(named(type), named(one));
        List<String> lines = statements(begin, one, "r", 8, codec, imports);
        String arm = "      case %s %s -> ".formatted(name(one, imports), empty ? "_" : "r");
        if (lines.size() == 1 && arm.length() + lines.getFirst().length() <= WIDTH) {
          text.append(arm).append(lines.getFirst()).append('\n');
        } else {
          text.append(arm).append("{\n");
          lines.forEach(line -> text.append("        ").append(line).append('\n'));
          text.append("      }\n");
        }
      }
      text.append("    }\n");
    } else {
      for (String line : statements(".begin()", type, "v", 4, codec, imports)) {
        text.append("    ").append(line).append('\n');
      }
    }
    return text.append("  }\n").toString();
  }

  private List<String> statements(
      String begin, Class<?> type, String value, int indent, Codec codec, Set<String> imports) {
    List<String> calls = new ArrayList<>(List.of(begin));
    for (RecordComponent component : type.getRecordComponents()) {
      calls.add(field(component, value + "." + component.getName() + "()", codec, imports));
    }
    calls.add(".end()");
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder("j");
    for (String call : calls) {
      if (indent + line.length() + call.length() + 1 > WIDTH) {
        lines.add(line + ";");
        line = new StringBuilder("j");
      }
      line.append(call);
    }
    lines.add(line + ";");
    return lines;
  }

  private String field(RecordComponent component, String value, Codec codec, Set<String> imports) {
    String name = named(component);
    Type type = component.getGenericType();
    if (component.getType() == EncodedOnce.class) {
      return ".fieldsOf(" + value + ".bytes())";
    }
    if (type == GameJson.class) {
      imports.add(GameJson.class.getName());
      return ".field(\"%s\", %s, GameJson::write)".formatted(name, value);
    }
    if (type instanceof Class<?> one && isComposite(one)) {
      return ".field(\"%s\", %s, %s)".formatted(name, value, of(one, write(one), codec, imports));
    }
    if (component.getType() == List.class
        && ((ParameterizedType) type).getActualTypeArguments()[0] instanceof Class<?> one
        && isComposite(one)) {
      return ".list(\"%s\", %s, %s)".formatted(name, value, of(one, write(one), codec, imports));
    }
    return ".field(\"%s\", %s)".formatted(name, value);
  }

  // ---- Reading

  private String reader(Class<?> type, Codec codec, Set<String> imports) {
    StringBuilder text = new StringBuilder();
    text.append("  public static %s %s(JsonIn in) {\n".formatted(name(type, imports), read(type)));
    if (type.isSealed()) {
      text.append("    return switch (in.text(\"%s\")) {\n".formatted(named(type)));
      for (Class<?> one : type.getPermittedSubclasses()) {
        String arm = "      case \"%s\" ->".formatted(named(one));
        text.append(created(arm, 6, one, codec, imports));
      }
      text.append("      default -> throw in.unknown(\"%s\");\n    };\n".formatted(named(type)));
    } else {
      text.append(created("    return", 4, type, codec, imports));
    }
    return text.append("  }\n").toString();
  }

  private String created(String arm, int indent, Class<?> type, Codec codec, Set<String> imports) {
    List<String> fields =
        Arrays.stream(type.getRecordComponents())
            .map(component -> read(component, codec, imports))
            .toList();
    String head = "new " + name(type, imports) + "(";
    String line = arm + " " + head + String.join(", ", fields) + ");\n";
    if (line.length() <= WIDTH + 1) {
      return line;
    }
    String start = arm + " " + head;
    int inner = indent;
    if (!arm.endsWith("return")) {
      inner += 4;
      String space = " ".repeat(inner);
      line = space + head + String.join(", ", fields) + ");\n";
      if (line.length() <= WIDTH + 1) {
        return arm + "\n" + line;
      }
      start = arm + "\n" + space + head;
    }
    String space = " ".repeat(inner + 4);
    line = space + String.join(", ", fields) + ");\n";
    if (line.length() <= WIDTH + 1) {
      return start + "\n" + line;
    }
    return start + "\n" + space + String.join(",\n" + space, fields) + ");\n";
  }

  private String read(RecordComponent component, Codec codec, Set<String> imports) {
    boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    String name = named(component);
    Type type = component.getGenericType();
    if (!optional && type instanceof Class<?> one && !isComposite(one)) {
      if (one.isEnum()) {
        return "in.word(\"%s\", %s.class)".formatted(name, name(one, imports));
      }
      if (SCALARS.containsKey(one.getSimpleName())) {
        return "in.%s(\"%s\")".formatted(SCALARS.get(one.getSimpleName()), name);
      }
    }
    if (!optional && component.getType() == List.class) {
      Type part = ((ParameterizedType) type).getActualTypeArguments()[0];
      return "in.list(\"%s\", %s)".formatted(name, as(part, "a", codec, imports));
    }
    String as = as(type, "a", codec, imports);
    return "in.%s(\"%s\", %s)".formatted(optional ? "orNull" : "get", name, as);
  }

  private String as(Type type, String variable, Codec codec, Set<String> imports) {
    if (type instanceof ParameterizedType generic) {
      Type[] parts = generic.getActualTypeArguments();
      String inner =
          as(
              parts[parts.length - 1],
              String.valueOf((char) (variable.charAt(0) + 1)),
              codec,
              imports);
      String how = generic.getRawType() == Map.class ? "asMap" : "asList";
      return "%s -> %s.%s(%s)".formatted(variable, variable, how, inner);
    }
    Class<?> one = (Class<?>) type;
    if (isComposite(one)) {
      return of(one, read(one), codec, imports);
    }
    if (one.isEnum()) {
      return "%s -> %s.asWord(%s.class)".formatted(variable, variable, name(one, imports));
    }
    return "JsonIn::"
        + switch (one.getSimpleName()) {
          case "String" -> "asText";
          case "int", "Integer" -> "asNumber";
          case "long", "Long" -> "asLong";
          case "double", "Double" -> "asDouble";
          case "boolean", "Boolean" -> "asFlag";
          case "JsonNode" -> "asTree";
          default -> throw new IllegalArgumentException("no JSON for " + one);
        };
  }
}
