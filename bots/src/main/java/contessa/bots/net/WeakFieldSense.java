package contessa.bots.net;

import contessa.coup.CoupView;
import contessa.game.Seats;

/**
 * A small network that recognises weak fields: tables at which all the others have played so far
 * like beginners, who tell the truth, or move at random, or never look back. It also looks at those
 * who are out, so a table does not become weak because the strong ones have left it.
 */
final class WeakFieldSense {

  private static final int NO_HEADS = 0;
  private static final int PER_SEAT = Encoder.PER_SEAT + SeatNotes.CONDUCT;

  private final Network network;
  private final byte[] row;

  WeakFieldSense(NetWeights weights, int seats) {
    network = new Network(weights);
    row = new byte[Encoder.GLOBALS + seats * PER_SEAT];
  }

  /**
   * Whether a decision's seat is in a weak field.
   *
   * @param seen its inputs, as {@link Encoder} writes them
   * @param parts the slots of the seats that matter most now
   */
  boolean isWeak(History history, CoupView view, byte[] seen, byte[] parts) {
    return logOdds(history, view.reader(), seen, parts) > WeakFieldWeights.CERTAINTY;
  }

  float logOdds(History history, int me, byte[] seen, byte[] parts) {
    int seats = history.rules().seats();
    System.arraycopy(seen, 0, row, 0, Encoder.GLOBALS);
    for (int slot = 0; slot < seats; slot++) {
      int from = Encoder.GLOBALS + slot * Encoder.PER_SEAT;
      int to = Encoder.GLOBALS + slot * PER_SEAT;
      System.arraycopy(seen, from, row, to, Encoder.PER_SEAT);
      history.writeConduct((me + slot) % seats, row, to + Encoder.PER_SEAT);
    }
    network.forward(row, parts, Seats.first(seats), NO_HEADS);
    return network.fixed[0];
  }
}
