package contessa.dev.generate;

import module java.base;

import contessa.dev.generate.GameTypes.Omittable;
import contessa.dev.generate.ResultShapes.Means;

/** The results of the arena and the rows of decisions as JSON Schema. */
final class ResultSchemas {

  private ResultSchemas() {}

  static String results() {
    return text(ResultShapes.Report.class, "Results of ./contessa arena --json");
  }

  static String rows() {
    return text(ResultShapes.Row.class, "A row of ./contessa replay --as rows");
  }

  private static String text(Class<?> shape, String title) {
    return "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\n\"title\":"
        + JsonSchema.quoted(title)
        + ",\n\"$comment\":\"Written by ./contessa dev generate from the Java code.\",\n"
        + record(shape).substring(1)
        + "\n";
  }

  private static String record(Class<?> shape) {
    RecordComponent[] fields = shape.getRecordComponents();
    return "{\"type\":\"object\",\n\"required\":["
        + Arrays.stream(fields)
            .filter(field -> !field.isAnnotationPresent(Omittable.class))
            .map(field -> JsonSchema.quoted(WireTypes.name(field)))
            .collect(Collectors.joining(","))
        + "],\n\"properties\":{\n"
        + Arrays.stream(fields)
            .map(field -> JsonSchema.quoted(WireTypes.name(field)) + ":" + field(field))
            .collect(Collectors.joining(",\n"))
        + "}}";
  }

  private static String field(RecordComponent field) {
    String schema = JsonSchema.orNull(field.getAnnotatedType(), ResultSchemas::record);
    Means means = field.getAnnotation(Means.class);
    if (means == null) {
      return schema;
    }
    String more = schema.equals(JsonSchema.ANY) ? "" : ",";
    return "{\"description\":" + JsonSchema.quoted(means.value()) + more + schema.substring(1);
  }
}
