package contessa.testkit.royal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.SeededChance;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import contessa.testkit.Allocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoyalAllocationTest {

  private static final int MOVES = 20_000;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void playingAllocatesNothing(int seats) {
    SeededChance chance = new SeededChance(seats);
    RoyalTable start = RoyalRules.standard(seats).deal(0, chance, null);
    RoyalTable table = start.copy();
    Runnable restart = () -> table.become(start);
    long bytes = Allocation.bytes(() -> Allocation.play(table, restart, MOVES, chance));
    assertThat(bytes).as("bytes for %d moves", MOVES).isZero();
  }
}
