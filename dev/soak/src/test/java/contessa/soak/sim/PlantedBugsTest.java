package contessa.soak.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The simulation notices what it is there for. */
class PlantedBugsTest {

  private static final int RUNS = 60;

  @ParameterizedTest
  @MethodSource("contessa.soak.sim.PlantedBug#all")
  void aPlantedBugIsFound(PlantedBug bug) {
    int run = 1;
    while (run <= RUNS && !isFound(bug, run)) {
      run++;
    }
    assertThat(run).as("runs until %s is found", bug).isLessThanOrEqualTo(RUNS);
  }

  /** Whether this run shows it. Then the message names the seed, which shows the same again. */
  private static boolean isFound(PlantedBug bug, long seed) {
    String found = violation(bug, seed);
    if (found.isEmpty()) {
      return false;
    }
    System.out.println(bug + ": " + found.lines().findFirst().orElseThrow());
    assertThat(found).startsWith("seed " + seed);
    assertThat(violation(bug, seed)).isEqualTo(found);
    return true;
  }

  /** What was found and the rows that led to it, or an empty text. */
  private static String violation(PlantedBug bug, long seed) {
    try {
      World.run(seed, bug.wiring());
      return "";
    } catch (Violation e) {
      return e.getMessage() + "\n" + String.join("\n", e.story());
    }
  }

  @Test
  void thereAreMoreThanThirty() {
    assertThat(PlantedBug.all()).hasSizeGreaterThan(30);
  }
}
