package contessa.soak.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FuzzCorpusTest {

  @ParameterizedTest
  @MethodSource("contessa.soak.fuzz.FuzzCorpus#inputs")
  void noInputBreaksTheServerOrTheEngine(String input) {
    FuzzTarget.fuzzerTestOneInput(FuzzCorpus.bytes(input));
    assertThat(input).isNotEmpty();
  }

  @AfterAll
  static void stop() {
    FuzzTarget.stop();
  }
}
