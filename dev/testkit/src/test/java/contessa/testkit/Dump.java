package contessa.testkit;

import module java.base;

import contessa.game.Rulebook;
import org.jspecify.annotations.Nullable;

/**
 * All fields of an object, private ones included, as text or as a hash. Two tables with equal dumps
 * are in the same state; two views with equal dumps cannot be told apart in any form in which they
 * are written.
 */
public final class Dump {

  private static final String OWN = "contessa.";
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private static final ClassValue<Field[]> FIELDS =
      new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
          return fieldsOf(type);
        }
      };

  private Dump() {}

  public static String of(@Nullable Object object) {
    StringBuilder text = new StringBuilder(256);
    write(object, text);
    return text.toString();
  }

  /** A hash that differs whenever the text does, except for one chance in 2⁶⁴. */
  public static long hash(@Nullable Object object) {
    return hash(object, 1);
  }

  private static void write(@Nullable Object object, StringBuilder text) {
    switch (object) {
      case null -> text.append('-');
      case Rulebook rules -> text.append(rules.game());
      case Enum<?> name -> text.append(name.name());
      case Collection<?> members -> {
        text.append('[');
        members.forEach(member -> write(member, text.append(' ')));
        text.append(']');
      }
      case Map<?, ?> map -> write(new ArrayList<Object>(map.entrySet()), text);
      default -> {
        Class<?> type = object.getClass();
        if (type.isArray()) {
          text.append('[');
          for (int i = 0; i < Array.getLength(object); i++) {
            write(Array.get(object, i), text.append(' '));
          }
          text.append(']');
        } else if (type.getName().startsWith(OWN)) {
          text.append(type.getSimpleName()).append('(');
          for (Field field : FIELDS.get(type)) {
            text.append(' ').append(field.getName()).append('=');
            write(read(field, object), text);
          }
          text.append(')');
        } else {
          text.append(object);
        }
      }
    }
  }

  private static long hash(@Nullable Object object, long seed) {
    return switch (object) {
      case null -> mix(seed, 0);
      case Rulebook _ -> mix(seed, 1);
      case Integer number -> mix(seed, number);
      case Long number -> mix(seed, number);
      case int[] numbers -> {
        long hash = mix(seed, numbers.length);
        for (int number : numbers) {
          hash = mix(hash, number);
        }
        yield hash;
      }
      case Enum<?> name -> mix(seed, name.ordinal());
      case Collection<?> members -> {
        long hash = mix(seed, members.size());
        for (Object member : members) {
          hash = hash(member, hash);
        }
        yield hash;
      }
      default -> {
        Class<?> type = object.getClass();
        if (type.isArray() || !type.getName().startsWith(OWN)) {
          yield mix(seed, of(object).hashCode());
        }
        long hash = mix(seed, 2);
        for (Field field : FIELDS.get(type)) {
          hash = hash(field, object, hash);
        }
        yield hash;
      }
    };
  }

  /** Reads numbers without boxing, since this is called millions of times. */
  private static long hash(Field field, Object object, long seed) {
    try {
      Class<?> type = field.getType();
      return type == int.class
          ? mix(seed, field.getInt(object))
          : type == long.class ? mix(seed, field.getLong(object)) : hash(field.get(object), seed);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static long mix(long seed, long value) {
    long z = (seed ^ value) * MULTIPLIER;
    return z ^ z >>> 29;
  }

  private static Field[] fieldsOf(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> level = type; level != null && level != Object.class; ) {
      for (Field field : level.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
      level = level.getSuperclass();
    }
    return fields.toArray(Field[]::new);
  }

  private static @Nullable Object read(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
