package contessa.dev.browser;

import java.util.Set;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Takes classes from the package {@code instead}: those of the JDK that TeaVM lacks or has with
 * large tables, and ours that use such.
 */
public final class InsteadClasses extends SimpleSubstitutionPolicy {

  private static final Set<String> OURS =
      Set.of(
          "contessa.notation.royal.ConfiguredBox",
          "contessa.table.player.Graphemes",
          "java.text.Normalizer",
          "java.text.Normalizer$Form",
          "java.time.DateTimeException",
          "java.time.Instant",
          "java.time.InstantSource",
          "java.time.LocalDate",
          "java.time.chrono.ChronoLocalDate",
          "java.util.HexFormat",
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.regex.Matcher",
          "java.util.regex.Pattern",
          "java.util.zip.GZIPInputStream");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(OURS::contains).packagePrefix("contessa.dev.browser.instead.");
  }
}
