package contessa.train;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.net.NetShape;
import contessa.bots.net.NetWeights;
import contessa.bots.net.Network;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;

class BackwardTest {

  private static final float STEP = 1e-2f;

  /** Rectifiers bend: where a step crosses a bend, the two differ. */
  private static final double MOSTLY = 0.93;

  @Test
  void theGradientIsTheSlope() {
    SeededChance chance = new SeededChance(3);
    NetShape shape = NetShape.player(8, 6, 16, 8);
    float[] weights = WeightUpdate.drawn(shape, chance);
    for (int i = 0; i < weights.length; i++) {
      weights[i] += (float) (0.1 * (chance.fraction() - 0.5));
    }
    Network net = new Network(new NetWeights(shape, weights));
    Backward backward = new Backward(net);
    RowLayout layout = new RowLayout(4);
    byte[] row = row(layout);
    int living = layout.living(row);
    backward.begin();
    backward.fixed[3] = 1;
    backward.seatOutputs[1][2] = 1;
    backward.seatOutputs[3][0] = -2;
    net.forward(row, 0, row, layout.parts(), living, living);
    backward.add(row, 0, row, layout.parts(), living, living);
    int right = 0;
    int tried = 0;
    for (int i = 0; i < weights.length; i++) {
      float before = weights[i];
      weights[i] = before + STEP;
      double up = worth(net, row, layout, living);
      weights[i] = before - STEP;
      double slope = (up - worth(net, row, layout, living)) / (2 * STEP);
      weights[i] = before;
      if (Math.abs(slope) > 1e-4 || backward.gradient[i] != 0) {
        tried++;
        double off = Math.abs(slope - backward.gradient[i]);
        right += off <= 0.03 * (Math.abs(slope) + 0.05) ? 1 : 0;
      }
    }
    assertThat(tried).isGreaterThan(400);
    assertThat((double) right / tried).isGreaterThan(MOSTLY);
  }

  private static double worth(Network net, byte[] row, RowLayout layout, int living) {
    net.forward(row, 0, row, layout.parts(), living, living);
    return net.fixed[3] + net.seatOutputs[1][2] - 2.0 * net.seatOutputs[3][0];
  }

  /** Some decision in the middle of a game. */
  private static byte[] row(RowLayout layout) {
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, 4);
    SelfPlayTable game =
        new SelfPlayTable(
            rules, new FixedRules(rules), SeatAssignment::pure, layout, 40, new SeededChance(1));
    byte[] row = new byte[layout.size()];
    for (int i = 0; i < 12; i++) {
      game.play(game.outputs().first());
    }
    game.write(row);
    return row;
  }
}
