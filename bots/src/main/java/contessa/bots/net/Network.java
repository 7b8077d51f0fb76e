package contessa.bots.net;

import contessa.coup.CoupRules;
import java.util.Arrays;

/**
 * A network's forward pass for one decision, without allocation. Sums run over inputs in a fixed
 * order, four at a time, and skip zeros, so the same weights give the same answer on every machine.
 * The compiler uses vector instructions because all arrays of a loop have the same index.
 */
public final class Network {

  private static final int SLOTS = CoupRules.MOST_PLAYERS;
  private static final float INPUT_UNIT = 1f / Encoder.ONE;
  private static final float SUM_UNIT = 0.5f;
  private static final int TOGETHER = 4;

  /** Outputs without a target, and those of each slot. */
  final float[] fixed;

  final float[][] seatOutputs;

  private final NetShape shape;
  private final float[][][] tensors;
  private final float[][] rows = new float[TOGETHER][];
  private final float[] factors = new float[TOGETHER];
  private final float[] hidden;
  private final float[][] tower;
  private final float[] trunkInput;
  private final float[] trunk1;
  private final float[] trunk2;
  private final float[] projection;
  private final float[] head;

  public Network(NetWeights weights) {
    shape = weights.shape();
    tensors = weights.tensors();
    hidden = new float[shape.hidden()];
    tower = new float[SLOTS][shape.tower()];
    trunkInput = new float[shape.trunkInputs()];
    trunk1 = new float[shape.trunk()];
    trunk2 = new float[shape.trunk()];
    fixed = new float[shape.fixed()];
    projection = new float[shape.head()];
    head = new float[shape.head()];
    seatOutputs = new float[SLOTS][shape.seatOutputs()];
  }

  /**
   * Computes the outputs.
   *
   * @param row the inputs: the table's, then each slot's
   * @param parts the slots of actor, claimant, target and next seat, or {@link Encoder#NOBODY}
   * @param living the slots in the game, as bits
   * @param heads the slots whose outputs are wanted, as bits
   */
  public void forward(byte[] row, byte[] parts, int living, int heads) {
    for (int rest = living; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      read(row, shape.globals() + slot * shape.perSeat());
      layer(hidden, 2, 3, tower[slot]);
      rectify(tower[slot]);
    }
    gather(row, parts, living);
    layer(trunkInput, 4, 5, trunk1);
    rectify(trunk1);
    layer(trunk1, 6, 7, trunk2);
    rectify(trunk2);
    layer(trunk2, 8, 9, fixed);
    if (heads != 0) {
      layer(trunk2, 10, 11, projection);
    }
    for (int rest = heads; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      System.arraycopy(projection, 0, head, 0, head.length);
      add(tower[slot], 12, head);
      rectify(head);
      layer(head, 13, 14, seatOutputs[slot]);
    }
  }

  private void read(byte[] inputs, int from) {
    System.arraycopy(tensors[1][0], 0, hidden, 0, hidden.length);
    int count = 0;
    for (int i = 0; i < shape.perSeat(); i++) {
      if (inputs[from + i] != 0) {
        collect(hidden, tensors[0][i], inputs[from + i] * INPUT_UNIT, count++ % TOGETHER);
      }
    }
    addRest(hidden, count % TOGETHER);
    rectify(hidden);
  }

  private void gather(byte[] row, byte[] parts, int living) {
    int globals = shape.globals();
    int width = shape.tower();
    Arrays.fill(trunkInput, 0);
    for (int i = 0; i < globals; i++) {
      trunkInput[i] = row[i] * INPUT_UNIT;
    }
    System.arraycopy(tower[0], 0, trunkInput, globals, width);
    for (int part = 0; part < parts.length; part++) {
      int slot = parts[part] & 0xFF;
      if (slot != Encoder.NOBODY && (living >>> slot & 1) != 0) {
        System.arraycopy(tower[slot], 0, trunkInput, globals + (1 + part) * width, width);
      }
    }
    int sum = globals + (1 + parts.length) * width;
    int max = sum + width;
    for (int rest = living & ~1; rest != 0; rest &= rest - 1) {
      float[] from = tower[Integer.numberOfTrailingZeros(rest)];
      for (int i = 0; i < width; i++) {
        trunkInput[sum + i] += from[i] * SUM_UNIT;
        trunkInput[max + i] = Math.max(trunkInput[max + i], from[i]);
      }
    }
  }

  private void layer(float[] in, int matrix, int bias, float[] out) {
    System.arraycopy(tensors[bias][0], 0, out, 0, out.length);
    add(in, matrix, out);
  }

  private void add(float[] in, int matrix, float[] out) {
    int count = 0;
    for (int i = 0; i < in.length; i++) {
      if (in[i] != 0) {
        collect(out, tensors[matrix][i], in[i], count++ % TOGETHER);
      }
    }
    addRest(out, count % TOGETHER);
  }

  /** Takes one more row; every fourth time the four are added. */
  private void collect(float[] out, float[] row, float x, int place) {
    rows[place] = row;
    factors[place] = x;
    if (place == TOGETHER - 1) {
      add(out, rows[0], rows[1], rows[2], rows[3]);
    }
  }

  private void add(float[] out, float[] row0, float[] row1, float[] row2, float[] row3) {
    float x0 = factors[0];
    float x1 = factors[1];
    float x2 = factors[2];
    float x3 = factors[3];
    for (int j = 0; j < out.length; j++) {
      out[j] = out[j] + x0 * row0[j] + x1 * row1[j] + x2 * row2[j] + x3 * row3[j];
    }
  }

  private void addRest(float[] out, int count) {
    for (int place = 0; place < count; place++) {
      float[] row = rows[place];
      float x = factors[place];
      for (int j = 0; j < out.length; j++) {
        out[j] += x * row[j];
      }
    }
  }

  private static void rectify(float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(values[i], 0);
    }
  }
}
