package contessa.cli.play.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The languages that everything is said in. */
public enum Language {
  EN("English"),
  IT("italiano"),
  PT("português"),
  DE("Deutsch");

  public static final List<Language> ALL = List.of(values());

  private final String ownName;

  Language(String ownName) {
    this.ownName = ownName;
  }

  /** What its speakers call it. */
  public String ownName() {
    return ownName;
  }

  /** As in {@code --language} and in the names of the bundles. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The language with this code, region and encoding aside, or null. */
  public static @Nullable Language of(String code) {
    for (Language language : ALL) {
      if (code.toLowerCase(Locale.ROOT).matches(language.code() + "([_.@-].*)?")) {
        return language;
      }
    }
    return null;
  }

  /** The language that the environment asks for, in the order of POSIX; English if none of ours. */
  public static Language in(Map<String, String> environment) {
    for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String value = environment.get(variable);
      if (value != null && !value.isEmpty()) {
        Language language = of(value);
        return language == null ? EN : language;
      }
    }
    return EN;
  }
}
