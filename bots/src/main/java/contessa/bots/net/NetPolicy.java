package contessa.bots.net;

import contessa.coup.CoupView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A network's mixture for one decision: the inputs of a seat, a forward pass, probabilities. */
public final class NetPolicy {

  private static final int PARTS = 4;

  private final Encoder encoder = new Encoder();
  private final Network network;
  private final @Nullable WeakFieldAnswer weakFields;
  private final Outputs outputs;
  private final byte[] row;
  private final byte[] parts = new byte[PARTS];
  private final double[] p;

  public NetPolicy(NetWeights weights, int seats) {
    this(weights, null, seats);
  }

  /** A network that leaves weak fields to another one. */
  NetPolicy(NetWeights weights, @Nullable WeakFieldWeights weakFields, int seats) {
    network = new Network(weights);
    this.weakFields = weakFields == null ? null : new WeakFieldAnswer(weakFields, seats);
    outputs = new Outputs(seats);
    row = new byte[Encoder.GLOBALS + seats * Encoder.PER_SEAT];
    p = new double[outputs.size()];
  }

  /** Reads the legal moves of the view's reader. */
  public Outputs read(CoupView view) {
    outputs.read(view);
    return outputs;
  }

  /**
   * The probability of every output, valid until the next call. A single answer needs no network.
   *
   * @param temperature 1 keeps the trained probabilities; higher values even them out
   * @param cut moves below this probability are never played
   */
  public double[] weigh(History history, CoupView view, double temperature, double cut) {
    outputs.read(view);
    if (outputs.legal() == 1) {
      Arrays.fill(p, 0);
      p[outputs.first()] = 1;
      return p;
    }
    encoder.encode(history, view, row, 0, view.seats());
    encoder.parts(parts);
    Network answer = weakFields == null ? null : weakFields.player(history, view, row, parts);
    if (answer == null) {
      play(network, temperature, cut);
    } else {
      play(answer, WeakFieldWeights.TEMPERATURE, cut);
    }
    return p;
  }

  private void play(Network player, double temperature, double cut) {
    player.forward(row, 0, parts, 0, encoder.livingSlots(), Mixing.targets(outputs));
    Mixing.probabilities(player, outputs, temperature, cut, p);
  }
}
