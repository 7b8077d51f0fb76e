package contessa.testkit.coup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupTable;
import contessa.game.SeededChance;
import contessa.testkit.Allocation;
import org.junit.jupiter.api.Test;

class CoupAllocationTest {

  private static final int RULES = 40;
  private static final int MOVES = 20_000;

  private final SeededChance chance = new SeededChance(7);

  @Test
  void playingAllocatesNothing() {
    List<CoupTable> tables = new ArrayList<>();
    List<Runnable> restarts = new ArrayList<>();
    for (int i = 0; i < RULES; i++) {
      CoupTable table = RandomCoupRules.rules(chance).deal(0, chance, null);
      tables.add(table);
      restarts.add(() -> table.setUp(chance.below(table.seats()), chance, null));
    }
    CoupTable spare = tables.getFirst().copy();
    long bytes =
        Allocation.bytes(
            () -> {
              for (int i = 0; i < RULES; i++) {
                Allocation.play(tables.get(i), restarts.get(i), MOVES, chance);
              }
              spare.become(tables.getFirst());
            });
    assertThat(bytes).as("bytes for %d moves", RULES * MOVES).isZero();
  }
}
