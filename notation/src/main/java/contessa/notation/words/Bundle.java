package contessa.notation.words;

import module java.base;

/** Resource bundles: the sentences of a topic, one property file per language. */
public final class Bundle {

  private Bundle() {}

  /**
   * The sentences in this language. Those that it lacks are English: they are the defaults of the
   * properties.
   */
  public static Properties read(Class<?> place, String topic, Language language) {
    Properties words =
        language.equals(Language.ENGLISH)
            ? new Properties()
            : new Properties(read(place, topic, Language.ENGLISH));
    String file = topic + "_" + language.code() + ".properties";
    try (InputStream in = place.getResourceAsStream(file)) {
      if (in != null) {
        words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } else if (!language.partial()) {
        throw new IllegalStateException(file + " is missing");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }
}
