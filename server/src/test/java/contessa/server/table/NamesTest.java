package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"Ana", "José", "Zoë 2", "Ольга", "李雷", "ضياء", "R2-D2", "नमस्ते"})
  void peopleMayBeCalledSo(String name) {
    assertThat(Names.clean("  " + name + " ")).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "a\u200Bb",
        "\u202Eana",
        "a\u0000b",
        "...",
        "\uFEFF",
        "\u3164",
        "a\u0301\u0301\u0301\u0301",
        "123456789012345678901",
        "\uE000x",
      })
  void nobodyMayBeCalledSo(String name) {
    assertThat(Names.clean(name)).isNull();
  }

  @Test
  void compatibleFormsBecomeOne() {
    assertThat(Names.clean("Ａｎａ")).isEqualTo("Ana");
    assertThat(Names.clean("a  \t b")).isEqualTo("a b");
  }

  @ParameterizedTest
  @CsvSource({
    "Ana, аna",
    "Ana, ANA",
    "paul, pauI",
    "paul, pau1",
    "Olga, 0lga",
    "Anna, Änna",
    "modem, rnodem",
    "a b, ab",
    "Duke, Ðuke"
  })
  void namesThatLookAlikeAreTheSame(String one, String other) {
    assertThat(Names.skeleton(one)).isEqualTo(Names.skeleton(other));
  }

  @ParameterizedTest
  @CsvSource({"Ana, Ann", "李雷, 李蕾", "Ольга, Олена", "Tom, Tim"})
  void otherNamesAreNot(String one, String other) {
    assertThat(Names.skeleton(one)).isNotEqualTo(Names.skeleton(other));
  }
}
