package contessa.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedAheadTest {

  private static String typed(String keys) {
    TypedAhead ahead = new TypedAhead();
    keys.chars().forEach(ahead::key);
    return ahead.take();
  }

  @ParameterizedTest
  @CsvSource({"a b, a b", "' ', ''", "' a', a", "'', ''"})
  void aLineThatHasBegunIsKeptWhole(String keys, String line) {
    assertThat(typed(keys)).isEqualTo(line);
  }

  @Test
  void aLineThatEndedBeforeTheQuestionAnswersNothing() {
    assertThat(typed("1\r")).isEmpty();
    assertThat(typed("1\ra")).isEqualTo("a");
  }

  @Test
  void keysThatWriteNothingAddNothing() {
    assertThat(typed("a\u001b[Ab\u001b[1;5Cc")).isEqualTo("abc");
    assertThat(typed("ab\u007fc")).isEqualTo("ac");
    assertThat(typed("\u007f\ta")).isEqualTo("a");
  }

  @Test
  void aLineIsTakenOnce() {
    TypedAhead ahead = new TypedAhead();
    ahead.key('a');
    assertThat(ahead.take()).isEqualTo("a");
    assertThat(ahead.take()).isEmpty();
  }
}
