package contessa.server.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Names for guests who have not chosen one, in the language of their browser. */
public final class GuestNames {

  private static final String ENGLISH = "en";
  private static final List<String> LANGUAGES = List.of(ENGLISH, "it", "pt", "de");
  private static final int LONGEST_HEADER = 200;

  private static final Map<String, String> PATTERNS =
      LANGUAGES.stream().collect(Collectors.toMap(Function.identity(), GuestNames::pattern));

  private GuestNames() {}

  /**
   * The name of a guest.
   *
   * @param languages as in the header Accept-Language; English if it names no language of ours
   */
  public static String name(int number, String languages) {
    String pattern = Objects.requireNonNull(PATTERNS.get(language(languages)));
    return pattern.replace("{n}", String.valueOf(number));
  }

  private static String language(String languages) {
    if (languages.isBlank() || languages.length() > LONGEST_HEADER) {
      return ENGLISH;
    }
    try {
      String found = Locale.lookupTag(Locale.LanguageRange.parse(languages), LANGUAGES);
      return found == null ? ENGLISH : found;
    } catch (IllegalArgumentException _) {
      return ENGLISH;
    }
  }

  private static String pattern(String language) {
    String file = "/contessa/notation/words/both_" + language + ".properties";
    Properties words = new Properties();
    try (InputStream in = GuestNames.class.getResourceAsStream(file)) {
      words.load(new InputStreamReader(Objects.requireNonNull(in, file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Objects.requireNonNull(words.getProperty("name.guest"), "name.guest");
  }
}
