package contessa.server.host.threads;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The time at the tables: steady, and without pauses of the server. */
class SteadyClockTest {

  private long nanos;
  private final SteadyClock clock = new SteadyClock(1_000_000, () -> nanos, 1);

  private long after(long millis) {
    nanos += millis * 1_000_000;
    return clock.millis();
  }

  @Test
  void itRunsByTheMonotonicClock() {
    assertThat(after(1_500)).isEqualTo(1_001_500);
    assertThat(after(1_999)).isEqualTo(1_003_499);
    assertThat(clock.pauses()).isZero();
  }

  @Test
  void aPauseDoesNotCount() {
    assertThat(after(100)).isEqualTo(1_000_100);
    assertThat(after(3_600_000)).isEqualTo(1_000_100);
    assertThat(clock.pauses()).isOne();
    assertThat(after(500)).isEqualTo(1_000_600);
  }

  @Test
  void itMovesForwardToTheJournalAndNeverBack() {
    clock.advanceTo(2_000_000);
    assertThat(clock.millis()).isEqualTo(2_000_000);
    clock.advanceTo(1);
    assertThat(after(10)).isEqualTo(2_000_010);
  }

  /** The node whose clock was wrong has left. */
  @Test
  void itGoesBackToTheWallClockWithoutRunningBack() {
    SteadyClock skewed =
        new SteadyClock(1_000_000, () -> 1_000_000 + nanos / 1_000_000, () -> nanos, 1);
    skewed.advanceTo(1_060_000);
    long before = skewed.millis();
    long ahead = 60_000;
    for (long step = 1; ahead > 1_001; step++) {
      nanos += (1 + step % 50) * 1_000_000;
      assertThat(skewed.millis()).isBetween(before, before + 50);
      before = skewed.millis();
      ahead = before - 1_000_000 - nanos / 1_000_000;
    }
    assertThat(nanos / 1_000_000).isBetween(58_900L * 20, 59_100L * 20);
  }

  @Test
  void itMayRunFaster() {
    SteadyClock fast = new SteadyClock(0, () -> nanos, 50);
    nanos += 1_000_000_000;
    assertThat(fast.millis()).isEqualTo(50_000);
    assertThat(fast.realMillisUntil(50_100)).isEqualTo(2);
  }
}
