package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A wrong setting is refused at the start, with what was expected. */
class SettingsTest {

  @TempDir Path data;

  private Settings with(String name, String value) {
    return Settings.of(data, Map.of(), Map.of(name, value));
  }

  @ParameterizedTest
  @CsvSource({"16, 1", "24, 83", "256, 2516", "1024, 5000"})
  void tablesFollowTheHeap(long megabytes, int tables) {
    assertThat(with("CONTESSA_PORT", "0").tablesIn(megabytes << 20)).isEqualTo(tables);
    assertThat(with("CONTESSA_TABLES", "7").tablesIn(megabytes << 20))
        .isEqualTo(Math.min(7, tables));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CONTESSA_TRUSTED_PROXY", "CONTESSA_ORIGIN", "CONTESSA_TABELS"})
  void aMisspeltVariableIsRefused(String name) {
    assertThatThrownBy(() -> with(name, "7"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(name, "CONTESSA_TRUSTED_PROXIES", "CONTESSA_TABLES");
  }

  @ParameterizedTest
  @ValueSource(strings = {"port", "[server]"})
  void aLineWithoutAValueIsNamed(String line) throws IOException {
    Path file = data.resolve("contessa.conf");
    Files.writeString(file, "# Ours\n" + line + "\ntables = 5\n");
    assertThatThrownBy(() -> with("CONTESSA_HOST", "127.0.0.1"))
        .hasMessageContainingAll(file.toString(), "each line is NAME = VALUE");
    assertThatThrownBy(() -> Settings.shown(data, Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(file.toString(), "each line is NAME = VALUE");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "database = jdbc:postgresql://db/games?password=s3cret&ssl=true",
        "database = \"jdbc:postgresql://db/games?password=s3cret",
        "cluster-secret = \"s3cret\\q\"",
        "cluster-secret = s3cret:s3cret"
      })
  void aMistakeInTheFileIsNamedByItsLineAndNotQuoted(String line) throws IOException {
    Files.writeString(data.resolve("contessa.conf"), "port = 80\n" + line + "\n");
    assertThatThrownBy(() -> with("CONTESSA_HOST", "127.0.0.1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasNoCause()
        .hasMessageContainingAll("contessa.conf: 2", "in quotes")
        .hasMessageNotContaining("s3cret");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CONTESSA_DATA",
        "CONTESSA_JDK",
        "CONTESSA_CACHE",
        "CONTESSA_SERVICE_HOST",
        "PATH"
      })
  void variablesOfOthersAreNone(String name) {
    assertThat(with(name, "7").number(Setting.TABLES)).isEqualTo(5_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CONTESSA_ORIGINS       | https://coup.example.org/     | without a slash at the end, not
          CONTESSA_ORIGINS       | coup.example.org              | like https://coup.example.org
          CONTESSA_ORIGINS       | ftp://coup.example.org        | like https://coup.example.org
          CONTESSA_ORIGINS       | https://coup.example.org/coup | without a slash at the end
          CONTESSA_BACKUP_HOURS  | 0.5                           | a whole number, not 0.5
          CONTESSA_PORT          | 70000                         | 0 to 65535
          CONTESSA_HOST          | nowhere.invalid               | unknown: nowhere.invalid
          CONTESSA_BACKUPS       | 0                             | backups must be at least 1
          CONTESSA_CHAT_DAYS     | -1                            | chat-days must be at least 0
          CONTESSA_LIMITS        | commands=40                   | like commands=40/10
          CONTESSA_LIMITS        | comands=40/10                 | commands-by-address
          CONTESSA_DATABASE      | postgres://me:secret@db/coup  | jdbc:postgresql:
          """)
  void aWrongValueIsRefused(String name, String value, String expected) {
    assertThatThrownBy(() -> with(name, value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(expected)
        .hasMessageNotContaining("secret");
  }

  @Test
  void anEmptyVariableIsNoSetting() {
    assertThat(with("CONTESSA_ORIGINS", "").list(Setting.ORIGINS)).isEmpty();
  }

  @Test
  void aFractionInTheFileIsRefused() throws Exception {
    Files.writeString(data.resolve(Settings.FILE), "backup-hours = 0.5");
    assertThatThrownBy(() -> Settings.of(data, Map.of(), Map.of()))
        .hasMessageContaining("backup-hours must be a whole number, not 0.5");
  }

  @Test
  void severalOriginsAreTaken() {
    Settings settings = with("CONTESSA_ORIGINS", "https://a.example.org, http://[::1]:8080");
    assertThat(settings.list(Setting.ORIGINS))
        .containsExactly("https://a.example.org", "http://[::1]:8080");
  }
}
