package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.ExitCode;

@Tag("soak")
class AnalyseCommandTest {

  /** The example of docs/notation.md: an assassination, a block, a challenge. */
  private static final String GAME =
      """
      [Contessa "1"]
      [Game "coup"]
      [Options {"edition":"resistance","exchanger":"ambassador","art":"identical","mayDecline":true,"replacement":"before-action","firstPlayerCoins":1,"draft":false,"declared":"off","contessaBlocksExamine":false,"allegiances":false}]
      [View "all"]
      [First "A"]
      [A "<b>Ana"]
      [B "Bruno" "honest"]
      [Result "A"]
      [State "cedd904bd79e6c9cf17ec852b59d72f3"]

      0. {As1 Du1 As3 Ca2}
      1. A T .B
      2. B I
      3. A K>B .B /B:Co ?A !B -B:As
      """;

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int analyse(String text, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("game.cgn"), text);
    String[] args = new String[more.length + 2];
    args[0] = "analyse";
    args[1] = file.toString();
    System.arraycopy(more, 0, args, 2, more.length);
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }

  @ParameterizedTest
  @CsvSource({
    "en, 'a bluff; it looked', 'Turning points for Bruno'",
    "de, 'ein Bluff; galt zu', 'Wendepunkte für Bruno'",
  })
  void aGameIsJudgedInWords(String language, String bluff, String points) throws IOException {
    assertThat(analyse(GAME, "--language", language)).isZero();
    assertThat(out.toString()).contains(bluff, points, " 100   0 ");
  }

  @Test
  void jsonHasEveryStepAndThePageEscapesNames() throws IOException {
    Path page = folder.resolve("game.html");
    assertThat(analyse(GAME, "--json", "--html", page.toString())).isZero();
    assertThat(Json.read(out.toString().strip()).get("steps").size()).isEqualTo(10);
    assertThat(Files.readString(page))
        .contains("data-kind=\"analysis\"", "\\u003cb>Ana")
        .doesNotContain("<b>");
  }

  @Test
  void aBrokenFileIsExplained() throws IOException {
    assertThat(analyse(GAME.replace("!B", "=B:Co"))).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString()).contains("expected");
    assertThat(analyse(GAME, "--game", "2")).isEqualTo(ExitCode.USAGE);
  }
}
