package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class ContessaTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int contessa(String... args) {
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }

  static Iterable<String> commands() {
    return Contessa.commandLine().getSubcommands().keySet();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandIsListedInOneLineAndHasItsOwnHelp(String command) {
    assertThat(contessa("--help")).isZero();
    assertThat(out.toString())
        .containsPattern("(?m)^  " + command + " +\\S.*\\.$")
        .doesNotContainPattern("(?m)^ {10}");

    assertThat(contessa(command, "--help")).isZero();
    assertThat(out.toString()).contains("Usage: contessa " + command);
  }

  @Test
  void anUnknownCommandIsAUsageError() {
    assertThat(contessa("cuop")).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(err.toString()).startsWith("Unknown command 'cuop'.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "sevre; Unknown command 'sevre'. Did you mean 'serve'?",
        "--hepl; Unknown option '--hepl'. Did you mean '--help'?",
        "serve --prot 80; Unknown option '--prot'. Did you mean '--port'?",
        "something; Unknown command 'something'.",
        "completion zsh; Unexpected argument 'zsh'.",
        "serve --port abc; --port must be a whole number, not 'abc'.",
        "arena --games x; --games must be a whole number, not 'x'.",
        "play --option foo=bar; there is no game option 'foo'",
      })
  void aMistakeIsToldInAPlainSentence(String line, String sentence) {
    assertThat(contessa(line.split(" "))).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(err.toString().lines().findFirst()).hasValue(sentence);
  }

  @Test
  void withoutACommandItServes() {
    Contessa contessa = new Contessa();
    CommandLine line = new CommandLine(contessa);
    line.getCommandSpec().removeSubcommand("serve");
    line.addSubcommand("serve", new Served());
    assertThat(line.execute()).isEqualTo(Served.CODE);
  }

  @CommandLine.Command
  static final class Served implements Callable<Integer> {
    static final int CODE = 42;

    @Override
    public Integer call() {
      return CODE;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "--port 80, serve --port 80",
    "--no-qr, serve --no-qr",
    "--help, --help",
    "-V, -V",
    "play --plain, play --plain",
    "'', ''",
  })
  void optionsAloneAreThoseOfServe(String line, String meant) {
    assertThat(CommandGroups.withServe(line.split(" "))).containsExactly(meant.split(" "));
  }

  @Test
  void theHelpGroupsCommandsByThoseWhoUseThem() {
    contessa("--help");
    assertThat(out.toString())
        .containsSubsequence(
            "\nPlay:\n", "  serve ", "\nHost:\n", "  backup ", "\nWrite bots:\n", "  arena ")
        .containsSubsequence("\nDevelop:\n", "  test ", "  dev ");
  }

  @Test
  void anUnknownOptionIsAUsageError() {
    assertThat(contessa("completion", "--sideways")).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(err.toString()).contains("--sideways").contains("./contessa completion --help");
  }

  @Test
  void completionIncludesEveryCommand() {
    assertThat(contessa("completion")).isZero();
    assertThat(out.toString()).contains(commands());
  }

  @Test
  void commandsThatNeedACheckoutAreLeftToTheLauncher() {
    for (String command : List.of("test", "dev")) {
      assertThat(contessa(command)).isEqualTo(CommandLine.ExitCode.USAGE);
      assertThat(err.toString()).contains("./contessa " + command);
    }
  }
}
