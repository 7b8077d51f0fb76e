package contessa.bots.coup;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Table;
import contessa.game.View;
import java.util.List;

/** A policy at a real seat: follows the events and answers with the policy's weights. */
public final class PolicyBot implements Bot {

  private static final Policy HONEST = new HonestPolicy();

  private final Policy policy;
  private final TableTracker tracker;
  private final MoveWeights moves = new MoveWeights();

  PolicyBot(CoupRules rules, int seat, Policy policy) {
    this.policy = policy;
    tracker = new TableTracker(rules, seat);
  }

  public static PolicyBot honest(CoupRules rules, int seat) {
    return new PolicyBot(rules, seat, HONEST);
  }

  public static PolicyBot schemer(CoupRules rules, int seat) {
    return new PolicyBot(rules, seat, Schemer.USUAL);
  }

  @Override
  public void hear(Event event) {
    tracker.hear((CoupEvent) event);
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    tracker.catchUp(seen);
    policy.weigh(tracker.pov, moves);
    return answer(seen, moves);
  }

  /**
   * The weights as a mixture of the view's moves, which are listed in ascending order of their
   * codes.
   */
  static Mixture answer(CoupView view, MoveWeights moves) {
    moves.restrict(view.mask(0), view.mask(1), view.mask(2), view.mask(3));
    List<Move> legal = view.moves();
    double[] weights = new double[legal.size()];
    double sum = moves.sum();
    int n = 0;
    for (int word = 0; word < Table.CODES / Long.SIZE; word++) {
      for (long rest = view.mask(word); rest != 0; rest &= rest - 1) {
        int code = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        weights[n++] = sum > 0 ? moves.share(code) : 1;
      }
    }
    return Mixture.weighing(legal, weights);
  }
}
