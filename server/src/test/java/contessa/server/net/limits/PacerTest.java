package contessa.server.net.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PacerTest {

  private static final long MILLI = 1_000_000;

  private long now = Long.MAX_VALUE - 5 * MILLI; // nanoseconds may overflow
  private final Pacer pacer = new Pacer(3, 100, () -> now);

  @Test
  void aBurstComesAtOnceAndTheRestAtAnEvenPace() {
    for (int i = 0; i < 3; i++) {
      assertThat(pacer.take("eve")).isZero();
    }
    for (int i = 1; i <= 5; i++) {
      assertThat(pacer.take("eve")).isEqualTo(i * 10 * MILLI);
    }
  }

  @Test
  void othersDoNotWait() {
    for (int i = 0; i < 20; i++) {
      pacer.take("eve");
    }
    assertThat(pacer.take("adam")).isZero();
  }

  @Test
  void thePaceItselfNeverWaits() {
    for (int i = 0; i < 50; i++) {
      assertThat(pacer.take("eve")).isZero();
      now += 10 * MILLI;
    }
  }

  @Test
  void aQuietTimeAllowsOneBurstAndNoMore() {
    pacer.take("eve");
    now += 10_000 * MILLI;
    for (int i = 0; i < 3; i++) {
      assertThat(pacer.take("eve")).isZero();
    }
    assertThat(pacer.take("eve")).isEqualTo(10 * MILLI);
  }
}
