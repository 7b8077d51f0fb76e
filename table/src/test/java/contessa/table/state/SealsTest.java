package contessa.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class SealsTest {

  @Test
  void eachSeatHasItsOwnSealUntilSomebodyChooses() {
    assertThat(Seals.of(List.of(plain(), plain(), Seat.FREE))).containsExactly(1, 2, 3);
  }

  @Test
  void aChosenSealGoesToItsPlayerAndTheOthersStayDifferent() {
    assertThat(Seals.of(List.of(plain().withSeal(2), plain(), plain()))).containsExactly(2, 1, 3);
    assertThat(Seals.of(List.of(plain(), plain().withSeal(9)))).containsExactly(1, 9);
  }

  @Test
  void ofTwoWithTheSameWishTheLowerSeatGetsIt() {
    assertThat(Seals.of(List.of(plain(), plain().withSeal(7), plain().withSeal(7))))
        .containsExactly(1, 7, 3);
  }

  @Test
  void tenPlayersWithOneWishHaveTenSeals() {
    List<Seat> all = Collections.nCopies(Seals.COUNT, plain().withSeal(10));
    assertThat(Seals.of(all)).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  }

  private static Seat plain() {
    return Seat.person("p", "Ana", false);
  }
}
