package contessa.pocket;

import module java.base;

import contessa.notation.json.JsonProblem;
import contessa.table.message.WireJson;
import contessa.table.view.Replays;
import contessa.table.view.UploadedRecord;

/**
 * A request in parts.
 *
 * @param route the method and the path, with stars for names and numbers
 */
record LocalRequest(String viewer, String route, List<String> parts, String query, String body) {

  private static final Pattern NATURAL = Pattern.compile("[0-9]{1,9}");

  /** The parts of a path that are followed by a name or a number. */
  private static final List<String> NAMED = List.of("tables", "games", "puzzles", "analyses");

  static LocalRequest of(String viewer, String method, String path, String body) {
    int mark = path.indexOf('?');
    String query = mark < 0 ? "" : path.substring(mark + 1);
    List<String> parts = List.of((mark < 0 ? path : path.substring(0, mark)).split("/", -1));
    StringBuilder route = new StringBuilder(method).append(' ');
    for (int i = 1; i < parts.size(); i++) {
      boolean named = NAMED.contains(parts.get(i - 1)) && !parts.get(i).isEmpty();
      route.append('/').append(named ? "*" : parts.get(i));
    }
    return new LocalRequest(viewer, route.toString(), parts, query, body);
  }

  /** What stands in the path after this part. */
  String after(String part) {
    return parts.get(parts.indexOf(part) + 1);
  }

  /** The natural number there; 0 if it is none. */
  int numberAfter(String part) {
    String text = after(part);
    return NATURAL.matcher(text).matches() ? Integer.parseInt(text) : 0;
  }

  /** A parameter of the query; empty without one. */
  String query(String name) {
    for (String each : query.split("&", -1)) {
      if (each.startsWith(name + "=")) {
        return each.substring(name.length() + 1);
      }
    }
    return "";
  }

  /** A natural number of the query; 0 if it is absent. */
  int queryNumber(String name) {
    String text = query(name);
    if (text.isEmpty()) {
      return 0;
    }
    if (!NATURAL.matcher(text).matches()) {
      throw ApiRefusal.badField(name);
    }
    return Integer.parseInt(text);
  }

  int reader() {
    String from = query("from");
    return Replays.reader(from.isEmpty() ? "public" : from)
        .orElseThrow(() -> ApiRefusal.badField("from"));
  }

  <T> T body(Class<T> type) {
    return body(text -> WireJson.read(text, type));
  }

  <T> T body(Function<String, T> read) {
    T value;
    try {
      value = read.apply(body);
    } catch (JsonProblem e) {
      throw ApiRefusal.badField(WireJson.wrongField(e));
    }
    if (value == null) {
      throw ApiRefusal.badRequest();
    }
    return value;
  }

  UploadedRecord upload(int mostSteps) {
    byte[] file = body.getBytes(StandardCharsets.UTF_8);
    if (file.length > UploadedRecord.LONGEST) {
      throw new ApiRefusal(413, "too-long");
    }
    return new UploadedRecord(file, mostSteps);
  }
}
