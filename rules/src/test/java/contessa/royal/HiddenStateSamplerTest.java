package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Reader;
import contessa.game.SeededChance;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class HiddenStateSamplerTest {

  private static final int GAMES = 150;

  /** A table sampled from a view shows that same view and can be played to its end. */
  @Test
  void anImaginedTableLooksTheSameToItsReader() {
    for (int seed = 0; seed < GAMES; seed++) {
      SeededChance chance = new SeededChance(seed);
      int seats = 2 + chance.below(4);
      RoyalTable table = RoyalRules.standard(seats).deal(0, chance, null);
      int[] plans = new int[seats];
      Arrays.fill(plans, -1);
      while (!table.over()) {
        int reader = chance.below(seats + 1) - 1;
        RoyalView view = table.view(reader);
        RoyalTable imagined = RoyalTable.imagine(view, plans, chance);
        assertThat(imagined.view(reader)).as("seed %s", seed).isEqualTo(view);
        if (chance.below(10) == 0) {
          playToTheEnd(imagined, chance);
        }
        table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      }
    }
  }

  private static void playToTheEnd(RoyalTable table, SeededChance chance) {
    while (!table.over()) {
      table.play(table.choice(chance.below(table.choiceCount())), chance, null);
    }
    assertThat(table.winners()).isNotZero();
  }

  @Test
  void aHiddenPlanCanBeAssumed() {
    RoyalTable table = RoyalRules.standard(3).deal(0, new SeededChance(1), null);
    table.play(7, RoyalScenario.NO_CHANCE, null);
    table.play(8, RoyalScenario.NO_CHANCE, null);
    RoyalTable imagined =
        RoyalTable.imagine(table.view(2), new int[] {11, 13, -1}, new SeededChance(2));
    assertThat(imagined.view(Reader.REFEREE).plans())
        .containsExactly(PlanMenu.plans(3, false).get(11), PlanMenu.plans(3, false).get(13), null);
  }
}
