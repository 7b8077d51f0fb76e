package contessa.dev.generate;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The types of views and events for clients, from the declarations. */
final class GameTypes extends TypeScript {

  static String write() {
    GameTypes types = new GameTypes();
    types.union("GameView", Stream.of(CoupShapes.View.class, RoyalShapes.View.class));
    types.union("GameEvent", Stream.of(CoupShapes.Event.class, RoyalShapes.Event.class));
    return types.text("");
  }

  /** Where the reader may know a list of cards; where not, a number says how many there are. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  @interface OrCount {}

  /**
   * A field that may be missing from the JSON object. A nullable one is present, but may be null.
   */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  @interface Omittable {}

  /** {@code CoupView}, {@code RoyalPhase}. */
  @Override
  String name(Class<?> type) {
    boolean royal =
        type.getPackageName().endsWith("royal") || type.getNestHost() == RoyalShapes.class;
    String game = royal ? "Royal" : "Coup";
    String name = type.getSimpleName();
    return name.startsWith(game) ? name : game + name;
  }

  /** The name and the value of the field that tells a view or an event from others. */
  Map.@Nullable Entry<String, String> tagged(Class<?> type) {
    if (type.getSimpleName().equals("View")) {
      return Map.entry("game", name(type).replace("View", "").toLowerCase(Locale.ROOT));
    }
    boolean isEvent = type.getInterfaces().length == 1 && type.getInterfaces()[0].isSealed();
    return isEvent ? Map.entry("event", type.getSimpleName().toLowerCase(Locale.ROOT)) : null;
  }

  @Override
  @Nullable String tag(Class<?> type) {
    Map.Entry<String, String> tag = tagged(type);
    return tag == null ? null : tag.getKey() + ": '" + tag.getValue() + "'";
  }

  @Override
  Stream<String> fields(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(
            field ->
                field.getName()
                    + (field.isAnnotationPresent(Omittable.class) ? "?: " : ": ")
                    + type(field.getAnnotatedType())
                    + (isNullable(field.getAnnotatedType()) ? " | null" : "")
                    + (field.isAnnotationPresent(OrCount.class) ? " | number" : ""));
  }
}
