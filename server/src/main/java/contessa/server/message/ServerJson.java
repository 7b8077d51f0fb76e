package contessa.server.message;

import module java.base;

import contessa.analysis.result.AnalysisJson;
import contessa.notation.json.JsonIn;
import contessa.notation.json.JsonWriter;
import contessa.notation.json.RecordCodec;
import contessa.table.message.TableJson;
import org.jspecify.annotations.Nullable;

/**
 * Data binding for the records that only the server has, by reflection; those of tables and
 * analyses have generated code.
 */
public final class ServerJson implements RecordCodec {

  public static final RecordCodec CODEC = new ServerJson();

  private static final List<RecordCodec> GENERATED = List.of(TableJson.CODEC, AnalysisJson.CODEC);

  private static final ClassValue<Form> FORMS =
      new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
          try {
            RecordComponent[] parts = type.getRecordComponents();
            Class<?>[] types =
                Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            Arrays.stream(parts).forEach(part -> part.getAccessor().setAccessible(true));
            return new Form(List.of(parts), constructor);
          } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(e);
          }
        }
      };

  private record Form(List<RecordComponent> parts, Constructor<?> constructor) {

    Object read(JsonIn in) {
      Object[] values =
          parts.stream()
              .map(
                  part ->
                      part.getAnnotatedType().isAnnotationPresent(Nullable.class)
                          ? in.orNull(part.getName(), as(part.getGenericType()))
                          : in.get(part.getName(), as(part.getGenericType())))
              .toArray();
      try {
        return constructor.newInstance(values);
      } catch (InvocationTargetException e) {
        throw new IllegalArgumentException(e.getCause());
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private ServerJson() {}

  @Override
  public boolean write(Object value, JsonWriter json) {
    if (GENERATED.stream().anyMatch(codec -> codec.write(value, json))) {
      return true;
    }
    if (value instanceof Record) {
      json.begin();
      for (RecordComponent part : FORMS.get(value.getClass()).parts) {
        json.field(part.getName(), part(value, part));
      }
      json.end();
      return true;
    }
    return false;
  }

  private static @Nullable Object part(Object value, RecordComponent part) {
    try {
      return part.getAccessor().invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public @Nullable Function<JsonIn, ?> reader(Class<?> type) {
    return GENERATED.stream()
        .<Function<JsonIn, ?>>map(codec -> codec.reader(type))
        .filter(Objects::nonNull)
        .findFirst()
        .orElseGet(() -> type.isRecord() ? FORMS.get(type)::read : null);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the type of a constant is only known as a class
  private static Function<JsonIn, ?> as(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] parts = generic.getActualTypeArguments();
      Function<JsonIn, ?> part = as(parts[parts.length - 1]);
      return generic.getRawType() == Map.class ? in -> in.asMap(part) : in -> in.asList(part);
    }
    Class<?> one = (Class<?>) type;
    if (one.isEnum()) {
      return in -> in.asWord((Class) one);
    }
    return switch (one.getSimpleName()) {
      case "String" -> JsonIn.TEXT;
      case "int", "Integer" -> JsonIn.NUMBER;
      case "long", "Long" -> JsonIn.LONG;
      case "double", "Double" -> JsonIn.DOUBLE;
      case "boolean", "Boolean" -> JsonIn.FLAG;
      default -> Objects.requireNonNull(CODEC.reader(one), one.getName());
    };
  }
}
