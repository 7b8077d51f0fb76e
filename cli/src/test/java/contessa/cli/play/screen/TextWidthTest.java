package contessa.cli.play.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextWidthTest {

  private static final String SENTENCE = "花子さんは公爵を宣言しました。チャレンジしますか？";

  @ParameterizedTest
  @CsvSource({"公爵, 4", "Duke, 4", "公爵 2, 6", "e\u0301, 1", "▶●…, 3", "🦊, 2"})
  void isCountedInColumns(String text, int columns) {
    assertThat(Wrap.width(text)).isEqualTo(columns);
  }

  @Test
  void whatStandsAfterAWideNameStaysInItsColumn() {
    assertThat(Line.of("公爵").tab(8).width()).isEqualTo(8);
    assertThat(Line.of("公爵").tab(8).add("2").plain()).isEqualTo("公爵    2");
    assertThat(Line.of("").right("公爵", 6, TextStyle.PLAIN).plain()).isEqualTo("  公爵");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void aClippedLineNeverEndsInHalfALetter(int columns) {
    Line clipped = Line.of("公爵").add("です").add("x").clip(columns);
    assertThat(clipped.width()).isBetween(columns - 1, columns);
    assertThat("公爵ですx").startsWith(clipped.plain().replace("…", ""));
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 11, 14, 20, 30, 48})
  void aSentenceWithoutSpacesBreaksBetweenLetters(int columns) {
    List<String> lines = Wrap.text(SENTENCE, columns);
    assertThat(String.join("", lines)).isEqualTo(SENTENCE);
    assertThat(lines)
        .hasSizeGreaterThan(1)
        .allSatisfy(line -> assertThat(Wrap.width(line)).isLessThanOrEqualTo(columns))
        .noneSatisfy(line -> assertThat(line).matches("[。？].*"));
  }

  @Test
  void wordsStayWhole() {
    assertThat(Wrap.text("Bruno は公爵", 8)).containsExactly("Bruno は", "公爵");
    assertThat(Wrap.text("claims the Duke", 10)).containsExactly("claims the", "Duke");
  }
}
