package contessa.testkit;

import com.sun.management.ThreadMXBean;
import contessa.game.Chance;
import contessa.game.Table;
import java.lang.management.ManagementFactory;

/** Counts the bytes that random games allocate when nobody listens. */
public final class Allocation {

  private Allocation() {}

  /**
   * The bytes that this work allocates on this thread. It is done once before it is measured, since
   * loading classes allocates.
   */
  public static long bytes(Runnable work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    work.run();
    long before = threads.getCurrentThreadAllocatedBytes();
    long ofAsking = threads.getCurrentThreadAllocatedBytes() - before;
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before - 2 * ofAsking;
  }

  /** Plays random moves without an event sink; {@code restart} lays the table for another game. */
  public static void play(Table table, Runnable restart, int moves, Chance chance) {
    for (int move = 0; move < moves; move++) {
      table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      if (table.over()) {
        restart.run();
      }
    }
  }
}
