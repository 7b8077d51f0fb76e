package contessa.bots.royal;

import contessa.bots.Budget;
import contessa.royal.RoyalMove;
import java.util.List;

/** Plans by a person's {@link RoyalTemper}. */
final class TemperedPlanner implements Planner {

  /** How many deals of the hidden cards a round is tried with that is not studied. */
  private static final int DEALS = 6;

  private final RoyalTemper temper;
  private final SolvingPlanner solving;

  TemperedPlanner(int seats, RoyalTemper temper) {
    this.temper = temper;
    solving = new SolvingPlanner(seats);
  }

  @Override
  public double[] plan(RoundGame game, int seat, Budget budget) {
    double[] studied = temper.study() > 0 ? solving.plan(game, seat, budget) : null;
    if (studied == null) {
      game.tryOut(DEALS);
    } else if (temper.study() >= 1) {
      return studied;
    }
    double[][] expected = PlanResponses.anything(game);
    if (temper.foresight() > 0) {
      double[][] greedy = PlanResponses.greedy(game);
      for (int other = 0; other < expected.length; other++) {
        mix(expected[other], greedy[other], temper.foresight());
      }
    }
    game.expect(expected);
    double[] answer = new double[game.plans(seat).size()];
    game.worths(seat, temper.theft(), temper.guard(), answer);
    PlanResponses.softmax(answer, temper.haste());
    if (studied != null) {
      mix(answer, studied, temper.study());
    }
    return answer;
  }

  private static void mix(double[] into, double[] other, double share) {
    for (int i = 0; i < into.length; i++) {
      into[i] = (1 - share) * into[i] + share * other[i];
    }
  }

  @Override
  public void revealed(List<RoyalMove.Plan> plans) {
    solving.revealed(plans);
  }
}
