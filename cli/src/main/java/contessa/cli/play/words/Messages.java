package contessa.cli.play.words;

import contessa.notation.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** All messages in one language. */
public final class Messages {

  /** The messages about the games; the web client uses them too. */
  private static final String GAMES = "/contessa/notation/words/";

  private static final List<String> BUNDLES =
      List.of(GAMES + "both", GAMES + "coup", GAMES + "royal", "play");

  private static final Map<Language, Messages> LOADED = new HashMap<>();

  private final String language;
  private final Map<String, Template> templates = new HashMap<>();

  private Messages(Language language) {
    this.language = language.code();
    for (String bundle : BUNDLES) {
      load(bundle + "_" + language.code() + ".properties");
    }
  }

  /** Messages that are in no bundle. */
  Messages(String language, Map<String, String> sentences) {
    this.language = language;
    sentences.forEach((key, sentence) -> templates.put(key, new Template(sentence)));
  }

  /** The code of the language. */
  String language() {
    return language;
  }

  public static synchronized Messages in(Language language) {
    return LOADED.computeIfAbsent(language, Messages::new);
  }

  private void load(String file) {
    Properties bundle = new Properties();
    try (InputStream in = Messages.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing");
      }
      bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (String key : bundle.stringPropertyNames()) {
      if (templates.put(key, new Template(bundle.getProperty(key))) != null) {
        throw new IllegalStateException(key + " is defined twice; the second time in " + file);
      }
    }
  }

  Set<String> keys() {
    return new TreeSet<>(templates.keySet());
  }

  @Nullable Template find(String key) {
    return templates.get(key);
  }

  Template template(String key) {
    Template template = find(key);
    if (template == null) {
      throw new IllegalArgumentException("unknown message key " + key);
    }
    return template;
  }
}
