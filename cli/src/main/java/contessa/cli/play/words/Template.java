package contessa.cli.play.words;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A sentence with placeholders: {@code {x}} is a value and {@code {x.the}} a form of it; {@code
 * {x|a|b}} becomes {@code a} if x is exactly one or the reader, and {@code b} if not. {@code
 * {n|one:a|few:b|other:c}} chooses by the plural class of a number in CLDR, and {@code {n.th|…}} by
 * that of its ordinal. The web client's template.ts reads the same.
 */
final class Template {

  private sealed interface Part {
    record Plain(String text) implements Part {}

    record Slot(String name, String form) implements Part {}

    record Choice(String name, List<Part> first, List<Part> second) implements Part {}

    record Plural(String name, boolean ordinal, Map<PluralClass, List<Part>> classes)
        implements Part {}
  }

  private static final String ORDINAL = ".th";

  private final String source;
  private final List<Part> parts;
  private int at;

  Template(String source) {
    this.source = source;
    parts = read("");
    if (at < source.length()) {
      throw bad("has an extra '" + source.charAt(at) + "'");
    }
  }

  private List<Part> read(String ends) {
    List<Part> read = new ArrayList<>();
    StringBuilder plain = new StringBuilder();
    while (at < source.length() && ends.indexOf(source.charAt(at)) < 0) {
      char c = source.charAt(at++);
      if (c == '{') {
        read.add(new Part.Plain(plain.toString()));
        plain.setLength(0);
        read.add(placeholder());
      } else if (c == '}') {
        throw bad("has an extra '}'");
      } else {
        plain.append(c);
      }
    }
    read.add(new Part.Plain(plain.toString()));
    return read;
  }

  private Part placeholder() {
    int start = at;
    while (at < source.length() && "|}".indexOf(source.charAt(at)) < 0) {
      at++;
    }
    String name = source.substring(start, at);
    if (name.isBlank()) {
      throw bad("has a placeholder without a name");
    }
    if (next() == '}') {
      int dot = name.indexOf('.');
      return dot < 0
          ? new Part.Slot(name, "")
          : new Part.Slot(name.substring(0, dot), name.substring(dot));
    }
    PluralClass label = pluralClass();
    if (label != null) {
      return plural(name, label);
    }
    if (name.contains(".")) {
      throw bad("chooses by a form");
    }
    List<Part> first = read("|");
    next();
    List<Part> second = read("|}");
    if (next() == '|') {
      throw bad("has three ways to choose from");
    }
    return new Part.Choice(name, first, second);
  }

  private Part plural(String name, PluralClass first) {
    Map<PluralClass, List<Part>> classes = new EnumMap<>(PluralClass.class);
    PluralClass label = first;
    do {
      if (label == null || classes.put(label, read("|}")) != null) {
        throw bad("has an unknown plural class, or one twice");
      }
      label = next() == '}' ? null : pluralClass();
    } while (source.charAt(at - 1) != '}');
    if (!classes.containsKey(PluralClass.OTHER)) {
      throw bad("has no 'other:'");
    }
    boolean ordinal = name.endsWith(ORDINAL);
    String number = ordinal ? name.substring(0, name.length() - ORDINAL.length()) : name;
    return new Part.Plural(number, ordinal, classes);
  }

  private @Nullable PluralClass pluralClass() {
    for (PluralClass each : PluralClass.values()) {
      if (source.startsWith(each.label(), at)) {
        at += each.label().length();
        return each;
      }
    }
    return null;
  }

  private char next() {
    if (at >= source.length()) {
      throw bad("ends too early");
    }
    return source.charAt(at++);
  }

  private IllegalArgumentException bad(String why) {
    return new IllegalArgumentException("'" + source + "' " + why);
  }

  String fill(Map<String, Object> values, Voice voice) {
    StringBuilder text = new StringBuilder();
    fill(parts, values, voice, text);
    return text.toString();
  }

  private static void fill(
      List<Part> parts, Map<String, Object> values, Voice voice, StringBuilder text) {
    for (Part part : parts) {
      switch (part) {
        case Part.Plain(String plain) -> text.append(plain);
        case Part.Slot(String name, String form) ->
            text.append(voice.text(value(name, values), form));
        case Part.Choice(String name, List<Part> first, List<Part> second) ->
            fill(voice.isFirst(value(name, values)) ? first : second, values, voice, text);
        case Part.Plural(String name, boolean ordinal, Map<PluralClass, List<Part>> classes) -> {
          List<Part> other = classes.getOrDefault(PluralClass.OTHER, List.of());
          PluralClass plural = voice.plural(value(name, values), ordinal);
          fill(classes.getOrDefault(plural, other), values, voice, text);
        }
      }
    }
  }

  private static Object value(String name, Map<String, Object> values) {
    Object value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no value for {" + name + "}");
    }
    return value;
  }
}
