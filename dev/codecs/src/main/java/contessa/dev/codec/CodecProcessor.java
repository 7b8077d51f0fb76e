package contessa.dev.codec;

import module java.base;

import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** An annotation processor: writes a codec for each package that asks for one. */
@SupportedAnnotationTypes("contessa.notation.json.JsonCodec")
public final class CodecProcessor extends AbstractProcessor {

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    List<Codec> codecs = new ArrayList<>();
    for (TypeElement annotation : annotations) {
      for (var element : round.getElementsAnnotatedWith(annotation)) {
        Codec.of(element).ifPresent(codecs::add);
      }
    }
    Records records = new Records(codecs);
    for (Codec codec : codecs) {
      try (Writer out =
          processingEnv.getFiler().createSourceFile(codec.name(), codec.asking()).openWriter()) {
        out.write(new CodecSource(codec, records).text());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (IllegalArgumentException e) {
        processingEnv
            .getMessager()
            .printMessage(Diagnostic.Kind.ERROR, e.getMessage(), codec.asking());
      }
    }
    return false;
  }
}
