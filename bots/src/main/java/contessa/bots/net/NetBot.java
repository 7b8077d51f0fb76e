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
import contessa.game.View;
import java.util.List;

/**
 * A network at one seat. It does not search: its answer is the network's mixture, without moves
 * that are proven wrong. Short endings are solved instead.
 */
public final class NetBot implements Bot {

  private final double cut;
  private final int seat;
  private final SoundMoves sound;
  private final History history;
  private final NetPolicy policy;

  /**
   * Sits down.
   *
   * @param policy its network
   * @param cut moves below this probability are never played
   */
  NetBot(CoupRules rules, int seat, NetPolicy policy, double cut) {
    this.seat = seat;
    this.cut = cut;
    sound = new SoundMoves(rules, seat);
    history = new History(rules);
    this.policy = policy;
  }

  @Override
  public void hear(Event event) {
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
    double[] p = policy.weigh(history, view, cut);
    Outputs outputs = policy.read(view);
    for (int output = 0; output < outputs.size(); output++) {
      if (outputs.allows(output)) {
        weights[Outputs.place(view, outputs.code(output))] = p[output];
      }
    }
    return Mixture.weighing(moves, weights);
  }
}
