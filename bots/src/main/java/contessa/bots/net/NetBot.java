package contessa.bots.net;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;
import java.util.List;

/** A network at one seat. It does not search: its answer is the network's mixture. */
public final class NetBot implements Bot {

  private static final int WORDS = 4;
  private static final int PARTS = 4;

  private final Strength strength;
  private final int seat;
  private final History history;
  private final Encoder encoder = new Encoder();
  private final Network network;
  private final Outputs outputs;
  private final byte[] row;
  private final byte[] parts = new byte[PARTS];
  private final double[] p;

  /** How true to the network the bot plays. */
  public record Strength(double temperature, double cut) {

    /** As strong as it gets: moves that the network all but rules out are never played. */
    public static final Strength FULL = new Strength(1, 0.02);
  }

  public NetBot(CoupRules rules, int seat, NetWeights weights, Strength strength) {
    this.seat = seat;
    this.strength = strength;
    history = new History(rules);
    network = new Network(weights);
    outputs = new Outputs(rules.seats());
    row = new byte[Encoder.GLOBALS + rules.seats() * Encoder.PER_SEAT];
    p = new double[outputs.size()];
  }

  @Override
  public void hear(Event event) {
    history.hear(seat, (CoupEvent) event);
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    CoupView seen = (CoupView) view;
    outputs.read(seen);
    List<Move> moves = seen.moves();
    double[] weights = new double[moves.size()];
    if (outputs.legal() > 1) {
      weigh(seen);
    } else {
      p[outputs.first()] = 1;
    }
    for (int output = 0; output < outputs.size(); output++) {
      if (outputs.allows(output)) {
        weights[place(seen, outputs.code(output))] = p[output];
      }
    }
    return Mixture.weighing(moves, weights);
  }

  /** The probabilities of all outputs, in {@link #p}. */
  private void weigh(CoupView view) {
    encoder.encode(history, view, row, 0, view.seats());
    parts[0] = (byte) encoder.actorSlot();
    parts[1] = (byte) encoder.claimantSlot();
    parts[2] = (byte) encoder.targetSlot();
    parts[3] = (byte) encoder.nextSlot();
    network.forward(row, 0, parts, 0, encoder.livingSlots(), Mixing.targets(outputs));
    Mixing.probabilities(network, outputs, strength.temperature(), strength.cut(), p);
  }

  /** The place of a code among the view's moves, which stand in ascending order of their codes. */
  private static int place(CoupView view, int code) {
    int place = 0;
    for (int word = 0; word < WORDS; word++) {
      long mask = view.mask(word);
      if (code / Long.SIZE == word) {
        return place + Long.bitCount(mask & (1L << code) - 1);
      }
      place += Long.bitCount(mask);
    }
    throw new IllegalArgumentException("no word holds code " + code);
  }
}
