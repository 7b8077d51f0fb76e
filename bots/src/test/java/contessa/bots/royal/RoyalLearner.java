package contessa.bots.royal;

import module java.base;

import contessa.game.SeededChance;
import contessa.royal.RoyalRules;

/**
 * Learns to beat seers that do not change: policy gradients over the weights of a {@link
 * LogLinearPlanner}. A plan is credited with how the chances to win moved after it, judged on the
 * real table; what happened soon after it counts most.
 */
final class RoyalLearner {

  private static final int BATCH = 20;
  private static final double STEP = 0.05;

  /** How much less each later round counts. */
  private static final double FADING = 0.8;

  /** How fast the means of gradients and of their squares follow, as Adam has it. */
  private static final double MEAN = 0.9;

  private static final double SQUARES = 0.99;
  private static final double TINY = 1e-8;

  private final int seats;
  private final SeerTable table;
  private final WinChances winChances;
  private final double[] weights = LogLinearPlanner.solver();
  private final double[] mean = new double[weights.length];
  private final double[] squares = new double[weights.length];

  RoyalLearner(int seats) {
    this.seats = seats;
    table = new SeerTable(seats);
    winChances = WinChances.calibrated(RoyalRules.standard(seats));
  }

  /** The mean of the weights in the second half of so many games. */
  double[] learn(int games, long seed) {
    SeededChance deals = new SeededChance(seed);
    double[] sum = new double[weights.length];
    int batches = Math.ceilDiv(games, BATCH);
    for (int batch = 0; batch < batches; batch++) {
      double[] gradient = new double[weights.length];
      for (int game = 0; game < Math.min(BATCH, games - batch * BATCH); game++) {
        credit(game % seats, deals.below(Integer.MAX_VALUE), gradient);
      }
      climb(gradient, batch + 1);
      for (int i = 0; i < sum.length && batch >= batches / 2; i++) {
        sum[i] += weights[i];
      }
    }
    int counted = batches - batches / 2;
    return Arrays.stream(sum).map(each -> each / counted).toArray();
  }

  private void credit(int place, long deal, double[] gradient) {
    LogLinearPlanner planner = new LogLinearPlanner(seats, weights);
    List<Double> values = new ArrayList<>();
    double[] chances = new double[seats];
    double won =
        table.play(
            planner,
            place,
            deal,
            now -> {
              winChances.chances(now, chances);
              values.add(chances[place]);
            });
    values.add(won);
    double gain = 0;
    for (int plan = planner.scores().size() - 1; plan >= 0; plan--) {
      gain = values.get(plan + 1) - values.get(plan) + FADING * gain;
      for (int i = 0; i < gradient.length; i++) {
        gradient[i] += gain * planner.scores().get(plan)[i];
      }
    }
  }

  private void climb(double[] gradient, int step) {
    for (int i = 0; i < weights.length; i++) {
      mean[i] = MEAN * mean[i] + (1 - MEAN) * gradient[i];
      squares[i] = SQUARES * squares[i] + (1 - SQUARES) * gradient[i] * gradient[i];
      double fair = mean[i] / (1 - Math.pow(MEAN, step));
      double size = Math.sqrt(squares[i] / (1 - Math.pow(SQUARES, step)));
      weights[i] += STEP * fair / (size + TINY);
    }
  }
}
