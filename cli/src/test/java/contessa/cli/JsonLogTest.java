package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.testkit.ChildProcess;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A log in JSON is that from its first line to its last, whatever reads it. */
class JsonLogTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          CONTESSA_MILLIS | 7 | at http://
          CONTESSA_MILLIS | 0 | millis must be at least 1
          CONTESSA_COLOUR | 7 | unknown variable 'CONTESSA_COLOUR'
          """)
  void everyLineOfAServerIsJson(String name, String value, String said) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "@../cli/src/main/jvm/serve.args",
            "--enable-native-access=ALL-UNNAMED",
            Contessa.class.getName(),
            "serve",
            "--port=0",
            "--host=127.0.0.1",
            "--data=" + folder);
    builder.environment().put("CLASSPATH", ChildProcess.classPath(Contessa.class));
    builder.environment().put("CONTESSA_LOG", "json");
    builder.environment().put(name, value);
    Process server = builder.redirectErrorStream(true).start();
    List<String> messages = new ArrayList<>();
    BufferedReader out = server.inputReader();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      JsonNode json = Json.read(line);
      messages.add(json.get("formattedMessage").stringValue());
      if (messages.getLast().contains("at http://")) {
        server.toHandle().destroy(); // its output can still be read
      }
    }
    assertThat(server.waitFor()).isNotEqualTo(2);
    assertThat(messages).anyMatch(message -> message.contains(said));
  }
}
