package contessa.bots.net;

import contessa.coup.Role;
import contessa.game.SameMath;

/** From a network's outputs to the probabilities of the legal moves. */
public final class Mixing {

  private static final int ROLES = Role.ALL.size();

  private Mixing() {}

  /** The logit of a legal output; the heads of targets must have been computed. */
  public static float logit(Network net, int output) {
    if (output < Outputs.FIXED) {
      return net.fixed[output];
    }
    int slot = 1 + (output - Outputs.FIXED) / Outputs.PER_SEAT;
    int kind = (output - Outputs.FIXED) % Outputs.PER_SEAT;
    float[] seat = net.seatOutputs[slot];
    if (kind < Outputs.ATTACKS) {
      return seat[kind];
    }
    int attack = (kind - Outputs.ATTACKS) / ROLES; // 0 a Coup, 1 an assassination
    int named = (kind - Outputs.ATTACKS) % ROLES;
    return seat[attack] + seat[Outputs.ATTACKS + named];
  }

  /**
   * Fills {@code p} with the probabilities of all outputs.
   *
   * @param temperature 1 keeps the trained probabilities; higher values even them out
   * @param cut moves below this probability are never played
   */
  public static void probabilities(
      Network net, Outputs outputs, double temperature, double cut, double[] p) {
    double best = Double.NEGATIVE_INFINITY;
    for (int output = 0; output < outputs.size(); output++) {
      if (outputs.allows(output)) {
        p[output] = logit(net, output);
        best = Math.max(best, p[output]);
      }
    }
    double sum = 0;
    for (int output = 0; output < outputs.size(); output++) {
      p[output] = outputs.allows(output) ? SameMath.exp(p[output] - best) : 0;
      sum += p[output];
    }
    double kept = 0;
    for (int output = 0; output < outputs.size(); output++) {
      boolean played = p[output] > 0 && p[output] >= cut * sum;
      p[output] = played ? temper(p[output], temperature) : 0;
      kept += p[output];
    }
    for (int output = 0; output < outputs.size(); output++) {
      p[output] /= kept;
    }
  }

  private static double temper(double p, double temperature) {
    return temperature == 1 ? p : SameMath.pow(p, 1 / temperature);
  }

  /** The slots that some legal output is aimed at, as bits. */
  public static int targets(Outputs outputs) {
    int slots = 0;
    for (int output = Outputs.FIXED; output < outputs.size(); output++) {
      if (outputs.allows(output)) {
        slots |= 1 << (1 + (output - Outputs.FIXED) / Outputs.PER_SEAT);
      }
    }
    return slots;
  }
}
