package contessa.dev.generate;

import module java.base;

import contessa.notation.json.JsonName;
import contessa.table.message.BadRecord;
import contessa.table.message.ClientMessage;
import contessa.table.message.EncodedOnce;
import contessa.table.message.GameJson;
import contessa.table.message.PushNotification;
import org.jspecify.annotations.Nullable;

/** The types of the wire for clients, from the records. */
final class WireTypes extends TypeScript {

  private static final String IMPORT =
      "import type { GameEvent, GameView } from"
          + " '../../../../notation/src/main/typescript/games.ts';\n";

  /** A message that no request takes or gives is named here. */
  private static final List<Class<?>> OTHERS =
      List.of(ClientMessage.class, BadRecord.class, PushNotification.class);

  static String write() {
    WireTypes types = new WireTypes();
    Stream.concat(OpenApi.records(), OTHERS.stream()).forEach(types::declare);
    return types.text(IMPORT);
  }

  @Override
  String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
  }

  @Override
  @Nullable String tag(Class<?> type) {
    String tag = tagName(type);
    return tag == null ? null : tag + ": '" + word(type) + "'";
  }

  /** The name of the field that tells a record from its siblings; null if it has none. */
  static @Nullable String tagName(Class<?> type) {
    return Arrays.stream(type.getInterfaces())
        .map(parent -> parent.getAnnotation(JsonName.class))
        .filter(Objects::nonNull)
        .map(JsonName::value)
        .findFirst()
        .orElse(null);
  }

  /** The record's word in that field. */
  static String word(Class<?> type) {
    JsonName name = type.getAnnotation(JsonName.class);
    return name != null
        ? name.value()
        : type.getSimpleName().replaceAll("(?<!^)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  @Override
  Stream<String> fields(Class<?> type) {
    return unwrapped(type)
        .map(
            field ->
                name(field)
                    + (isNullable(field.getAnnotatedType()) ? "?: " : ": ")
                    + (field.getType() == GameJson.class
                        ? Map.of("view", "GameView", "event", "GameEvent").get(field.getName())
                        : type(field.getAnnotatedType())));
  }

  /** The components, with those of a part that is encoded once in its place. */
  static Stream<RecordComponent> unwrapped(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .flatMap(
            field ->
                field.getType() == EncodedOnce.class
                    ? unwrapped(
                        (Class<?>)
                            ((ParameterizedType) field.getGenericType())
                                .getActualTypeArguments()[0])
                    : Stream.of(field));
  }

  /** The name of a field in JSON. */
  static String name(RecordComponent field) {
    JsonName renamed = field.getAccessor().getAnnotation(JsonName.class);
    return renamed == null ? field.getName() : renamed.value();
  }
}
