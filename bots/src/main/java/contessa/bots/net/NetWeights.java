package contessa.bots.net;

import module java.base;

/**
 * The weights of a network, and their file: the word {@code CNET}, the schema, eight sizes, then
 * all weights as half-precision numbers, everything big-endian.
 */
public final class NetWeights {

  private static final int MAGIC = 0x434E4554;

  /** No network is larger. */
  private static final int MOST = 2_000_000;

  private final NetShape shape;
  private final float[][][] tensors = new float[NetShape.TENSORS][][];

  /** Weights to be filled in: all are 0. */
  public NetWeights(NetShape shape) {
    this.shape = shape;
    for (int tensor = 0; tensor < tensors.length; tensor++) {
      tensors[tensor] = new float[shape.rows(tensor)][shape.columns(tensor)];
    }
  }

  public NetShape shape() {
    return shape;
  }

  /** The weights themselves, not a copy, in the order of the file; a bias is one row. */
  public float[][][] tensors() {
    return tensors;
  }

  /** These weights, each with a multiple of the other network's weight added. */
  public NetWeights plus(float factor, NetWeights other) {
    if (!shape.equals(other.shape)) {
      throw new IllegalArgumentException("networks of two shapes");
    }
    NetWeights sum = new NetWeights(shape);
    for (int tensor = 0; tensor < tensors.length; tensor++) {
      for (int row = 0; row < tensors[tensor].length; row++) {
        float[] one = tensors[tensor][row];
        float[] two = other.tensors[tensor][row];
        for (int i = 0; i < one.length; i++) {
          sum.tensors[tensor][row][i] = one[i] + factor * two[i];
        }
      }
    }
    return sum;
  }

  /**
   * Reads weights.
   *
   * @throws IOException if they are not weights, or of another schema or shape than this program's
   */
  public static NetWeights read(InputStream file) throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(file));
    if (in.readInt() != MAGIC) {
      throw new IOException("not a file of network weights");
    }
    NetWeights weights = new NetWeights(readShape(in));
    for (float[][] tensor : weights.tensors) {
      for (float[] row : tensor) {
        readHalves(in, row);
      }
    }
    if (in.read() >= 0) {
      throw new IOException("a file of network weights of the wrong length");
    }
    return weights;
  }

  static void readHalves(DataInputStream in, float[] row) throws IOException {
    for (int i = 0; i < row.length; i++) {
      row[i] = Float.float16ToFloat(in.readShort());
    }
  }

  /** Reads schema and sizes, which must be this program's. */
  static NetShape readShape(DataInputStream in) throws IOException {
    int schema = in.readInt();
    if (schema != Encoder.SCHEMA) {
      throw new IOException(
          "weights of schema " + schema + " do not fit this program's schema " + Encoder.SCHEMA);
    }
    NetShape shape =
        new NetShape(
            in.readInt(),
            in.readInt(),
            in.readInt(),
            in.readInt(),
            in.readInt(),
            in.readInt(),
            in.readInt(),
            in.readInt());
    if (!shape.isKnown() || shape.size() > MOST) {
      throw new IOException("weights of shape " + shape + " do not fit this program");
    }
    return shape;
  }

  static void writeShape(NetShape shape, DataOutputStream out) throws IOException {
    out.writeInt(Encoder.SCHEMA);
    out.writeInt(shape.globals());
    out.writeInt(shape.perSeat());
    out.writeInt(shape.hidden());
    out.writeInt(shape.tower());
    out.writeInt(shape.trunk());
    out.writeInt(shape.head());
    out.writeInt(shape.fixed());
    out.writeInt(shape.seatOutputs());
  }

  public void write(OutputStream file) throws IOException {
    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(file));
    out.writeInt(MAGIC);
    writeShape(shape, out);
    for (float[][] tensor : tensors) {
      for (float[] row : tensor) {
        writeHalves(row, out);
      }
    }
    out.flush();
  }

  static void writeHalves(float[] row, DataOutputStream out) throws IOException {
    for (float weight : row) {
      out.writeShort(Float.floatToFloat16(weight));
    }
  }
}
