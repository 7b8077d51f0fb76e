package contessa.testkit.coup;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.game.SeededChance;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table that nobody listens to makes no garbage. */
class CoupAllocationTest {

  private static final int RULES = 40;
  private static final int STEPS = 20_000;

  private final SeededChance chance = new SeededChance(7);

  @Test
  void playingAllocatesNothing() {
    List<CoupTable> tables = new ArrayList<>();
    for (int i = 0; i < RULES; i++) {
      CoupRules rules = AnyCoup.rules(chance);
      tables.add(rules.deal(0, chance, null));
    }
    CoupTable spare = tables.getFirst().copy();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    playAll(tables); // loads classes, which allocates
    long before = threads.getCurrentThreadAllocatedBytes();
    long asked = threads.getCurrentThreadAllocatedBytes() - before;
    playAll(tables);
    spare.become(tables.getFirst());
    long allocated = threads.getCurrentThreadAllocatedBytes() - before - 2 * asked;
    assertThat(allocated).as("bytes for %d steps", RULES * STEPS).isZero();
  }

  private void playAll(List<CoupTable> tables) {
    for (int i = 0; i < tables.size(); i++) {
      CoupTable table = tables.get(i);
      for (int step = 0; step < STEPS; step++) {
        table.play(table.choice(chance.below(table.choices())), chance, null);
        if (table.over()) {
          table.setUp(chance.below(table.seats()), chance, null);
        }
      }
    }
  }
}
