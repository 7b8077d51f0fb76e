package contessa.cli.play.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The languages of the terminal. */
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

  /** Its name in the language itself. */
  public String ownName() {
    return ownName;
  }

  /** The code in {@code --language} and in the names of the bundles. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The language with this code; region and encoding are ignored. Null if there is none. */
  public static @Nullable Language of(String code) {
    for (Language language : ALL) {
      if (code.toLowerCase(Locale.ROOT).matches(language.code() + "([_.@-].*)?")) {
        return language;
      }
    }
    return null;
  }

  /**
   * The language set in the environment, in the order of POSIX; English if it is not one of ours.
   */
  public static Language fromEnvironment(Map<String, String> environment) {
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
