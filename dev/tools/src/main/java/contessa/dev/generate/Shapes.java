package contessa.dev.generate;

import module java.base;

import contessa.coup.Role;
import contessa.notation.json.Words;
import org.jspecify.annotations.Nullable;

/** How the declarations of JSON are read: the names of types and events, and the words of enums. */
final class Shapes {

  private Shapes() {}

  /** The name of a type for clients: {@code CoupView}, {@code RoyalPhase}. */
  static String name(Class<?> type) {
    boolean royal =
        type.getPackageName().endsWith("royal") || type.getNestHost() == RoyalShapes.class;
    String game = royal ? "Royal" : "Coup";
    String name = type.getSimpleName();
    return name.startsWith(game) ? name : game + name;
  }

  /** The value of {@code game} in a view of this kind. */
  static String game(Class<?> view) {
    return name(view).replace("View", "").toLowerCase(Locale.ROOT);
  }

  /** The value of {@code event} in an event of this kind. */
  static String event(Class<?> event) {
    return event.getSimpleName().toLowerCase(Locale.ROOT);
  }

  static boolean isView(Class<?> type) {
    return type.getSimpleName().equals("View");
  }

  static boolean isEvent(Class<?> type) {
    return type.getInterfaces().length == 1 && type.getInterfaces()[0].isSealed();
  }

  static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants()).map(Shapes::word).toList();
  }

  private static String word(Object constant) {
    return constant instanceof Role role ? Words.capital(role) : Words.kebab((Enum<?>) constant);
  }

  static boolean isNullable(AnnotatedType type) {
    return type.isAnnotationPresent(Nullable.class);
  }

  /** The elements of a list, or null if the type is not a list. */
  static @Nullable AnnotatedType elements(AnnotatedType type) {
    return type instanceof AnnotatedParameterizedType list
        ? list.getAnnotatedActualTypeArguments()[0]
        : null;
  }
}
