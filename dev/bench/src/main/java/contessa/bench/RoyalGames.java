package contessa.bench;

import contessa.game.SeededChance;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Random games of Coup Royal without an event sink; a step is one decision. */
public class RoyalGames {

  private static final int STEPS = 10_000;
  private static final int DEALS = 64;

  /** A table, and games dealt for it. */
  @State(Scope.Thread)
  public static class Game {
    @Param({"2", "3", "4", "5"})
    public int players;

    private final SeededChance chance = new SeededChance(1);
    private final RoyalTable[] deals = new RoyalTable[DEALS];
    private RoyalRules rules;
    private RoyalTable table;

    @Setup
    public void deal() {
      rules = RoyalRules.standard(players);
      for (int i = 0; i < DEALS; i++) {
        deals[i] = rules.deal(0, chance, null);
      }
      table = deals[0].copy();
    }
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int steps(Game game) {
    return play(game, true);
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int stepsAndDeals(Game game) {
    return play(game, false);
  }

  private static int play(Game game, boolean dealt) {
    SeededChance chance = game.chance;
    int games = 0;
    for (int step = 0; step < STEPS; step++) {
      game.table.play(game.table.choice(chance.below(game.table.choiceCount())), chance, null);
      if (game.table.over()) {
        games++;
        if (dealt) {
          game.table.become(game.deals[games % DEALS]);
        } else {
          game.table = game.rules.deal(0, chance, null);
        }
      }
    }
    return games;
  }
}
