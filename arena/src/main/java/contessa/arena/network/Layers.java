package contessa.arena.network;

import module java.base;

import contessa.arena.network.NumpyFile.Matrix;

/**
 * A plain network, layer by layer: {@code x = max(0, x @ w + b)}, and the last one without the
 * maximum. Its input is an observation in eighths, its output a logit for each action.
 */
record Layers(List<Matrix> weights, List<Matrix> biases) {

  private static final float UNIT = 1f / 8;

  /** The layers {@code w1}, {@code b1}, {@code w2}, … of a file. */
  static Layers of(Map<String, Matrix> arrays) throws IOException {
    List<Matrix> weights = new ArrayList<>();
    List<Matrix> biases = new ArrayList<>();
    int layer = 1;
    for (Matrix w = arrays.get("w1"); w != null; w = arrays.get("w" + ++layer)) {
      Matrix b = arrays.get("b" + layer);
      if (b == null || b.rows != 1 || b.columns != w.columns) {
        throw new IOException("b" + layer + " must have a number for each column of w" + layer);
      }
      if (layer > 1 && weights.getLast().columns != w.rows) {
        throw new IOException(
            "w%d has %d rows, but w%d has %d columns"
                .formatted(layer, w.rows, layer - 1, weights.getLast().columns));
      }
      weights.add(w);
      biases.add(b);
    }
    if (weights.isEmpty()) {
      throw new IOException("there is no array w1");
    }
    return new Layers(List.copyOf(weights), List.copyOf(biases));
  }

  int inputs() {
    return weights.getFirst().rows;
  }

  int outputs() {
    return weights.getLast().columns;
  }

  float[] forward(byte[] observation) {
    float[] in = new float[observation.length];
    for (int i = 0; i < in.length; i++) {
      in[i] = (observation[i] & 0xFF) * UNIT;
    }
    for (int layer = 0; layer < weights.size(); layer++) {
      Matrix w = weights.get(layer);
      float[] out = Arrays.copyOf(biases.get(layer).values, w.columns);
      for (int row = 0; row < in.length; row++) {
        float x = layer == 0 ? in[row] : Math.max(0, in[row]);
        if (x != 0) {
          int at = row * out.length;
          for (int i = 0; i < out.length; i++) {
            out[i] += x * w.values[at + i];
          }
        }
      }
      in = out;
    }
    return in;
  }
}
