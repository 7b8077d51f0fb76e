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

  @Override
  String name(Class<?> type) {
    return Shapes.name(type);
  }

  @Override
  List<String> words(Class<?> type) {
    return Shapes.words(type);
  }

  @Override
  @Nullable String tag(Class<?> type) {
    if (Shapes.isView(type)) {
      return "game: '" + Shapes.game(type) + "'";
    }
    return Shapes.isEvent(type) ? "event: '" + Shapes.event(type) + "'" : null;
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
