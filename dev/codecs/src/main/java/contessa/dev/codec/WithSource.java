package contessa.dev.codec;

import module java.base;

import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The source of an interface that copies a record with one component changed. */
record WithSource(TypeElement type) {

  private static final String SUFFIX = "With";

  /** A record asks for it: {@code record Seat(…) implements SeatWith}. */
  static boolean isWanted(TypeElement type) {
    return type.getInterfaces().stream().anyMatch(one -> isMissing(one, type));
  }

  private static boolean isMissing(TypeMirror parent, TypeElement type) {
    return parent.getKind() == TypeKind.ERROR
        && parent.toString().endsWith(type.getSimpleName() + SUFFIX);
  }

  private String packageName() {
    Element outer = type;
    while (outer instanceof TypeElement inner) {
      outer = Objects.requireNonNull(inner.getEnclosingElement());
    }
    return outer.toString();
  }

  private String interfaceName() {
    return type.getSimpleName() + SUFFIX;
  }

  String name() {
    return packageName() + "." + interfaceName();
  }

  String text() {
    return """
    package %s;

    /** Generated: copies of the record in which one component differs. */
    %sinterface %s {
    %s}
    """
        .formatted(
            packageName(),
            type.getModifiers().contains(Modifier.PUBLIC) ? "public " : "",
            interfaceName(),
            type.getRecordComponents().stream().map(this::method).collect(Collectors.joining()));
  }

  private String method(RecordComponentElement changed) {
    String name = changed.getSimpleName().toString();
    return """

      default %1$s with%2$s(%3$s %4$s) {
        %1$s it = (%1$s) this;
        return new %1$s(%5$s);
      }
    """
        .formatted(
            type.getQualifiedName(),
            Character.toUpperCase(name.charAt(0)) + name.substring(1),
            changed.asType(),
            name,
            type.getRecordComponents().stream()
                .map(one -> one.equals(changed) ? name : "it." + one.getSimpleName() + "()")
                .collect(Collectors.joining(", ")));
  }
}
