package contessa.table.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"Ana", "José", "Zoë 2", "Ольга", "李雷", "ضياء", "R2-D2", "नमस्ते"})
  void theseNamesAreAllowed(String name) {
    assertThat(PlayerNames.clean("  " + name + " ")).isEqualTo(name);
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
  void theseNamesAreRefused(String name) {
    assertThat(PlayerNames.clean(name)).isNull();
  }

  @Test
  void compatibleCharactersAreNormalised() {
    assertThat(PlayerNames.clean("Ａｎａ")).isEqualTo("Ana");
    assertThat(PlayerNames.clean("a  \t b")).isEqualTo("a b");
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
    assertThat(PlayerNames.skeleton(one)).isEqualTo(PlayerNames.skeleton(other));
  }

  @ParameterizedTest
  @CsvSource({"Ana, Ann", "李雷, 李蕾", "Ольга, Олена", "Tom, Tim"})
  void differentNamesStayDifferent(String one, String other) {
    assertThat(PlayerNames.skeleton(one)).isNotEqualTo(PlayerNames.skeleton(other));
  }
}
