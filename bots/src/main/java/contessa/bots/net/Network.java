package contessa.bots.net;

import contessa.coup.CoupRules;
import java.util.Arrays;

/**
 * A network's forward pass for one decision, without allocation. Sums run over inputs in a fixed
 * order and skip zeros, so the same weights give the same answer on every machine. The layers of
 * the last decision stay readable for a gradient step.
 *
 * <p>The weights are one array, as training wants them. But the compiler uses vector instructions
 * only if all arrays of a loop have the same index, so rows are copied out first, four at a time.
 * That is three times as fast.
 */
public final class Network {

  private static final int SLOTS = CoupRules.MOST_PLAYERS;
  private static final float INPUT_UNIT = 1f / Encoder.ONE;
  private static final float SUM_UNIT = 0.5f;
  private static final int FACTORS = 4;

  public final NetShape shape;
  public final float[] weights;
  private final int[] at = new int[NetShape.TENSORS];
  private final float[][] rows;
  private final float[] factors = new float[FACTORS];

  public final float[][] hidden;
  public final float[][] tower;
  public final float[] trunkInput;
  public final float[] trunk1;
  public final float[] trunk2;
  public final float[] fixed;
  public final float[] projection;
  public final float[][] head;
  public final float[][] seatOutputs;

  /** The slot whose tower gave the maximum, for each of its numbers, or -1. */
  public final int[] maxSlot;

  public Network(NetWeights net) {
    shape = net.shape();
    weights = net.values();
    for (int tensor = 0; tensor < at.length; tensor++) {
      at[tensor] = shape.offset(tensor);
    }
    int widest = 0;
    for (int tensor = 0; tensor < at.length; tensor++) {
      widest = Math.max(widest, shape.columns(tensor));
    }
    rows = new float[FACTORS][widest];
    hidden = new float[SLOTS][shape.hidden()];
    tower = new float[SLOTS][shape.tower()];
    trunkInput = new float[shape.trunkInputs()];
    trunk1 = new float[shape.trunk()];
    trunk2 = new float[shape.trunk()];
    fixed = new float[shape.fixed()];
    projection = new float[shape.head()];
    head = new float[SLOTS][shape.head()];
    seatOutputs = new float[SLOTS][shape.seatOutputs()];
    maxSlot = new int[shape.tower()];
  }

  /**
   * Computes the outputs.
   *
   * @param row the inputs: the table's, then each slot's
   * @param parts the slots of actor, claimant, target and next seat, or {@link Encoder#NOBODY}
   * @param living the slots in the game, as bits
   * @param heads the slots whose outputs are wanted, as bits
   */
  public void forward(byte[] row, int offset, byte[] parts, int partsAt, int living, int heads) {
    int perSeat = shape.perSeat();
    for (int rest = living; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      start(hidden[slot], 1);
      read(row, offset + shape.globals() + slot * perSeat, hidden[slot]);
      rectify(hidden[slot]);
      start(tower[slot], 3);
      layer(hidden[slot], 2, tower[slot]);
      rectify(tower[slot]);
    }
    gather(row, offset, parts, partsAt, living);
    start(trunk1, 5);
    layer(trunkInput, 4, trunk1);
    rectify(trunk1);
    start(trunk2, 7);
    layer(trunk1, 6, trunk2);
    rectify(trunk2);
    start(fixed, 9);
    layer(trunk2, 8, fixed);
    if (heads != 0) {
      heads(heads);
    }
  }

  private void read(byte[] inputs, int from, float[] out) {
    int count = 0;
    for (int i = 0; i < shape.perSeat(); i++) {
      if (inputs[from + i] != 0) {
        float x = inputs[from + i] * INPUT_UNIT;
        collect(out, at[0] + i * out.length, x, count % FACTORS);
        count++;
      }
    }
    addRest(out, count % FACTORS);
  }

  private void gather(byte[] row, int offset, byte[] parts, int partsAt, int living) {
    int globals = shape.globals();
    int width = shape.tower();
    Arrays.fill(trunkInput, 0);
    for (int i = 0; i < globals; i++) {
      trunkInput[i] = row[offset + i] * INPUT_UNIT;
    }
    System.arraycopy(tower[0], 0, trunkInput, globals, width);
    for (int part = 0; part < 4; part++) {
      int slot = parts[partsAt + part] & 0xFF;
      if (slot != Encoder.NOBODY && (living >>> slot & 1) != 0) {
        System.arraycopy(tower[slot], 0, trunkInput, globals + (1 + part) * width, width);
      }
    }
    Arrays.fill(maxSlot, -1);
    int sum = globals + 5 * width;
    int max = sum + width;
    for (int rest = living & ~1; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      float[] from = tower[slot];
      for (int i = 0; i < width; i++) {
        trunkInput[sum + i] += from[i] * SUM_UNIT;
        if (from[i] > trunkInput[max + i]) {
          trunkInput[max + i] = from[i];
          maxSlot[i] = slot;
        }
      }
    }
  }

  private void heads(int heads) {
    start(projection, 11);
    layer(trunk2, 10, projection);
    for (int rest = heads; rest != 0; rest &= rest - 1) {
      int slot = Integer.numberOfTrailingZeros(rest);
      System.arraycopy(projection, 0, head[slot], 0, projection.length);
      layer(tower[slot], 12, head[slot]);
      rectify(head[slot]);
      start(seatOutputs[slot], 14);
      layer(head[slot], 13, seatOutputs[slot]);
    }
  }

  private void start(float[] out, int bias) {
    System.arraycopy(weights, at[bias], out, 0, out.length);
  }

  private void layer(float[] in, int tensor, float[] out) {
    int row = at[tensor];
    int count = 0;
    for (float x : in) {
      if (x != 0) {
        collect(out, row, x, count % FACTORS);
        count++;
      }
      row += out.length;
    }
    addRest(out, count % FACTORS);
  }

  /** Takes one more row; every fourth time the four are added. */
  private void collect(float[] out, int row, float x, int place) {
    System.arraycopy(weights, row, rows[place], 0, out.length);
    factors[place] = x;
    if (place == FACTORS - 1) {
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
      add(out, rows[place], factors[place]);
    }
  }

  private static void add(float[] out, float[] row, float x) {
    for (int j = 0; j < out.length; j++) {
      out[j] += x * row[j];
    }
  }

  private static void rectify(float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(values[i], 0);
    }
  }
}
