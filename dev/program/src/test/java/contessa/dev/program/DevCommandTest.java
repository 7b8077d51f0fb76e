package contessa.dev.program;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DevCommandTest {

  static Iterable<String> commands() {
    return DevCommand.commandLine().getSubcommands().keySet();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandIsListedInOneLineAndHasItsOwnHelp(String command) throws IOException {
    assertThat(help("--help"))
        .containsPattern("(?m)^  " + command + " +\\S.*\\.$")
        .doesNotContainPattern("(?m)^ {10}\\w");
    assertThat(help(command, "--help")).contains("Usage: contessa dev " + command);
    assertThat(Files.readString(Path.of("../../README.md"))).contains("- `dev " + command + "`: ");
  }

  private static String help(String... args) {
    StringWriter out = new StringWriter();
    assertThat(DevCommand.commandLine().setOut(new PrintWriter(out)).execute(args)).isZero();
    return out.toString();
  }
}
