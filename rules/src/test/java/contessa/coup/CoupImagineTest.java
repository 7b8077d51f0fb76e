package contessa.coup;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;

class CoupImagineTest {

  @Test
  void anImaginedTableKeepsTheCardsThatTheReaderSetAside() {
    CoupRules rules = CoupRules.of(Edition.BRAZILIAN, 2);
    for (int seed = 0; seed < 20; seed++) {
      SeededChance chance = new SeededChance(seed);
      CoupTable table = rules.deal(seed % 2, chance, null);
      while (table.phase() == CoupPhase.DRAFT) {
        table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      }
      for (int reader = 0; reader < 2; reader++) {
        CoupView view = table.view(reader);
        CoupTable imagined = table.copy();
        int[] down = {table.down(0), table.down(1)};
        imagined.imagine(view, down, table.court());
        assertThat(imagined.view(reader).aside()).isEqualTo(view.aside());
      }
    }
  }
}
