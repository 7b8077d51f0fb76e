package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LeakTest {

  private static final long SEED = 20_261_115;
  private static final int PAIRS = 25_000;
  private static final int PAIRS_FOR_A_PLANTED_LEAK = 2_000;

  @Test
  @Tag("R-CR-05")
  @Tag("R-CR-07")
  void nobodyLearnsOthersPlansSecretCardsOrTheOrderOfADeck() {
    LeakSearch search = new LeakSearch(new Window(), SEED);
    while (search.pairs() < PAIRS) {
      assertThat(search.search()).as("seed %s, after %s pairs", SEED, search.pairs()).isNull();
    }
  }

  @ParameterizedTest
  @EnumSource(PlantedLeak.class)
  void aPlantedLeakIsFound(PlantedLeak leak) {
    LeakSearch search = new LeakSearch(leak.window, SEED);
    String found = null;
    while (found == null && search.pairs() < PAIRS_FOR_A_PLANTED_LEAK) {
      found = search.search();
    }
    assertThat(found).as("%s, seed %s", leak, SEED).isNotNull();
  }
}
