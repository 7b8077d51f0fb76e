package contessa.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SeededChanceTest {

  @Test
  void theStreamIsSplitMix64ForEver() {
    // The first outputs of the published reference for seed 1234567.
    SeededChance chance = new SeededChance(1234567);
    assertThat(chance.next()).isEqualTo(6457827717110365317L);
    assertThat(chance.next()).isEqualTo(3203168211198807973L);
    assertThat(Long.toUnsignedString(chance.next())).isEqualTo("9817491932198370423");
    assertThat(chance.next()).isEqualTo(4593380528125082431L);
    assertThat(Long.toUnsignedString(chance.next())).isEqualTo("16408922859458223821");
  }

  @Test
  void drawsFromANumberNeverChange() {
    assertThat(draws(new SeededChance(42), 15)).containsExactly(11, 2, 4, 5, 0, 13, 3, 12, 5, 9);
  }

  @Test
  void drawsFromATextNeverChange() {
    assertThat(draws(SeededChance.of("contessa"), 15))
        .containsExactly(10, 12, 4, 4, 8, 13, 2, 11, 4, 10);
  }

  private static int[] draws(Chance chance, int below) {
    int[] draws = new int[10];
    for (int i = 0; i < draws.length; i++) {
      draws[i] = chance.below(below);
    }
    return draws;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 7, 9, 13, 15, 25})
  void allNumbersAreEquallyLikely(int n) {
    ChiSquare.assertUniform(new SeededChance(2026), n);
  }

  @Test
  void aHugeBoundIsFairToo() {
    SeededChance chance = new SeededChance(5);
    int n = 3 << 29; // a quarter of all words must be drawn again
    int third = 1 << 29;
    int[] thirds = new int[3];
    for (int i = 0; i < 30_000; i++) {
      thirds[chance.below(n) / third]++;
    }
    for (int count : thirds) {
      assertThat(count).isBetween(9_700, 10_300);
    }
  }

  @Test
  void allMembersOfASetAreEquallyLikely() {
    int set = 0b1010_0000_0110_1001;
    SeededChance chance = new SeededChance(2026);
    Chance place = n -> Integer.numberOfTrailingZeros(Integer.compress(chance.memberOf(set), set));
    ChiSquare.assertUniform(place, Integer.bitCount(set));
  }

  @Test
  void aCopyRepeatsTheDraws() {
    SeededChance chance = new SeededChance(9);
    chance.below(10);
    SeededChance copy = chance.copy();
    assertThat(draws(copy, 1000)).containsExactly(draws(chance, 1000));
  }

  @Test
  void theOnlyMemberIsDrawn() {
    assertThat(new SeededChance(1).below(1)).isZero();
    assertThat(new SeededChance(1).memberOf(1 << 29)).isEqualTo(1 << 29);
  }
}
