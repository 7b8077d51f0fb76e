package contessa.bench;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.coup.PolicyBot;
import contessa.bots.net.TrainedNet;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Decisions of the schemer and of the contessa. */
public class CoupBots {

  private static final int PLAYERS = 4;

  /** The first turn of a game, seen by the actor. */
  @State(Scope.Thread)
  public static class FirstTurn {
    private final CoupRules rules = CoupRules.of(Edition.RESISTANCE, PLAYERS);
    private final CoupTable table = rules.deal(0, new SeededChance(5), null);
    private final CoupView view = table.view(0);
    private final Bot schemer = PolicyBot.schemer(rules, 0);
    private final Bot contessa = TrainedNet.bot(rules, 0, new SeededChance(3));
  }

  @Benchmark
  public Mixture schemer(FirstTurn turn) {
    return turn.schemer.decide(turn.view, Budget.QUICK);
  }

  @Benchmark
  public Mixture contessa(FirstTurn turn) {
    return turn.contessa.decide(turn.view, Budget.QUICK);
  }
}
