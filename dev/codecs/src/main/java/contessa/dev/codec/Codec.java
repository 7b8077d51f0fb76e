package contessa.dev.codec;

import module java.base;

import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A codec to generate.
 *
 * @param asking the package whose records it knows
 * @param written what is written as a whole
 * @param read what is read as a whole
 */
record Codec(
    PackageElement asking, String simpleName, List<TypeElement> written, List<TypeElement> read) {

  /** The codec that a package or the package of a type asks for. */
  static Optional<Codec> of(@Nullable Element element) {
    if (element == null || element instanceof TypeElement) {
      return element == null ? Optional.empty() : of(element.getEnclosingElement());
    }
    PackageElement asking = (PackageElement) element;
    return Types.annotation(asking, "JsonCodec", "name")
        .map(
            name ->
                new Codec(
                    asking,
                    (String) name.getValue(),
                    types(asking, "writes"),
                    types(asking, "reads")));
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
