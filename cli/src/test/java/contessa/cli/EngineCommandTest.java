package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** The engine as a separate process. */
class EngineCommandTest {

  private static final byte[] STATE = "{\"do\":\"state\"}\n".getBytes(StandardCharsets.UTF_8);

  private record Run(int exit, List<String> answers) {}

  private static Run engine(byte[]... input) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "contessa.cli.Contessa",
                "engine")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Thread writer =
        Thread.ofVirtual()
            .start(
                () -> {
                  try (OutputStream out = process.getOutputStream()) {
                    for (byte[] piece : input) {
                      out.write(piece);
                    }
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    writer.join();
    return new Run(process.exitValue(), output.lines().toList());
  }

  private static byte[] line(String text) {
    return (text + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void theEndOfInputIsASuccess() throws Exception {
    Run run = engine();
    assertThat(run.exit).isZero();
    assertThat(run.answers).isEmpty();
  }

  @Test
  void aGameSurvivesGarbageInput() throws Exception {
    byte[] huge = new byte[2 << 20];
    byte[] broken = {'{', '"', (byte) 0xFF, (byte) 0xC0, '"', '}', '\n'};
    Run run =
        engine(
            line("{\"do\":\"new\",\"players\":3,\"seed\":\"x\"}"),
            STATE,
            line(new String(huge, StandardCharsets.ISO_8859_1)),
            broken,
            line("[".repeat(100_000)),
            line("{\"do\":\"play\",\"seat\":0,\"move\":\"coup 1\"}"),
            STATE,
            line("{\"do\":\"quit\"}"));
    assertThat(run.exit).isZero();
    assertThat(run.answers).hasSize(8);
    assertThat(run.answers.get(2)).contains("\"bad-request\"");
    assertThat(run.answers.get(3)).contains("\"bad-json\"");
    assertThat(run.answers.get(4)).contains("\"bad-json\"");
    assertThat(run.answers.get(5)).contains("\"illegal-move\"");
    assertThat(run.answers.get(6)).isEqualTo(run.answers.get(1));
    assertThat(run.answers.get(7)).isEqualTo("{\"ok\":true}");
  }
}
