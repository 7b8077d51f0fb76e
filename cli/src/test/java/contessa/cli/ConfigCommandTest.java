package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;

class ConfigCommandTest {

  @TempDir Path data;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int config(String command) {
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute("config", command, "--data", data.toString());
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
  void noSecretIsShown() {
    String shown =
        String.join(
            "\n",
            Settings.shown(
                data,
                Map.of(
                    "CONTESSA_DATABASE",
                    "jdbc:postgresql://ann:w0rd@db.example.org/contessa?user=ann&password=w0rd",
                    "CONTESSA_CLUSTER_SECRET",
                    "w0rd-w0rd-w0rd-w0rd",
                    "CONTESSA_METRICS_TOKEN",
                    "w0rd")));
    assertThat(shown)
        .doesNotContain("w0rd")
        .contains("db.example.org", "metrics-token = \"(hidden)\"  # the environment");
  }
}
