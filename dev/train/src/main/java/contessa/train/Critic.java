package contessa.train;

import contessa.bots.net.Encoder;
import contessa.bots.net.NetShape;
import contessa.bots.net.NetWeights;
import contessa.bots.net.Network;

/**
 * Judges who wins, knowing all hands; it is needed in training only. A network of the player's
 * shape with a few more inputs for each seat gives every living seat a logit, and one "nobody wins"
 * logit that models discounting.
 */
final class Critic {

  /** The hand, whether it is a rival, and whether it is distorted or a script. */
  private static final int EXTRA = RowLayout.ROLES + 2;

  private static final float NOBODY_BIAS = -2;

  private final RowLayout layout;
  private final Network net;
  private final Backward backward;
  private final byte[] row;

  /** The chances of all slots, and of nobody behind them. */
  final double[] p;

  Critic(RowLayout layout, NetWeights weights) {
    this.layout = layout;
    net = new Network(weights);
    backward = new Backward(net);
    row = new byte[Encoder.GLOBALS + layout.slots() * (Encoder.PER_SEAT + EXTRA)];
    p = new double[layout.slots() + 1];
  }

  static NetShape shape(NetShape player) {
    return new NetShape(
        player.globals(),
        player.perSeat() + EXTRA,
        player.hidden(),
        player.tower(),
        player.trunk(),
        player.head(),
        1,
        1);
  }

  float[] gradient() {
    return backward.gradient;
  }

  /** Fills {@link #p} for a decision's row. */
  void judge(byte[] from) {
    System.arraycopy(from, 0, row, 0, Encoder.GLOBALS);
    int at = Encoder.GLOBALS;
    for (int slot = 0; slot < layout.slots(); slot++) {
      System.arraycopy(from, Encoder.GLOBALS + slot * Encoder.PER_SEAT, row, at, Encoder.PER_SEAT);
      at += Encoder.PER_SEAT;
      System.arraycopy(from, layout.hands() + slot * RowLayout.ROLES, row, at, RowLayout.ROLES);
      at += RowLayout.ROLES;
      int mind = from[layout.minds() + slot];
      row[at++] = flag(mind == SeatMind.RIVAL.ordinal());
      row[at++] = flag(mind == SeatMind.DISTORTED.ordinal() || mind == SeatMind.SCRIPTED.ordinal());
    }
    int living = layout.living(from);
    net.forward(row, 0, from, layout.parts(), living, living);
    double best = net.fixed[0] + NOBODY_BIAS;
    for (int slot = 0; slot < layout.slots(); slot++) {
      best = (living >>> slot & 1) != 0 ? Math.max(best, net.seatOutputs[slot][0]) : best;
    }
    double sum = 0;
    for (int slot = 0; slot <= layout.slots(); slot++) {
      p[slot] =
          slot == layout.slots()
              ? Math.exp(net.fixed[0] + NOBODY_BIAS - best)
              : (living >>> slot & 1) != 0 ? Math.exp(net.seatOutputs[slot][0] - best) : 0;
      sum += p[slot];
    }
    for (int slot = 0; slot <= layout.slots(); slot++) {
      p[slot] /= sum;
    }
  }

  /** Adds the gradient of the surprise at this outcome, times a weight. */
  void learn(byte[] from, float[] outcome, double weight) {
    judge(from);
    int living = layout.living(from);
    backward.begin();
    for (int slot = 0; slot < layout.slots(); slot++) {
      backward.seatOutputs[slot][0] = (float) ((p[slot] - outcome[slot]) * weight);
    }
    backward.fixed[0] = (float) ((p[layout.slots()] - outcome[layout.slots()]) * weight);
    backward.add(row, 0, from, layout.parts(), living, living);
  }

  private static byte flag(boolean on) {
    return (byte) (on ? Encoder.ONE : 0);
  }
}
