package contessa.bots.net;

import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupPhase;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.SameMath;
import contessa.game.Seats;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A network's mixture for one decision: the inputs of a seat, a forward pass, probabilities. */
public final class NetPolicy {

  private final Encoder encoder = new Encoder();
  private final Network network;
  private final @Nullable WeakFieldSense weakFields;
  private final @Nullable Network weakPlayer;
  private final Outputs outputs;
  private final byte[] row;
  private final double[] p;
  private final double[] answer;

  public NetPolicy(NetWeights weights, int seats) {
    this(weights, null, seats);
  }

  /** A network that leaves most of its answer to another one where the field is weak. */
  NetPolicy(NetWeights weights, @Nullable WeakFieldWeights weakFields, int seats) {
    network = new Network(weights);
    this.weakFields = weakFields == null ? null : new WeakFieldSense(weakFields.sense(), seats);
    weakPlayer = weakFields == null ? null : new Network(weakFields.player());
    outputs = new Outputs(seats);
    row = new byte[Encoder.GLOBALS + seats * Encoder.PER_SEAT];
    p = new double[outputs.size()];
    answer = new double[outputs.size()];
  }

  /** Reads the legal moves of the view's reader. */
  public Outputs read(CoupView view) {
    outputs.read(view);
    return outputs;
  }

  /**
   * The probability of every output, valid until the next call. A single answer needs no network.
   *
   * @param cut moves below this probability are never played
   */
  public double[] weigh(History history, CoupView view, double cut) {
    outputs.read(view);
    if (outputs.legal() == 1) {
      Arrays.fill(p, 0);
      p[outputs.first()] = 1;
      return p;
    }
    if (weakFields != null) {
      leaveOutLiesThatKill(view);
    }
    encoder.encode(history, view, row, view.seats());
    play(network, 1, cut, p);
    if (weakFields != null
        && weakPlayer != null
        && weakFields.isWeak(history, view, row, encoder.parts)) {
      play(weakPlayer, WeakFieldWeights.TEMPERATURE, cut, answer);
      double share = view.phase() == CoupPhase.ACTION ? 1 : WeakFieldWeights.SHARE;
      for (int output = 0; output < p.length; output++) {
        p[output] += share * (answer[output] - p[output]);
      }
    }
    return p;
  }

  /**
   * Assassinations of last influences without the Assassin: whoever is out otherwise challenges.
   * Against the last rival they may be the only defence left.
   */
  private void leaveOutLiesThatKill(CoupView view) {
    if (view.phase() != CoupPhase.ACTION
        || Seats.count(view.living()) == 2
        || view.rules().options().declared() == Declared.COUP_AND_ASSASSINATE) {
      return;
    }
    int me = view.reader();
    for (int place = 0; place < outputs.legal(); place++) {
      int output = outputs.allowed(place);
      int seat = (me + Outputs.target(output)) % view.seats();
      if (Outputs.assassinates(output)
          && Outputs.lies(output, view.known(me))
          && view.handSize(seat) == 1) {
        outputs.leaveOut(output);
      }
    }
  }

  private void play(Network player, double temperature, double cut, double[] mixture) {
    player.forward(row, encoder.parts, encoder.livingSlots(), outputs.targets());
    probabilities(player, outputs, temperature, cut, mixture);
  }

  /** The logit of a legal output; the heads of targets must have been computed. */
  static float logit(Network net, int output) {
    if (output < Outputs.FIXED) {
      return net.fixed[output];
    }
    int kind = (output - Outputs.FIXED) % Outputs.PER_SEAT;
    float[] seat = net.seatOutputs[Outputs.target(output)];
    if (kind < Outputs.ATTACKS) {
      return seat[kind];
    }
    int named = (kind - Outputs.ATTACKS) % Role.ALL.size();
    return seat[Outputs.attack(output)] + seat[Outputs.ATTACKS + named];
  }

  /**
   * Fills {@code p} with the probabilities of all outputs.
   *
   * @param temperature 1 keeps the trained probabilities; higher values even them out
   * @param cut moves below this probability are never played
   */
  static void probabilities(
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
}
