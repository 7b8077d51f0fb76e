package contessa.bots.net;

import module java.base;

/**
 * The weights of a network, and their file: the word {@code CNET}, the schema, eight sizes, then
 * all weights as half-precision numbers, everything big-endian.
 */
public final class NetWeights {

  private static final int MAGIC = 0x434E4554;

  /** No file is larger. */
  public static final int MOST_BYTES = 4_000_000;

  private final NetShape shape;
  private final float[] values;

  /** Weights in an array that stays the caller's to change, as training does. */
  public NetWeights(NetShape shape, float[] values) {
    if (values.length != shape.size()) {
      throw new IllegalArgumentException(
          "the shape needs " + shape.size() + " weights, not " + values.length);
    }
    this.shape = shape;
    this.values = values;
  }

  public NetShape shape() {
    return shape;
  }

  /** The weights themselves, not a copy. */
  public float[] values() {
    return values;
  }

  /** These weights, each with a multiple of the other network's weight added. */
  public NetWeights plus(float factor, NetWeights other) {
    if (!shape.equals(other.shape)) {
      throw new IllegalArgumentException("networks of two shapes");
    }
    float[] sum = new float[values.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = values[i] + factor * other.values[i];
    }
    return new NetWeights(shape, sum);
  }

  /**
   * Reads weights.
   *
   * @throws IOException if they are not weights, or of another schema or shape than this program's
   */
  public static NetWeights read(InputStream file) throws IOException {
    DataInputStream in = new DataInputStream(file);
    if (in.readInt() != MAGIC) {
      throw new IOException("not a file of network weights");
    }
    NetShape shape = readShape(in);
    byte[] halves = in.readNBytes(shape.size() * Short.BYTES);
    if (halves.length != shape.size() * Short.BYTES || in.read() >= 0) {
      throw new IOException("a file of network weights of the wrong length");
    }
    float[] values = new float[shape.size()];
    for (int i = 0; i < values.length; i++) {
      short half = (short) (halves[2 * i] << 8 | halves[2 * i + 1] & 0xFF);
      values[i] = Float.float16ToFloat(half);
    }
    return new NetWeights(shape, values);
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
    boolean known = shape.isPlayer() || shape.isJudge() || shape.isSense();
    if (!known || shape.size() > MOST_BYTES / Short.BYTES) {
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
    DataOutputStream out = new DataOutputStream(file);
    out.writeInt(MAGIC);
    writeShape(shape, out);
    byte[] halves = new byte[values.length * Short.BYTES];
    for (int i = 0; i < values.length; i++) {
      short half = Float.floatToFloat16(values[i]);
      halves[2 * i] = (byte) (half >> 8);
      halves[2 * i + 1] = (byte) half;
    }
    out.write(halves);
    out.flush();
  }
}
