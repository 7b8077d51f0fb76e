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
    final SeededChance chance = new SeededChance(1);
    CoupTable table;

    @Setup
    public void deal() {
      table = rules().deal(0, chance, null);
    }

    CoupRules rules() {
      return CoupRules.of(Edition.RESISTANCE, PLAYERS);
    }
  }

  /** The other editions. */
  public static class Others extends Resistance {
    @Param({"CITY_STATE", "BRAZILIAN", "REFORMATION"})
    public Edition edition;

    @Override
    CoupRules rules() {
      return CoupRules.of(edition, PLAYERS);
    }
  }

  /** A full table. */
  public static class Ten extends Resistance {
    @Override
    CoupRules rules() {
      return CoupRules.of(Edition.RESISTANCE, CoupRules.MOST_PLAYERS);
    }
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int resistance(Resistance game) {
    return play(game);
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int otherEditions(Others game) {
    return play(game);
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int tenPlayers(Ten game) {
    return play(game);
  }

  private static int play(Resistance game) {
    CoupTable table = game.table;
    SeededChance chance = game.chance;
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
