package contessa.cli;

import module java.base;

import contessa.arena.UserMistake;
import contessa.notation.words.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The language that a command's reader asks for. */
final class LanguageOption {

  private static final List<String> CODES = Language.ALL.stream().map(Language::code).toList();

  static final class Codes extends ArrayList<String> {

    private static final long serialVersionUID = 1;

    Codes() {
      super(CODES);
    }
  }

  @Option(
      names = "--language",
      paramLabel = "CODE",
      completionCandidates = Codes.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable String code;

  /** The language with this code, or the environment's if none was given. */
  Language language() {
    if (code == null) {
      return fromEnvironment(System.getenv());
    }
    Language chosen = Language.of(code);
    if (chosen == null) {
      throw new UserMistake(
          "unknown language '" + code + "'; expected one of: " + String.join(", ", CODES));
    }
    return chosen;
  }

  /**
   * The language set in the environment, in the order of POSIX; English if it is not one of ours.
   */
  static Language fromEnvironment(Map<String, String> environment) {
    for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String value = environment.get(variable);
      if (value != null && !value.isEmpty()) {
        return Objects.requireNonNullElse(Language.of(value), Language.ENGLISH);
      }
    }
    return Language.ENGLISH;
  }
}
