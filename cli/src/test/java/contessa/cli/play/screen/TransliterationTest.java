package contessa.cli.play.screen;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.cli.play.words.Messages;
import contessa.notation.words.Bundle;
import contessa.notation.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TransliterationTest {

  @ParameterizedTest
  @CsvSource({
    "ISO-8859-1, '«\u202fœuvres\u202f»\u202f?', '« oeuvres » ?'",
    "US-ASCII, ¿Desafías?, Desafias?",
    "US-ASCII, Łup złodzieja, Lup zlodzieja",
    "UTF-8, «\u202fœuvres\u202f», «\u202fœuvres\u202f»",
  })
  void writesWhatTheTerminalLacks(Charset charset, String text, String written) {
    assertThat(new Transliteration(charset).write(text)).isEqualTo(written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "it", "pt", "de", "es", "fr", "pl"})
  void anOldTerminalCanWriteEverySentence(String code) {
    Language language = Language.of(code);
    var ascii = new Transliteration(StandardCharsets.US_ASCII);
    assertThat(language).isNotNull();
    assertThat(Bundle.read(Bundle.class, "coup", language).values())
        .allSatisfy(said -> assertThat(ascii.write((String) said)).matches("\\p{ASCII}+"));
    assertThat(Bundle.read(Messages.class, "play", language).values())
        .allSatisfy(said -> assertThat(ascii.write((String) said)).matches("\\p{ASCII}+"));
  }
}
