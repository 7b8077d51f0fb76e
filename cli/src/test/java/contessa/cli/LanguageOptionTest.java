package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LanguageOptionTest {

  private static String from(Map<String, String> environment) {
    return LanguageOption.fromEnvironment(environment).code();
  }

  @Test
  void theLanguageComesFromTheEnvironment() {
    assertThat(from(Map.of("LANG", "it_IT.UTF-8"))).isEqualTo("it");
    assertThat(from(Map.of("LANG", "it_IT", "LC_ALL", "de_AT.UTF-8"))).isEqualTo("de");
    assertThat(from(Map.of("LANG", "pt_BR"))).isEqualTo("pt");
    assertThat(from(Map.of("LANG", "C.UTF-8"))).isEqualTo("en");
    assertThat(from(Map.of())).isEqualTo("en");
  }
}
