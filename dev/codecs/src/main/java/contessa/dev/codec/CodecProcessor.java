package contessa.dev.codec;

import module java.base;

import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * An annotation processor: writes a codec for each package that asks for one, and the copying
 * methods of records.
 */
@SupportedAnnotationTypes("*")
public final class CodecProcessor extends AbstractProcessor {

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    records(round.getRootElements())
        .filter(WithSource::isWanted)
        .map(WithSource::new)
        .forEach(with -> write(with.name(), with.type(), with::text));
    List<Codec> codecs = new ArrayList<>();
    for (TypeElement annotation : annotations) {
      if (annotation.getQualifiedName().contentEquals("contessa.notation.json.JsonCodec")) {
        for (var element : round.getElementsAnnotatedWith(annotation)) {
          Codec.of(element).ifPresent(codecs::add);
        }
      }
    }
    Records records = new Records(codecs);
    for (Codec codec : codecs) {
      write(codec.name(), codec.asking(), () -> new CodecSource(codec, records).text());
    }
    return false;
  }

  private static Stream<TypeElement> records(Iterable<? extends Element> elements) {
    return StreamSupport.stream(elements.spliterator(), false)
        .filter(TypeElement.class::isInstance)
        .flatMap(
            type ->
                Stream.concat(
                    ElementFilter.typesIn(List.of(type)).stream(),
                    records(type.getEnclosedElements())));
  }

  private void write(String name, Element asking, Supplier<String> text) {
    try (Writer out = processingEnv.getFiler().createSourceFile(name, asking).openWriter()) {
      out.write(text.get());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, e.getMessage(), asking);
    }
  }
}
