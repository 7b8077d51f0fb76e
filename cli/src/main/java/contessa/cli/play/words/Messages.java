package contessa.cli.play.words;

import module java.base;

import contessa.notation.words.Bundle;
import contessa.notation.words.Language;
import org.jspecify.annotations.Nullable;

/** All messages in one language. */
public final class Messages {

  /** The topics of the games; the web client uses them too. */
  private static final List<String> GAMES = List.of("both", "coup", "royal");

  private static final Map<Language, Messages> LOADED = new HashMap<>();

  private final String language;
  private final Map<String, Template> templates = new HashMap<>();

  private Messages(Language language) {
    this.language = language.code();
    GAMES.forEach(topic -> add(Bundle.read(Bundle.class, topic, language)));
    add(Bundle.read(Messages.class, "play", language));
  }

  /** Messages that are in no bundle. */
  Messages(String language, Map<String, String> sentences) {
    this.language = language;
    sentences.forEach((key, sentence) -> templates.put(key, new Template(sentence)));
  }

  String language() {
    return language;
  }

  public static synchronized Messages in(Language language) {
    return LOADED.computeIfAbsent(language, Messages::new);
  }

  private void add(Properties bundle) {
    for (String key : bundle.stringPropertyNames()) {
      if (templates.put(key, new Template(bundle.getProperty(key))) != null) {
        throw new IllegalStateException(key + " is defined twice");
      }
    }
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
