package contessa.table.message;

import static java.lang.Boolean.TRUE;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/**
 * Reads and writes the records of this package as JSON: enums in kebab case, null fields absent.
 * Reading is strict: no unknown field, no duplicate key, nothing after the value, limited depth.
 */
public final class WireJson {

  private static final int DEEPEST = 8;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enumNamingStrategy(EnumNamingStrategies.KebabCaseStrategy.INSTANCE)
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
          .enable(
              DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(LogicalType.Textual, WireJson::acceptOnlyText)
          .annotationIntrospector(new NumbersAndFlagsAreRequired())
          .build();

  private WireJson() {}

  private static void acceptOnlyText(MutableCoercionConfig config) {
    config
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  /** A missing number or flag is not silently 0 or false. */
  private static final class NumbersAndFlagsAreRequired extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
      return member.getRawType().isPrimitive() ? TRUE : super.hasRequiredMarker(config, member);
    }
  }

  public static String write(Object message) {
    return MAPPER.writeValueAsString(message);
  }

  /** The same as {@link #write}, in UTF-8. */
  public static EncodedMessage encoded(Message message) {
    return message instanceof Message.Update update
        ? UpdateBytes.of(update)
        : new EncodedMessage(encode(message));
  }

  /** In UTF-8, by the mapper. */
  static byte[] encode(Object value) {
    return MAPPER.writeValueAsBytes(value);
  }

  /**
   * The record in this text.
   *
   * @throws JacksonException if the text is not exactly that
   */
  public static <T> T read(String json, Class<T> type) {
    return MAPPER.readValue(json, type);
  }
}
