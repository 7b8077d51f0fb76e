package contessa.pocket;

import module java.base;

import contessa.notation.json.JsonProblem;
import contessa.table.message.WireJson;
import contessa.table.view.Replays;
import contessa.table.view.UploadedRecord;

/** A request in parts. */
final class LocalRequest {

  private static final Pattern NATURAL = Pattern.compile("[0-9]{1,9}");

  /** The parts of a path that are followed by a name or a number. */
  private static final List<String> NAMED = List.of("tables", "games", "puzzles", "analyses");

  private final String viewer;
  private final String route;
  private final String[] parts;
  private final String query;
  private final String body;

  LocalRequest(String viewer, String method, String path, String body) {
    this.viewer = viewer;
    this.body = body;
    int mark = path.indexOf('?');
    query = mark < 0 ? "" : path.substring(mark + 1);
    parts = (mark < 0 ? path : path.substring(0, mark)).split("/", -1);
    StringBuilder shape = new StringBuilder(method).append(' ');
    for (int i = 1; i < parts.length; i++) {
      boolean named = NAMED.contains(parts[i - 1]) && !parts[i].isEmpty();
      shape.append('/').append(named ? "*" : parts[i]);
    }
    route = shape.toString();
  }

  String viewer() {
    return viewer;
  }

  /** The method and the path, with stars for names and numbers. */
  String route() {
    return route;
  }

  /** What stands in the path after this part. */
  String after(String part) {
    return parts[List.of(parts).indexOf(part) + 1];
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
