package contessa.bench;

import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Random games on a table without an event sink; a step is one decision. */
public class CoupGames {

  private static final int STEPS = 10_000;
  private static final int PLAYERS = 4;

  /** A table and its chance. */
  @State(Scope.Thread)
  public static class Resistance {
    private final SeededChance chance = new SeededChance(1);
    private CoupTable table;

    @Setup
    public void deal() {
      table = CoupRules.of(Edition.RESISTANCE, PLAYERS).deal(0, chance, null);
    }
  }

  /** The other editions. */
  @State(Scope.Thread)
  public static class Others {
    @Param({"CITY_STATE", "BRAZILIAN", "REFORMATION"})
    public Edition edition;

    private final SeededChance chance = new SeededChance(1);
    private CoupTable table;

    @Setup
    public void deal() {
      table = CoupRules.of(edition, PLAYERS).deal(0, chance, null);
    }
  }

  /** A full table. */
  @State(Scope.Thread)
  public static class Ten {
    private final SeededChance chance = new SeededChance(1);
    private CoupTable table;

    @Setup
    public void deal() {
      table = CoupRules.of(Edition.RESISTANCE, CoupRules.MOST_PLAYERS).deal(0, chance, null);
    }
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int resistance(Resistance game) {
    return play(game.table, game.chance);
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int otherEditions(Others game) {
    return play(game.table, game.chance);
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int tenPlayers(Ten game) {
    return play(game.table, game.chance);
  }

  private static int play(CoupTable table, SeededChance chance) {
    int games = 0;
    for (int step = 0; step < STEPS; step++) {
      table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      if (table.over()) {
        table.setUp(0, chance, null);
        games++;
      }
    }
    return games;
  }
}
