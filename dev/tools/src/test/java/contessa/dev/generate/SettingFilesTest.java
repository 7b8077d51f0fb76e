package contessa.dev.generate;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.Setting;
import contessa.server.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingFilesTest {

  @TempDir Path data;

  /** Whoever takes all the # away has the defaults, and no setting is missing or misspelt. */
  @Test
  void theSampleFileIsReadAndChangesNothing() throws Exception {
    Map<Setting, Object> standard = Settings.of(data, Map.of(), Map.of()).values();
    String sample = SettingFiles.sample();
    Files.writeString(data.resolve("contessa.conf"), sample);
    assertThat(Settings.of(data, Map.of(), Map.of()).values()).isEqualTo(standard);
    String taken = sample.replaceAll("(?m)^#(?=[a-z])", "");
    Files.writeString(data.resolve("contessa.conf"), taken);
    assertThat(Settings.of(data, Map.of(), Map.of()).values()).isEqualTo(standard);
    for (Setting setting : Setting.values()) {
      assertThat(taken).containsPattern("(?m)^" + setting.word() + " = ");
    }
    assertThat(SettingFiles.table()).hasLineCount(1 + Setting.values().length);
  }
}
