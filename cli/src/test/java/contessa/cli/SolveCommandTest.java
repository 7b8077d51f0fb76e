package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int solve(String positions, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("endings.jsonl"), positions);
    String[] args = new String[more.length + 3];
    args[0] = "solve";
    args[1] = file.toString();
    args[2] = "--edition=city-state";
    System.arraycopy(more, 0, args, 3, more.length);
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }

  @Test
  void anEndingHasBoundsMixturesAndLosses() throws IOException {
    String ending = Files.readAllLines(Path.of("../docs/results/endings.jsonl")).get(1);
    assertThat(solve(ending, "--horizon=4", "--bots=contessa,random,style:duke")).isZero();
    JsonNode solved = Json.read(out.toString());
    double lower = solved.path("lower").doubleValue();
    assertThat(solved.path("upper").doubleValue()).isBetween(lower, lower + 0.001);
    for (JsonNode mixture : solved.path("mixtures").values()) {
      double sum = 0;
      for (JsonNode move : mixture) {
        sum += move.path("p").doubleValue();
        assertThat(move.path("regret").doubleValue()).isBetween(0.0, 1.0);
      }
      assertThat(sum).isBetween(0.999, 1.001);
    }
    JsonNode losses = solved.path("losses");
    assertThat(losses.path("contessa").doubleValue()).isLessThan(0.01);
    assertThat(losses.path("random").doubleValue()).isGreaterThan(0.1);
    assertThat(losses.path("style:duke").doubleValue()).isGreaterThan(0.5);
  }

  @Test
  void whatCannotBeSolvedIsNamedByItsLine() throws IOException {
    String open =
        "{\"players\":[{\"coins\":2,\"hand\":[\"Duke\",\"Duke\"]},{\"coins\":2,\"hand\":[\"Captain\",\"Contessa\"]}]}";
    assertThat(solve(open)).isEqualTo(1);
    assertThat(err.toString())
        .contains(
            "endings.jsonl:1: not the start of a turn of two players with one influence each");
  }
}
