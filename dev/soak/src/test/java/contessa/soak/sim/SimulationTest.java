package contessa.soak.sim;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.testkit.TestScale;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games under simulated faults. A failure names its seed: {@code CONTESSA_SEED} repeats it.
 */
class SimulationTest {

  private static final int GAMES = TestScale.of(2_000, 20_000);

  /** How many runs are done twice. */
  private static final int REPEATED = TestScale.of(12, 1_000);

  @Test
  @Tag("soak")
  void thousandsOfGamesSurviveEveryFault() {
    int games = 0;
    int royal = 0;
    long virtual = 0;
    Map<Trouble, Integer> troubles = new EnumMap<>(Trouble.class);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    for (long seed = TestScale.SEED; games < GAMES; seed++) {
      RunOutcome outcome = World.run(seed, Wiring.SOUND);
      games += outcome.games();
      royal += outcome.royal();
      outcome.troubles().forEach((trouble, times) -> troubles.merge(trouble, times, Integer::sum));
      virtual += outcome.millis();
    }
    long millis = (threads.getCurrentThreadCpuTime() - start) / 1_000_000;
    System.out.printf(
        Locale.ROOT,
        "%d games, %,d times as fast as real time, %s%n",
        games,
        virtual / millis,
        troubles);
    assertThat(games).isGreaterThanOrEqualTo(GAMES);
    assertThat(virtual / millis).as("virtual time for each second of a core").isGreaterThan(1_000);
    assertThat(royal).isBetween(GAMES / 10, GAMES / 2);
    assertThat(troubles).containsOnlyKeys(Trouble.values());
    assertThat(troubles.values()).as("%s", troubles).allMatch(times -> times > GAMES / 50);
  }

  /**
   * With one line taken out of the server each shows what the simulation once found: a game that is
   * missing from a player's list after a crash (779, 809, 876), and seats given to stand-ins just
   * after a restart (4). A change of what is drawn by lot moves them: then they must be found
   * again.
   */
  @ParameterizedTest
  @ValueSource(longs = {4, 779, 809, 876})
  void seedsThatFoundABugStaySound(long seed) {
    assertThat(World.run(seed, Wiring.SOUND).games()).isPositive();
  }

  @Test
  void theSameSeedGivesTheSameRun() {
    for (long seed = 1; seed <= REPEATED; seed++) {
      assertThat(World.run(seed, Wiring.SOUND)).isEqualTo(World.run(seed, Wiring.SOUND));
    }
  }

  @Test
  void differentSeedsGiveDifferentRuns() {
    assertThat(World.run(1, Wiring.SOUND).hash()).isNotEqualTo(World.run(2, Wiring.SOUND).hash());
  }
}
