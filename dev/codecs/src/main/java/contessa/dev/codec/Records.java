package contessa.dev.codec;

import module java.base;

import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** All records that some codecs reach from what is written and read as a whole. */
final class Records {

  private final List<Codec> codecs;
  private final Set<TypeElement> written = sorted();
  private final Set<TypeElement> read = sorted();

  Records(List<Codec> codecs) {
    this.codecs = codecs;
    for (Codec codec : codecs) {
      codec.written().forEach(type -> collect(type.asType(), written));
      codec.read().forEach(type -> collect(type.asType(), read));
    }
  }

  private static Set<TypeElement> sorted() {
    return new TreeSet<>(Comparator.comparing(type -> type.getQualifiedName().toString()));
  }

  private static void collect(TypeMirror type, Set<TypeElement> all) {
    Types.arguments(type).forEach(part -> collect(part, all));
    if (!Types.isComposite(type)) {
      return;
    }
    TypeElement one = Types.element(type).orElseThrow();
    if (all.add(one)) {
      (Types.isSealed(one) ? Types.permitted(one) : List.of(one))
          .stream()
              .flatMap(
                  part -> ElementFilter.recordComponentsIn(part.getEnclosedElements()).stream())
              .forEach(part -> collect(part.asType(), all));
    }
  }

  List<TypeElement> writtenBy(Codec codec) {
    return of(codec, written);
  }

  List<TypeElement> readBy(Codec codec) {
    return of(codec, read);
  }

  private List<TypeElement> of(Codec codec, Collection<TypeElement> all) {
    return all.stream().filter(type -> codec.equals(owner(type))).toList();
  }

  /** The codec that knows a record; it may be of another module, and generated before. */
  Codec owner(TypeElement type) {
    String name = type.getQualifiedName().toString();
    return codecs.stream()
        .filter(codec -> isIn(codec.asking(), type))
        .findFirst()
        .or(() -> Codec.of(type))
        .orElseThrow(() -> new IllegalArgumentException("no @JsonCodec of a package for " + name));
  }

  private static boolean isIn(PackageElement asking, Element type) {
    Element outer = type.getEnclosingElement();
    return asking.equals(outer) || (outer instanceof TypeElement && isIn(asking, outer));
  }
}
