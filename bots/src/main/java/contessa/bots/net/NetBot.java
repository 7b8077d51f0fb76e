package contessa.bots.net;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.coup.SoundMoves;
import contessa.bots.ending.EndingAdvice;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.SeededChance;
import contessa.game.View;
import java.util.List;

/**
 * A network at one seat. It does not search: its answer is the network's mixture, without moves
 * that are proven wrong. Short endings are solved instead.
 */
public final class NetBot implements Bot {

  private final Strength strength;
  private final int seat;
  private final SeededChance memory;
  private final SoundMoves sound;
  private final History history;
  private final NetPolicy policy;

  /**
   * How well the bot plays.
   *
   * @param temperature 1 keeps the trained probabilities; higher values even them out
   * @param cut moves below this probability are never played
   * @param forgetfulness how likely it forgets, each turn, what one of the players has done
   */
  public record Strength(double temperature, double cut, double forgetfulness) {

    /** As strong as it gets. */
    public static final Strength FULL = new Strength(1, 0.02, 0);

    public static final Strength ADEPT = new Strength(2, 0.005, 0.5);

    public static final Strength NOVICE = new Strength(4, 0.001, 0.9);

    /** Heads-up the strongest one plays rare moves, too: without them it is easier to exploit. */
    Strength inDuels() {
      return equals(FULL) ? new Strength(temperature, 0, 0) : this;
    }
  }

  /**
   * Sits down.
   *
   * @param policy its network
   * @param memory decides what is forgotten
   */
  NetBot(CoupRules rules, int seat, NetPolicy policy, Strength strength, SeededChance memory) {
    this.seat = seat;
    this.strength = strength;
    this.memory = memory;
    sound = new SoundMoves(rules, seat);
    history = new History(rules);
    this.policy = policy;
  }

  @Override
  public void hear(Event event) {
    if (event instanceof CoupEvent.Turn
        && strength.forgetfulness > 0
        && memory.fraction() < strength.forgetfulness) {
      history.forget(memory.below(history.rules().seats()));
    }
    history.hear(seat, (CoupEvent) event);
    sound.hear((CoupEvent) event);
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    if (policy.read(seen).legal() <= 1) {
      return ofNetwork(seen);
    }
    Mixture solved = EndingAdvice.mixture(seen);
    return sound.of(solved != null ? solved : ofNetwork(seen), seen);
  }

  private Mixture ofNetwork(CoupView view) {
    List<Move> moves = view.moves();
    double[] weights = new double[moves.size()];
    double[] p = policy.weigh(history, view, strength.temperature(), strength.cut());
    Outputs outputs = policy.read(view);
    for (int output = 0; output < outputs.size(); output++) {
      if (outputs.allows(output)) {
        weights[Outputs.place(view, outputs.code(output))] = p[output];
      }
    }
    return Mixture.weighing(moves, weights);
  }
}
