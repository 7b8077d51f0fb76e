package contessa.table.message;

import contessa.notation.json.JsonProblem;
import contessa.notation.json.JsonWriter;

/**
 * Reads and writes the records of this package as JSON: enums in kebab case, null fields absent.
 * Reading is strict: no unknown field, no duplicate key, nothing after the value, limited depth.
 */
public final class WireJson {

  /** Room for what is not encoded before, in most messages. */
  private static final int ROOM = 640;

  /** Stays free in front, for the head of a frame. */
  private static final int FREE = 4;

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

  /**
   * The record in this text.
   *
   * @throws JsonProblem if the text is not exactly that
   */
  public static <T> T read(String json, Class<T> type) {
    return TableJson.CODEC.read(json, type);
  }
}
