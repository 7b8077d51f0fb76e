package contessa.bots.coup;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.View;

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
    return Mixture.weighing(seen.moves(), moves.shares(seen.codes()));
  }
}
