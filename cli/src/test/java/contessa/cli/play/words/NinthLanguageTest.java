package contessa.cli.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.words.Bundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program with one line more in its list of languages. The client has the same test. */
class NinthLanguageTest {

  @TempDir Path folder;

  private static String resource(String name) throws Exception {
    try (InputStream in = Bundle.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aNinthLanguageTakesOneFileAndOneLine() throws Exception {
    Path words = Files.createDirectories(folder.resolve("contessa/notation/words"));
    String line = ",\n  { \"code\": \"eo\", \"name\": \"Esperanto\", \"partial\": true }\n]";
    Files.writeString(
        words.resolve("languages.json"), resource("languages.json").replace("\n]", line));
    Files.writeString(
        words.resolve("coup_eo.properties"), "edition.resistance=La Rezistado\nmove.pass=Pasi\n");

    Process play =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                folder + File.pathSeparator + System.getProperty("java.class.path"),
                "contessa.cli.Contessa",
                "play",
                "--plain",
                "--language=eo")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    play.getOutputStream().write("quit\n".getBytes(StandardCharsets.UTF_8));
    play.getOutputStream().close();
    String said = new String(play.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(play.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(said).contains("La Rezistado", "eo Esperanto", "Press Enter to play now");
  }
}
