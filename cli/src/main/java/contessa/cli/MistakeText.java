package contessa.cli;

import module java.base;

import contessa.notation.Refusal;
import org.jline.utils.Levenshtein;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in a plain sentence what is wrong with a command line. */
final class MistakeText {

  /** A word with more changes than this is not what somebody meant. */
  private static final int MOST_CHANGES = 2;

  private static final Set<Class<?>> WHOLE_NUMBERS =
      Set.of(int.class, Integer.class, long.class, Long.class);

  private MistakeText() {}

  static String text(ParameterException mistake) {
    if (mistake instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    ArgSpec argument = mistake.getArgSpec();
    String value = mistake.getValue();
    if (argument instanceof OptionSpec option
        && WHOLE_NUMBERS.contains(option.type())
        && value != null
        && !value.matches("-?\\d+")) {
      return option.longestName() + " must be a whole number, not '" + value + "'.";
    }
    return String.valueOf(mistake.getMessage());
  }

  /** What a game says about options that were given as NAME=VALUE. */
  static String text(Refusal refusal) {
    return String.valueOf(refusal.getMessage())
        .replaceFirst("^options: unknown field", "there is no game option")
        .replaceFirst("^options: ", "");
  }

  private static String unmatched(UnmatchedArgumentException mistake) {
    CommandLine command = mistake.getCommandLine();
    String word = mistake.getUnmatched().getFirst();
    Set<String> options = command.getCommandSpec().optionsMap().keySet();
    if (options.contains(word.split("=", 2)[0])) {
      return "'" + word + "' must stand before '--'.";
    }
    if (mistake.isUnknownOption()) {
      return "Unknown option '" + word + "'." + didYouMean(word, options);
    }
    return command.getSubcommands().isEmpty()
        ? "Unexpected argument '" + word + "'."
        : "Unknown command '" + word + "'." + didYouMean(word, command.getSubcommands().keySet());
  }

  private static String didYouMean(String word, Collection<String> known) {
    return known.stream()
        .filter(
            each -> Levenshtein.distance(word, each) <= Math.min(MOST_CHANGES, each.length() - 2))
        .min(
            Comparator.comparingInt((String each) -> Levenshtein.distance(word, each))
                .thenComparing(Comparator.naturalOrder()))
        .map(each -> " Did you mean '" + each + "'?")
        .orElse("");
  }
}
