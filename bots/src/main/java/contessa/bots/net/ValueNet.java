package contessa.bots.net;

import contessa.coup.Cards;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.Role;
import contessa.game.SameMath;
import contessa.game.Seats;
import java.util.Arrays;

/**
 * Says who wins, knowing all hands: the critic that was trained with the player, for tables at
 * which everybody plays as the player does. It reads what the deciding seat knows and, for each
 * seat, the true hand. It is for finished games only, since it sees everything.
 */
public final class ValueNet {

  static final int ROLES = Role.ALL.size();

  /** The hand, and two inputs about opponents in training, which stay 0. */
  static final int EXTRA = ROLES + 2;

  private final int seats;
  private final Encoder encoder = new Encoder();
  private final Network network;
  private final byte[] seen;
  private final byte[] row;

  public ValueNet(NetWeights weights, int seats) {
    this.seats = seats;
    network = new Network(weights);
    seen = new byte[Encoder.GLOBALS + seats * Encoder.PER_SEAT];
    row = new byte[Encoder.GLOBALS + seats * (Encoder.PER_SEAT + EXTRA)];
  }

  /**
   * Writes every seat's chance to win at a table with a decision to make. In training a long game
   * was worth less to everybody; that share is taken out.
   */
  public void chances(History history, CoupTable table, double[] chances) {
    int me = table.toMove();
    CoupView view = table.view(me);
    encoder.encode(history, view, seen, seats);
    System.arraycopy(seen, 0, row, 0, Encoder.GLOBALS);
    for (int slot = 0; slot < seats; slot++) {
      int from = Encoder.GLOBALS + slot * Encoder.PER_SEAT;
      int to = Encoder.GLOBALS + slot * (Encoder.PER_SEAT + EXTRA);
      System.arraycopy(seen, from, row, to, Encoder.PER_SEAT);
      int down = table.down((me + slot) % seats);
      for (int role = 0; role < ROLES; role++) {
        int held = Cards.count(down, role);
        row[to + Encoder.PER_SEAT + role] = (byte) (Encoder.ONE * held);
      }
    }
    int living = encoder.livingSlots();
    network.forward(row, encoder.parts, living, living);
    softmax(living, me, chances);
  }

  private void softmax(int living, int me, double[] chances) {
    Arrays.fill(chances, 0, seats, 0);
    double best = Double.NEGATIVE_INFINITY;
    for (int rest = living; rest != 0; rest &= rest - 1) {
      best = Math.max(best, network.seatOutputs[Seats.lowest(rest)][0]);
    }
    double sum = 0;
    for (int rest = living; rest != 0; rest &= rest - 1) {
      int slot = Seats.lowest(rest);
      double weight = SameMath.exp(network.seatOutputs[slot][0] - best);
      chances[(me + slot) % seats] = weight;
      sum += weight;
    }
    for (int seat = 0; seat < seats; seat++) {
      chances[seat] /= sum;
    }
  }
}
