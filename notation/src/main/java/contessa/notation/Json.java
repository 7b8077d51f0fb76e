package contessa.notation;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads and writes JSON lines. Reading is strict: exactly one value, no duplicate keys, limited
 * depth, valid UTF-8. Writing uses ASCII without line breaks, so every reader can take it and any
 * value that was read can be repeated.
 */
public final class Json {

  private static final int MAX_DEPTH = 32;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  // The line length limits names; Jackson's own limit is not checked reliably.
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .build();

  private static final JsonMapper MAPPER =
      JsonMapper.builder(FACTORY)
          .enable(
              DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY,
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
              DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private Json() {}

  /**
   * The value in these bytes.
   *
   * @throws Refusal {@code bad-json}
   */
  public static JsonNode read(byte[] bytes, int from, int length) {
    String text;
    try {
      text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes, from, length))
              .toString();
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
    JsonNode value;
    try {
      value = MAPPER.readTree(text);
    } catch (StreamConstraintsException | NumberFormatException e) {
      throw new Refusal(
          Refusal.Reason.BAD_JSON, "the line is nested too deeply or contains too large a number");
    } catch (JacksonException e) {
      int column = e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getColumnNr());
      throw new Refusal(Refusal.Reason.BAD_JSON, "the line is not JSON: " + complaint(e), column);
    }
    if (value == null || value.isMissingNode()) {
      throw new Refusal(Refusal.Reason.BAD_JSON, "the line is empty");
    }
    return value;
  }

  /** The parser's message, without its remarks about the source of the text. */
  private static String complaint(JacksonException e) {
    String message = String.valueOf(e.getOriginalMessage());
    int remark = message.indexOf(" (start marker at ");
    return remark < 0 ? message : message.substring(0, remark);
  }

  /** A writer for one value; the caller closes it. */
  public static JsonGenerator writer(OutputStream out) {
    return FACTORY.createGenerator(ObjectWriteContext.empty(), out);
  }

  /** Writes a scalar as it was read. */
  public static void write(JsonNode scalar, JsonGenerator json) {
    if (scalar.isString()) {
      json.writeString(scalar.stringValue());
    } else if (scalar.isBoolean()) {
      json.writeBoolean(scalar.booleanValue());
    } else if (scalar.isBigDecimal()) {
      json.writeNumber(scalar.decimalValue());
    } else if (scalar.isNumber()) {
      json.writeNumber(scalar.bigIntegerValue());
    } else {
      json.writeNull();
    }
  }
}
