package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;

class BotCommandTest {

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int contessa(String... args) {
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }

  private static String asProgram(String bot) {
    String java = ProcessHandle.current().info().command().orElseThrow();
    return "cmd:\"'"
        + java
        + "' -XX:TieredStopAtLevel=1 -cp '"
        + System.getProperty("java.class.path")
        + "' contessa.cli.Contessa bot "
        + bot
        + "\"";
  }

  private JsonNode contest(String bots, String game) throws IOException {
    Path json = folder.resolve("results.json");
    assertThat(
            contessa(
                "arena",
                "--bots=" + bots,
                "--game=" + game,
                "--games=8",
                "--rollouts=10",
                "--threads=1",
                "--json=" + json))
        .isZero();
    return Json.read(Files.readString(json));
  }

  @ParameterizedTest
  @ValueSource(strings = {"coup", "royal"})
  void aBotPlaysTheSameAsAProgram(String game) throws IOException {
    JsonNode inside = contest("honest,schemer", game);
    JsonNode outside = contest("honest," + asProgram("schemer"), game);
    for (String same : new String[] {"wins", "rating", "counts", "shareBySeat"}) {
      for (int bot = 0; bot < 2; bot++) {
        assertThat(outside.path("bots").path(bot).path(same))
            .as(same)
            .isEqualTo(inside.path("bots").path(bot).path(same));
      }
    }
  }

  @Test
  void anUnknownBotIsAUsageError() {
    assertThat(contessa("bot", "oracle")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("unknown bot 'oracle'; expected one of random, honest");
    assertThat(contessa("bot", "honest", "--rollouts=0")).isEqualTo(ExitCode.USAGE);
  }
}
