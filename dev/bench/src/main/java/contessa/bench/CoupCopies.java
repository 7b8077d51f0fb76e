package contessa.bench;

import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Copying a table, as a search does before every trial. */
@State(Scope.Thread)
public class CoupCopies {

  private static final int TABLES = 64;
  private static final int APART = 7;

  private final CoupTable[] tables = new CoupTable[TABLES];
  private CoupTable trial;

  /** Tables from all stages of games, so that no copy is like the one before. */
  @Setup
  public void deal() {
    SeededChance chance = new SeededChance(1);
    CoupTable table = CoupRules.of(Edition.RESISTANCE, 4).deal(0, chance, null);
    trial = table.copy();
    for (int i = 0; i < TABLES; i++) {
      for (int step = 0; step < APART; step++) {
        table.play(table.choice(chance.below(table.choiceCount())), chance, null);
        if (table.over()) {
          table.setUp(0, chance, null);
        }
      }
      tables[i] = table.copy();
    }
  }

  @Benchmark
  @OperationsPerInvocation(TABLES)
  public void become(Blackhole blackhole) {
    for (CoupTable table : tables) {
      trial.become(table);
      blackhole.consume(trial);
    }
  }

  @Benchmark
  @OperationsPerInvocation(TABLES)
  public void copy(Blackhole blackhole) {
    for (CoupTable table : tables) {
      blackhole.consume(table.copy());
    }
  }
}
