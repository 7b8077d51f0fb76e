package contessa.testkit.royal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Reader;
import contessa.game.Rule;
import contessa.notation.royal.RoyalNotation;
import contessa.royal.RoyalTable;
import contessa.testkit.JsonLeakSurface;
import contessa.testkit.LeakHunt;
import contessa.testkit.LeakSurface;
import contessa.testkit.PlantedLeak;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class RoyalLeakTest {

  private static final long SEED = 20_261_115;
  private static final int PAIRS = TestScale.of(2_000, 25_000);
  private static final int WRITTEN_PAIRS = TestScale.of(500, 3_000);
  private static final int PAIRS_FOR_A_PLANTED_LEAK = 2_000;

  @Test
  @Rule({"R-CR-05", "R-CR-07"})
  void nobodyLearnsOthersPlansSecretCardsOrTheOrderOfADeck() {
    LeakHunt.Report report =
        new LeakHunt(new RoyalSecrecy(), LeakSurface.HONEST, SEED).compare(PAIRS);
    System.out.println(report);
    assertThat(report.steps()).as("pairs stay together for a while").isGreaterThan(2L * PAIRS);
  }

  @Test
  void noReaderCanTellTwoTruthsApartByTheJson() {
    new LeakHunt(
            new RoyalSecrecy(),
            new JsonLeakSurface(
                new RoyalNotation(), table -> ((RoyalTable) table).view(Reader.SPECTATOR).rules()),
            SEED)
        .compare(WRITTEN_PAIRS);
  }

  @Test
  void everyPlantedLeakIsCaught() {
    Map<String, Integer> caughtAt = new LinkedHashMap<>();
    for (PlantedLeak leak : RoyalPlantedLeaks.ALL) {
      LeakHunt hunt = new LeakHunt(new RoyalSecrecy(), leak.disclosure(), SEED);
      caughtAt.put(leak.name(), hunt.firstLeak(PAIRS_FOR_A_PLANTED_LEAK));
    }
    System.out.println("pairs played before each planted leak is caught: " + caughtAt);
    assertThat(caughtAt).hasSize(19).doesNotContainValue(-1);
  }
}
