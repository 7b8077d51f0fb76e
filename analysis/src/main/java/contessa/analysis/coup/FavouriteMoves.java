package contessa.analysis.coup;

import module java.base;

import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.bots.net.NetPolicy;
import contessa.bots.net.Outputs;
import contessa.coup.CoupView;

/**
 * The move that the network likes best. The same proofs and losses come up in many worlds and for
 * every draw, so answers are remembered by everything the network reads.
 */
final class FavouriteMoves {

  private static final int MOST = 2_000;

  private final NetPolicy policy;
  private final Encoder encoder = new Encoder();
  private final int inputs;
  private final Map<ByteBuffer, Integer> remembered = new HashMap<>();
  private final byte[] row;

  FavouriteMoves(NetPolicy policy, int seats) {
    this.policy = policy;
    inputs = Encoder.GLOBALS + seats * Encoder.PER_SEAT;
    row = new byte[inputs + Outputs.count(seats)];
  }

  int of(History history, CoupView view) {
    Outputs outputs = policy.read(view);
    encoder.encode(history, view, row, 0, view.seats());
    for (int output = 0; output < outputs.size(); output++) {
      row[inputs + output] = (byte) (outputs.allows(output) ? 1 : 0);
    }
    Integer known = remembered.get(ByteBuffer.wrap(row));
    if (known != null) {
      return outputs.code(known);
    }
    int best = outputs.first();
    double[] p = policy.weigh(history, view, 0);
    for (int output = 0; output < outputs.size(); output++) {
      best = outputs.allows(output) && p[output] > p[best] ? output : best;
    }
    if (remembered.size() == MOST) {
      remembered.clear();
    }
    remembered.put(ByteBuffer.wrap(row.clone()), best);
    return outputs.code(best);
  }
}
