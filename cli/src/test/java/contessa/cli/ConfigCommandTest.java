package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.server.AdminAnswer;
import contessa.server.Setting;
import contessa.server.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;

class ConfigCommandTest {

  @TempDir Path data;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int config(String... command) {
    List<String> words = new ArrayList<>(List.of("config", "--data", data.toString()));
    words.addAll(1, List.of(command));
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(words.toArray(String[]::new));
  }

  @Test
  void theSettingsAreCheckedWithoutAStart() throws Exception {
    assertThat(config("check")).isZero();
    assertThat(out.toString()).isEqualTo("the settings are valid\n");
    Files.writeString(data.resolve("contessa.conf"), "backup-hours = 0.5");
    assertThat(config("check")).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString())
        .isEqualTo("contessa: backup-hours must be a whole number, not 0.5\n");
    assertThat(data)
        .isDirectoryContaining("glob:**contessa.conf")
        .isDirectoryNotContaining("glob:**.db");
  }

  @Test
  void theSettingsAreShownWithTheirOrigin() throws Exception {
    Files.writeString(data.resolve("contessa.conf"), "tables = 7");
    assertThat(config("show")).isZero();
    assertThat(out.toString())
        .containsPattern("tables = 7  # .*contessa.conf: 1")
        .contains("sockets = 100  # default", "trusted-proxies = []  # default");
  }

  @Test
  void programsGetThemInJson() throws Exception {
    assertThat(config("check", "--json")).isZero();
    assertThat(out.toString()).isEqualTo("{\"valid\":true}\n");
    out.getBuffer().setLength(0);
    Files.writeString(data.resolve("contessa.conf"), "tables = 7, origins = []");
    assertThat(config("show", "--json")).isZero();
    Map<String, JsonNode> values = new TreeMap<>();
    for (JsonNode setting : Json.read(out.toString())) {
      assertThat(setting.get("from").asString()).isNotBlank();
      values.put(setting.get("setting").asString(), setting.get("value"));
    }
    assertThat(values.keySet())
        .containsAll(Arrays.stream(Setting.values()).map(Setting::word).toList());
    assertThat(values.get("tables")).hasToString("7");
    assertThat(values.get("origins")).hasToString("[]");
    assertThat(values.get("push")).hasToString("true");
  }

  @Test
  void noSecretIsShown() {
    AdminAnswer shown =
        Settings.shown(
            data,
            Map.of(
                "CONTESSA_DATABASE",
                "jdbc:postgresql://ann:w0rd@db.example.org/contessa?user=ann&password=w0rd",
                "CONTESSA_CLUSTER_SECRET",
                "w0rd-w0rd-w0rd-w0rd",
                "CONTESSA_METRICS_TOKEN",
                "w0rd"));
    assertThat(shown.text())
        .doesNotContain("w0rd")
        .contains("db.example.org", "metrics-token = \"(hidden)\"  # the environment");
    assertThat(shown.json()).doesNotContain("w0rd").contains("db.example.org", "(hidden)");
  }
}
