package contessa.bench;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.royal.RoyalRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Random games on a table without an event sink; a step is one decision. */
@State(Scope.Thread)
public class CoupGames {

  private static final int STEPS = 10_000;

  /** Four players, unless the name says how many. */
  public enum Game {
    RESISTANCE(CoupRules.of(Edition.RESISTANCE, 4)),
    CITY_STATE(CoupRules.of(Edition.CITY_STATE, 4)),
    BRAZILIAN(CoupRules.of(Edition.BRAZILIAN, 4)),
    REFORMATION(CoupRules.of(Edition.REFORMATION, 4)),
    RESISTANCE_10(CoupRules.of(Edition.RESISTANCE, CoupRules.MOST_PLAYERS)),
    ROYAL_2(RoyalRules.standard(2)),
    ROYAL_3(RoyalRules.standard(3)),
    ROYAL(RoyalRules.standard(4)),
    ROYAL_5(RoyalRules.standard(5));

    private final Rulebook rules;

    Game(Rulebook rules) {
      this.rules = rules;
    }
  }

  @Param public Game game;

  private final SeededChance chance = new SeededChance(1);
  private Table table;

  @Setup
  public void deal() {
    table = game.rules.deal(0, chance, null);
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int steps() {
    int games = 0;
    for (int step = 0; step < STEPS; step++) {
      table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      if (table.over()) {
        deal();
        games++;
      }
    }
    return games;
  }
}
