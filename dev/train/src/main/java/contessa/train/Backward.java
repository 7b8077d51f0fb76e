package contessa.train;

import contessa.bots.net.Encoder;
import contessa.bots.net.NetShape;
import contessa.bots.net.Network;
import contessa.coup.CoupRules;
import java.util.Arrays;

/**
 * The gradient of a network's weights, summed over decisions. For each decision: run the network
 * forward, write the gradient of its outputs, go back.
 *
 * <p>All inner inputs are rectified, so an input of 0 has no gradient and its row is skipped.
 */
final class Backward {

  private static final int SLOTS = CoupRules.MOST_PLAYERS;
  private static final float INPUT_UNIT = 1f / Encoder.ONE;
  private static final float SUM_UNIT = 0.5f;
  private static final int FOCUS_PARTS = 4;

  final float[] gradient;
  final float[] fixed;
  final float[][] seatOutputs;

  private final Network net;
  private final float[] trunk2;
  private final float[] trunk1;
  private final float[] trunkInput;
  private final float[] projection;
  private final float[] head;
  private final float[][] tower;
  private final float[] hidden;

  Backward(Network net) {
    this.net = net;
    NetShape shape = net.shape;
    gradient = new float[shape.size()];
    fixed = new float[shape.fixed()];
    seatOutputs = new float[SLOTS][shape.seatOutputs()];
    trunk2 = new float[shape.trunk()];
    trunk1 = new float[shape.trunk()];
    trunkInput = new float[shape.trunkInputs()];
    projection = new float[shape.head()];
    head = new float[shape.head()];
    tower = new float[SLOTS][shape.tower()];
    hidden = new float[shape.hidden()];
  }

  /** Forgets the outputs' gradients of the decision before. */
  void begin() {
    Arrays.fill(fixed, 0);
    for (float[] slot : seatOutputs) {
      Arrays.fill(slot, 0);
    }
  }

  /** Adds the decision that the network ran last; the arguments are those of its forward pass. */
  void add(byte[] row, int offset, byte[] parts, int partsAt, int living, int heads) {
    Arrays.fill(trunk2, 0);
    for (float[] slot : tower) {
      Arrays.fill(slot, 0);
    }
    back(net.trunk2, 8, fixed, trunk2);
    if (heads != 0) {
      heads(heads);
    }
    Arrays.fill(trunk1, 0);
    back(net.trunk1, 6, trunk2, trunk1);
    Arrays.fill(trunkInput, 0);
    back(net.trunkInput, 4, trunk1, trunkInput);
    scatter(parts, partsAt, living);
    for (int rest = living; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      Arrays.fill(hidden, 0);
      back(net.hidden[slot], 2, tower[slot], hidden);
      inputs(row, offset + net.shape.globals() + slot * net.shape.perSeat());
    }
  }

  private void heads(int heads) {
    Arrays.fill(projection, 0);
    for (int rest = heads; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      Arrays.fill(head, 0);
      back(net.head[slot], 13, seatOutputs[slot], head);
      for (int i = 0; i < head.length; i++) {
        projection[i] += head[i];
      }
      rows(net.tower[slot], 12, head, tower[slot]);
    }
    back(net.trunk2, 10, projection, trunk2);
  }

  /** From the trunk's inputs back to the towers they were copied from. */
  private void scatter(byte[] parts, int partsAt, int living) {
    int width = net.shape.tower();
    int at = net.shape.globals();
    addTo(tower[0], at);
    for (int part = 0; part < FOCUS_PARTS; part++) {
      at += width;
      int slot = parts[partsAt + part] & 0xFF;
      if (slot != Encoder.NOBODY && (living >>> slot & 1) != 0) {
        addTo(tower[slot], at);
      }
    }
    at += width;
    for (int i = 0; i < width; i++) {
      for (int rest = living & ~1; rest != 0; rest &= rest - 1) {
        int slot = Integer.numberOfTrailingZeros(rest);
        tower[slot][i] += trunkInput[at + i] * SUM_UNIT;
      }
      if (net.maxSlot[i] >= 0) {
        tower[net.maxSlot[i]][i] += trunkInput[at + width + i];
      }
    }
    for (int rest = living; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      for (int i = 0; i < width; i++) {
        tower[slot][i] = net.tower[slot][i] > 0 ? tower[slot][i] : 0;
      }
    }
  }

  private void addTo(float[] to, int at) {
    for (int i = 0; i < to.length; i++) {
      to[i] += trunkInput[at + i];
    }
  }

  private void inputs(byte[] row, int from) {
    int width = hidden.length;
    for (int i = 0; i < net.shape.perSeat(); i++) {
      if (row[from + i] != 0) {
        addRow(net.offset(0) + i * width, row[from + i] * INPUT_UNIT, hidden);
      }
    }
    addRow(net.offset(1), 1, hidden);
  }

  /** Through a layer and its bias, which is the next tensor. */
  private void back(float[] in, int tensor, float[] out, float[] back) {
    rows(in, tensor, out, back);
    addRow(net.offset(tensor + 1), 1, out);
  }

  private void rows(float[] in, int tensor, float[] out, float[] back) {
    int row = net.offset(tensor);
    for (int i = 0; i < in.length; i++) {
      if (in[i] != 0) {
        addRow(row, in[i], out);
        back[i] += dot(row, out);
      }
      row += out.length;
    }
  }

  private void addRow(int row, float x, float[] out) {
    for (int j = 0; j < out.length; j++) {
      gradient[row + j] += x * out[j];
    }
  }

  private float dot(int row, float[] out) {
    float sum = 0;
    for (int j = 0; j < out.length; j++) {
      sum += net.weights[row + j] * out[j];
    }
    return sum;
  }
}
