package contessa.royal;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import contessa.game.SeededChance;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AllocationTest {

  private static final int GAMES = 500;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void aStepAllocatesNothing(int seats) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    SeededChance chance = new SeededChance(seats);
    RoyalTable start = RoyalRules.standard(seats).deal(0, chance, null);
    RoyalTable table = start.copy();
    play(start, table, chance);
    long before = threads.getCurrentThreadAllocatedBytes();
    long steps = play(start, table, chance);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(steps).isGreaterThan(GAMES * 20L);
    assertThat(allocated).as("bytes in %s steps", steps).isLessThan(1_000);
  }

  private static long play(RoyalTable start, RoyalTable table, SeededChance chance) {
    long steps = 0;
    for (int game = 0; game < GAMES; game++) {
      table.become(start);
      while (!table.over()) {
        table.play(table.choice(chance.below(table.choices())), chance, null);
        steps++;
      }
    }
    return steps;
  }
}
