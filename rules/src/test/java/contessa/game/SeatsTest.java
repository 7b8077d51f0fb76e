package contessa.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SeatsTest {

  @Test
  void theNextSeatIsClockwiseAndRoundTheTable() {
    int seats = 0b10110;
    assertThat(Seats.after(0, seats)).isEqualTo(1);
    assertThat(Seats.after(1, seats)).isEqualTo(2);
    assertThat(Seats.after(2, seats)).isEqualTo(4);
    assertThat(Seats.after(4, seats)).isEqualTo(1);
    assertThat(Seats.after(9, seats)).isEqualTo(1);
    assertThat(Seats.after(2, Seats.of(2))).isEqualTo(2);
  }

  @Test
  void aSetOfSeatsIsOneNumber() {
    assertThat(Seats.first(3)).isEqualTo(0b111);
    assertThat(Seats.count(0b10110)).isEqualTo(3);
    assertThat(Seats.lowest(0b10110)).isEqualTo(1);
    assertThat(Seats.list(0b10110)).containsExactly(1, 2, 4);
    assertThat(Seats.list(Seats.NONE)).isEmpty();
    assertThat(Seats.has(0b10110, 4)).isTrue();
    assertThat(Seats.has(0b10110, 0)).isFalse();
  }
}
