package contessa.cli;

import contessa.cli.play.words.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The language that a command's reader asks for. */
final class LanguageOption {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--language", paramLabel = "CODE", description = "en, it, pt or de.")
  private @Nullable String code;

  /** The language with this code, or the environment's if none was given. */
  Language language() {
    if (code == null) {
      return Language.fromEnvironment(System.getenv());
    }
    Language chosen = Language.of(code);
    if (chosen == null) {
      throw new ParameterException(
          spec.commandLine(), "unknown language '" + code + "'; expected en, it, pt or de");
    }
    return chosen;
  }
}
