package contessa.server;

import module java.base;

import contessa.server.message.ServerJson;
import org.jspecify.annotations.Nullable;

/**
 * What the operator is answered: a value for programs, and a text for people.
 *
 * @param value a record, a map, or a list of maps with the same names
 */
public record AdminAnswer(Object value, String text) {

  /** What was done to whom or what. */
  static AdminAnswer done(String verb, String what) {
    return new AdminAnswer(Map.of(verb, what), verb + " " + what + "\n");
  }

  /** A row of a list: names and values by turns. */
  static Map<String, Object> row(Object... namesAndValues) {
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      row.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return row;
  }

  /** A list, as a table with a heading for each name. */
  static <T> AdminAnswer rows(
      Collection<T> all, Function<T, Map<String, Object>> row, String one, String many) {
    List<Map<String, Object>> rows = all.stream().map(row).toList();
    Set<String> names = new LinkedHashSet<>();
    rows.forEach(each -> names.addAll(each.keySet()));
    List<List<String>> lines = new ArrayList<>();
    if (!rows.isEmpty()) {
      lines.add(names.stream().map(name -> name.toUpperCase(Locale.ROOT)).toList());
    }
    rows.forEach(each -> lines.add(names.stream().map(name -> cell(each.get(name))).toList()));
    return new AdminAnswer(rows, aligned(lines) + count(rows.size(), one, many) + "\n");
  }

  /** A number of things. */
  public static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  static String at(long millis) {
    return Instant.ofEpochMilli(millis).truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private static String cell(@Nullable Object value) {
    String text =
        value instanceof List<?> all
            ? all.stream().map(String::valueOf).collect(Collectors.joining(", "))
            : Objects.toString(value, "");
    return text.isEmpty() ? "-" : text;
  }

  private static String aligned(List<List<String>> lines) {
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder padded = new StringBuilder();
      for (int i = 0; i < line.size(); i++) {
        int column = i;
        int width = lines.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        padded.append(line.get(i)).append(" ".repeat(width - line.get(i).length() + 2));
      }
      text.append(padded.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  public String json() {
    return ServerJson.CODEC.json(value) + "\n";
  }
}
