package contessa.bench;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.coup.Seer;
import contessa.bots.coup.Simulation;
import contessa.bots.net.NetBot;
import contessa.bots.net.TrainedNet;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Games among schemers, the seer's rollouts, and decisions of the contessa. */
public class CoupBots {

  private static final int GAMES = 200;
  private static final int ROLLOUTS = 10_000;
  private static final int PLAYERS = 4;

  /** A table of schemers. */
  @State(Scope.Thread)
  public static class Schemers {
    private final SeededChance chance = new SeededChance(1);
    private final Simulation simulation = new Simulation(CoupRules.of(Edition.RESISTANCE, PLAYERS));
  }

  /** The first turn of a game, seen by the actor. */
  @State(Scope.Thread)
  public static class FirstTurn {
    private final CoupRules rules = CoupRules.of(Edition.RESISTANCE, PLAYERS);
    private final CoupTable table = rules.deal(0, new SeededChance(5), null);
    private final CoupView view = table.view(0);
    private final Bot seer = new Seer(rules, 0, new SeededChance(3));
    private final Bot contessa =
        TrainedNet.bot(rules, 0, NetBot.Strength.FULL, new SeededChance(3));
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int schemers(Schemers game) {
    int winners = 0;
    for (int i = 0; i < GAMES; i++) {
      winners ^= game.simulation.play(i % PLAYERS, game.chance);
    }
    return winners;
  }

  @Benchmark
  public Mixture contessa(FirstTurn turn) {
    return turn.contessa.decide(turn.view, Budget.QUICK);
  }

  @Benchmark
  @OperationsPerInvocation(ROLLOUTS)
  public Mixture seer(FirstTurn turn) {
    return turn.seer.decide(turn.view, Budget.rollouts(ROLLOUTS));
  }
}
