package contessa.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class SoakCommandTest {

  private final StringWriter out = new StringWriter();

  private int soak(String... arguments) {
    return new CommandLine(new SoakCommand()).setOut(new PrintWriter(out, true)).execute(arguments);
  }

  @Test
  void aSeedIsRepeatedExactly() {
    assertThat(soak("--seed", "7")).isZero();
    String first = trace();
    out.getBuffer().setLength(0);
    assertThat(soak("--seed", "7")).isZero();
    assertThat(trace()).isEqualTo(first);
  }

  private String trace() {
    return out.toString()
        .lines()
        .filter(line -> line.startsWith("trace"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theReportHasATableAndPlots(@TempDir Path folder) throws IOException {
    Path page = folder.resolve("soak.html");
    assertThat(soak("--games", "5", "--html", page.toString())).isZero();
    assertThat(out.toString()).contains("violations").contains("times real time");
    assertThat(Files.readString(page)).contains("data-kind=\"run\"", "Length of a run");
  }
}
