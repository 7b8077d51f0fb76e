package contessa.soak.sim;

import static org.assertj.core.api.Assertions.assertThat;

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

  private static boolean isFound(PlantedBug bug, long seed) {
    try {
      World.run(seed, bug.wiring());
      return false;
    } catch (Violation e) {
      System.out.println(bug + ": " + e.getMessage());
      return true;
    }
  }
}
