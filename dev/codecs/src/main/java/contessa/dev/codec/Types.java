package contessa.dev.codec;

import module java.base;

import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Questions to types in the compiler's model of them. */
final class Types {

  private Types() {}

  /** A part of an annotation, if it is there. */
  static Optional<AnnotationValue> annotation(
      AnnotatedConstruct annotated, String simpleName, String part) {
    return mirror(annotated, simpleName).stream()
        .flatMap(mirror -> mirror.getElementValues().entrySet().stream())
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(part))
        .<AnnotationValue>map(Map.Entry::getValue)
        .findFirst();
  }

  static boolean isNullable(TypeMirror type) {
    return mirror(type, "Nullable").isPresent();
  }

  private static Optional<? extends AnnotationMirror> mirror(
      AnnotatedConstruct annotated, String simpleName) {
    return annotated.getAnnotationMirrors().stream()
        .filter(
            one -> one.getAnnotationType().asElement().getSimpleName().contentEquals(simpleName))
        .findFirst();
  }

  /** Its class or interface; none for a primitive. */
  static Optional<TypeElement> element(TypeMirror type) {
    return type instanceof DeclaredType declared
        ? Optional.of((TypeElement) declared.asElement())
        : Optional.empty();
  }

  static List<? extends TypeMirror> arguments(TypeMirror type) {
    return type instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
  }

  /** Its name without annotations and arguments. */
  static String name(TypeMirror type) {
    return element(type)
        .map(one -> one.getQualifiedName().toString())
        .orElseGet(() -> type.getKind().name().toLowerCase(Locale.ROOT));
  }

  /** Whether it has fields of its own: a record, or a sealed choice of records. */
  static boolean isComposite(TypeMirror type) {
    return element(type)
        .filter(one -> one.getKind() == ElementKind.RECORD || isSealed(one))
        .isPresent();
  }

  static boolean isSealed(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
  }

  static boolean isEnum(TypeMirror type) {
    return element(type).filter(one -> one.getKind() == ElementKind.ENUM).isPresent();
  }

  static boolean hasMethod(TypeMirror type, String name) {
    return element(type).stream()
        .flatMap(one -> ElementFilter.methodsIn(one.getEnclosedElements()).stream())
        .anyMatch(method -> method.getSimpleName().contentEquals(name));
  }

  /** The records that a sealed type permits. */
  static List<TypeElement> permitted(TypeElement type) {
    return type.getPermittedSubclasses().stream().map(one -> element(one).orElseThrow()).toList();
  }
}
