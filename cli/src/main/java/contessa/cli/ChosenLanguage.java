package contessa.cli;

import contessa.cli.play.words.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The language that a command's reader asked for. */
final class ChosenLanguage {

  private ChosenLanguage() {}

  /** The language with this code, or the environment's if none was given. */
  static Language of(@Nullable String code, CommandSpec command) {
    if (code == null) {
      return Language.fromEnvironment(System.getenv());
    }
    Language chosen = Language.of(code);
    if (chosen == null) {
      throw new ParameterException(
          command.commandLine(), "unknown language '" + code + "'; expected en, it, pt or de");
    }
    return chosen;
  }
}
