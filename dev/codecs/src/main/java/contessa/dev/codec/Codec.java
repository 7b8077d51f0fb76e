package contessa.dev.codec;

import java.util.List;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * A codec to generate.
 *
 * @param asking the package whose records it knows
 * @param written what is written as a whole
 * @param read what is read as a whole
 */
record Codec(
    PackageElement asking, String simpleName, List<TypeElement> written, List<TypeElement> read) {

  static Codec of(PackageElement asking) {
    return new Codec(
        asking,
        (String) Types.annotation(asking, "JsonCodec", "name").orElseThrow().getValue(),
        types(asking, "writes"),
        types(asking, "reads"));
  }

  private static List<TypeElement> types(PackageElement asking, String part) {
    return Types.annotation(asking, "JsonCodec", part).map(AnnotationValue::getValue).stream()
        .flatMap(all -> ((List<?>) all).stream())
        .map(one -> (TypeMirror) ((AnnotationValue) one).getValue())
        .map(one -> (TypeElement) ((DeclaredType) one).asElement())
        .toList();
  }

  String name() {
    return asking.getQualifiedName() + "." + simpleName;
  }
}
