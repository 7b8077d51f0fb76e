package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.Settings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {

  @ParameterizedTest
  @CsvSource({"::1, http://[::1]:80", "127.0.0.1, http://127.0.0.1:80"})
  void anAddressIsPrintedAsBrowsersTakeIt(String host, String printed) {
    Settings settings = Settings.of(Path.of("data"), Map.of("host", host), Map.of());
    assertThat(ServeCommand.addresses(settings, 80)).containsExactly(printed);
  }
}
