package contessa.train;

import contessa.bots.net.Mixing;
import contessa.bots.net.NetWeights;
import contessa.bots.net.Network;
import contessa.bots.net.Outputs;
import contessa.coup.Role;
import contessa.game.SeededChance;

/** The network in training: it chooses moves, and learns from how they turned out. */
final class LearningPlayer {

  private static final int ATTACKS = Outputs.SEAT_LOGITS - Role.ALL.size();

  private final RowLayout layout;
  private final Network net;
  private final Network magnet;
  private final Backward backward;
  private final int outputs;
  private final double[] logMagnet;

  /** The log-probability of every output, or negative infinity. */
  final double[] logP;

  /**
   * What proximal policy optimisation weighs against the gain of a decision.
   *
   * @param clip how far a move may become likelier or less likely in one go
   * @param entropy the worth of playing many moves
   * @param magnet the price of moving away from the magnet
   */
  record PpoSettings(double clip, double entropy, double magnet) {}

  LearningPlayer(RowLayout layout, NetWeights weights, NetWeights magnet) {
    this.layout = layout;
    net = new Network(weights);
    this.magnet = new Network(magnet);
    backward = new Backward(net);
    outputs = Outputs.count(layout.slots());
    logP = new double[outputs];
    logMagnet = new double[outputs];
  }

  float[] gradient() {
    return backward.gradient;
  }

  /** Fills {@link #logP} for a decision's row. */
  void weigh(byte[] row) {
    weigh(net, row, logP);
  }

  private void weigh(Network of, byte[] row, double[] log) {
    of.forward(row, 0, row, layout.parts(), layout.living(row), targets(row));
    double best = Double.NEGATIVE_INFINITY;
    for (int output = 0; output < outputs; output++) {
      boolean legal = row[layout.legal() + output] != 0;
      log[output] = legal ? Mixing.logit(of, output) : Double.NEGATIVE_INFINITY;
      best = Math.max(best, log[output]);
    }
    double sum = 0;
    for (int output = 0; output < outputs; output++) {
      sum += Math.exp(log[output] - best);
    }
    double all = best + Math.log(sum);
    for (int output = 0; output < outputs; output++) {
      log[output] -= all;
    }
  }

  /** Draws an output from what was weighed last. */
  int draw(SeededChance chance) {
    double rest = chance.fraction();
    int last = 0;
    for (int output = 0; output < outputs; output++) {
      double p = Math.exp(logP[output]);
      if (p > 0) {
        last = output;
        rest -= p;
        if (rest < 0) {
          break;
        }
      }
    }
    return last;
  }

  /**
   * Adds a decision's gradient.
   *
   * @param before the log-probability with which the output was played
   * @param advantage how much better than expected it turned out, in deviations
   */
  void learn(
      byte[] row,
      int played,
      double before,
      double advantage,
      PpoSettings settings,
      double weight) {
    weigh(magnet, row, logMagnet);
    weigh(row);
    double ratio = Math.exp(Math.clamp(logP[played] - before, -10, 10));
    boolean clipped = advantage > 0 ? ratio > 1 + settings.clip : ratio < 1 - settings.clip;
    double push = clipped ? 0 : ratio * advantage;
    double entropy = 0;
    double distance = 0;
    for (int output = 0; output < outputs; output++) {
      double p = Math.exp(logP[output]);
      entropy -= p > 0 ? p * logP[output] : 0;
      distance += p > 0 ? p * (logP[output] - logMagnet[output]) : 0;
    }
    backward.begin();
    for (int output = 0; output < outputs; output++) {
      double p = Math.exp(logP[output]);
      double gain = push * ((output == played ? 1 : 0) - p);
      if (p > 0) {
        gain -= settings.entropy * p * (logP[output] + entropy);
        gain -= settings.magnet * p * (logP[output] - logMagnet[output] - distance);
      }
      if (gain != 0) {
        put(output, (float) (-gain * weight));
      }
    }
    backward.add(row, 0, row, layout.parts(), layout.living(row), targets(row));
  }

  /** Back-propagates a move's logit to the network outputs that it combines. */
  private void put(int output, float gradient) {
    if (output < Outputs.FIXED) {
      backward.fixed[output] += gradient;
      return;
    }
    int kind = (output - Outputs.FIXED) % Outputs.PER_SEAT;
    float[] seat = backward.seatOutputs[1 + (output - Outputs.FIXED) / Outputs.PER_SEAT];
    if (kind < ATTACKS) {
      seat[kind] += gradient;
    } else {
      int roles = Role.ALL.size();
      seat[(kind - ATTACKS) / roles] += gradient;
      seat[ATTACKS + (kind - ATTACKS) % roles] += gradient;
    }
  }

  /** The slots that some legal output is aimed at, as bits. */
  private int targets(byte[] row) {
    int slots = 0;
    for (int output = Outputs.FIXED; output < outputs; output++) {
      if (row[layout.legal() + output] != 0) {
        slots |= 1 << (1 + (output - Outputs.FIXED) / Outputs.PER_SEAT);
      }
    }
    return slots;
  }
}
