package contessa.testkit.coup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupTable;
import contessa.notation.coup.CoupNotation;
import contessa.testkit.JsonLeakSurface;
import contessa.testkit.LeakHunt;
import contessa.testkit.LeakSurface;
import contessa.testkit.PlantedLeak;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class CoupLeakTest {

  private static final long SEED = 1;
  private static final int PAIRS = TestScale.of(4_000, 20_000);
  private static final int WRITTEN_PAIRS = TestScale.of(600, 3_000);

  @Test
  void noReaderCanTellTwoTruthsApart() {
    LeakHunt.Report report =
        new LeakHunt(new CoupSecrecy(), LeakSurface.HONEST, SEED).compare(PAIRS);
    System.out.println(report);
    assertThat(report.steps()).as("pairs stay together for a while").isGreaterThan(4L * PAIRS);
  }

  @Test
  void noReaderCanTellTwoTruthsApartByTheJson() {
    new LeakHunt(
            new CoupSecrecy(),
            new JsonLeakSurface(new CoupNotation(), table -> ((CoupTable) table).rules()),
            SEED)
        .compare(WRITTEN_PAIRS);
  }

  @Test
  void everyPlantedLeakIsCaught() {
    Map<String, Integer> caughtAt = new LinkedHashMap<>();
    for (PlantedLeak leak : CoupPlantedLeaks.ALL) {
      caughtAt.put(
          leak.name(), new LeakHunt(new CoupSecrecy(), leak.disclosure(), SEED).firstLeak(PAIRS));
    }
    System.out.println("pairs played before each planted leak is caught: " + caughtAt);
    assertThat(caughtAt).hasSizeGreaterThan(50).doesNotContainValue(-1);
  }
}
