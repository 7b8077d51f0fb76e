package contessa.notation;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonProblem;
import contessa.notation.json.JsonWriter;

/**
 * Reads and writes JSON lines. Reading is strict: exactly one value, no duplicate keys, limited
 * depth, valid UTF-8. Writing uses ASCII without line breaks, so every reader can take it and any
 * value that was read can be repeated.
 */
public final class Json {

  private static final int MAX_DEPTH = 32;

  private Json() {}

  /**
   * The value in these bytes.
   *
   * @throws Refusal {@code bad-json}
   */
  public static JsonNode read(byte[] bytes) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Refusal(Refusal.Reason.BAD_JSON, "the line is not UTF-8");
    }
    return read(text);
  }

  /**
   * The value in this text.
   *
   * @throws Refusal {@code bad-json}
   */
  public static JsonNode read(String text) {
    try {
      return JsonNode.parse(text, MAX_DEPTH);
    } catch (JsonProblem e) {
      throw new Refusal(
          Refusal.Reason.BAD_JSON, "the line is not JSON: " + e.getMessage(), e.column());
    }
  }

  public static String line(Consumer<JsonWriter> writing) {
    JsonWriter json = new JsonWriter(true);
    writing.accept(json);
    return json.toString();
  }

  public static String object(Consumer<JsonWriter> fields) {
    return line(
        json -> {
          json.begin();
          fields.accept(json);
          json.end();
        });
  }
}
