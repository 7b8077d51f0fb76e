package contessa.table.message;

import module java.base;

import contessa.notation.json.JsonProblem;
import contessa.notation.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the records of this package as JSON: enums in kebab case, null fields absent.
 * Reading is strict: no unknown field, no duplicate key, nothing after the value, limited depth.
 */
public final class WireJson {

  /** Room for what is not encoded before, in most messages. */
  private static final int ROOM = 640;

  /** Stays free in front, for the head of a frame. */
  private static final int FREE = 4;

  /** The names of our own fields; anything else that was sent is not repeated. */
  private static final Pattern PLAIN = Pattern.compile("[a-zA-Z0-9]{1,30}");

  private WireJson() {}

  public static String write(Object message) {
    return TableJson.CODEC.json(message);
  }

  /** The same as {@link #write}, in UTF-8. */
  public static EncodedMessage encoded(Message message) {
    int known = message instanceof Message.Update update ? update.view().known() : 0;
    JsonWriter json = JsonWriter.leaving(FREE, ROOM + known);
    TableJson.writeMessage(message, json);
    return new EncodedMessage(json.array(), json.start(), json.length());
  }

  /** Throws a {@link JsonProblem} if the text is not exactly that record. */
  public static <T> T read(String json, Class<T> type) {
    return TableJson.CODEC.read(json, type);
  }

  /** The path to the first field that is wrong; null if that is none of ours. */
  public static @Nullable String wrongField(JsonProblem problem) {
    String path =
        Stream.of(problem.path().split("\\."))
            .filter(name -> PLAIN.matcher(name).matches())
            .collect(Collectors.joining("."));
    return path.isEmpty() ? null : path;
  }
}
