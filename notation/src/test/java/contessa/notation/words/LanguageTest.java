package contessa.notation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class LanguageTest {

  @Test
  void englishComesFirst() {
    assertThat(Language.ENGLISH.code()).isEqualTo("en");
    assertThat(Language.ALL).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @FieldSource("contessa.notation.words.Language#ALL")
  void codesAreTagsAndNamesAreTheirOwn(Language language) {
    Locale locale = Locale.forLanguageTag(language.code());
    assertThat(locale.toLanguageTag()).isEqualTo(language.code());
    assertThat(language.ownName()).isEqualToIgnoringCase(locale.getDisplayLanguage(locale));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "it, it",
        "it_IT.UTF-8, it",
        "pt-BR, pt",
        "DE, de",
        "de@euro, de",
        "den, -",
        "C.UTF-8, -"
      })
  void regionAndEncodingAreIgnored(String tag, String code) {
    assertThat(String.valueOf(Language.of(tag))).isEqualTo(String.valueOf(code));
  }
}
