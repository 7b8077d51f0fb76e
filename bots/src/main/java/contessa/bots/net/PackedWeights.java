package contessa.bots.net;

import module java.base;

/**
 * Weights in few bits, as they ship: the word {@code CNPK}, the schema, eight sizes, the bits of a
 * weight, then the tensors. Each row of a matrix is its unit, a float, and whole multiples of it,
 * two in a byte if they have four bits. A bias is half-precision numbers. Everything is big-endian,
 * and the whole file is compressed by gzip.
 *
 * <p>Unpacking multiplies whole numbers by floats, so it gives the same weights on every machine.
 */
public final class PackedWeights {

  public static final int BASE_BITS = 8;

  public static final int DELTA_BITS = 4;

  private static final int MAGIC = 0x434E504B;

  private PackedWeights() {}

  /**
   * Reads weights.
   *
   * @throws IOException if they are not packed weights, or do not fit this program
   */
  public static NetWeights read(InputStream file) throws IOException {
    try (DataInputStream in = new DataInputStream(new GZIPInputStream(file))) {
      return read(in);
    } catch (ZipException e) {
      throw new IOException("not a file of packed weights", e);
    }
  }

  private static NetWeights read(DataInputStream in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("not a file of packed weights");
    }
    NetShape shape = NetWeights.readShape(in);
    int bits = in.readInt();
    if (bits != BASE_BITS && bits != DELTA_BITS) {
      throw new IOException("packed weights have 8 or 4 bits, not " + bits);
    }
    float[] values = new float[shape.size()];
    int at = 0;
    for (int tensor = 0; tensor < NetShape.TENSORS; tensor++) {
      int rows = shape.rows(tensor);
      int columns = shape.columns(tensor);
      for (int row = 0; row < rows; row++) {
        if (rows == 1) {
          readHalves(in, values, at, columns);
        } else {
          readRow(in, bits, values, at, columns);
        }
        at += columns;
      }
    }
    if (in.read() >= 0) {
      throw new IOException("packed weights of the wrong length");
    }
    return new NetWeights(shape, values);
  }

  private static void readHalves(DataInputStream in, float[] values, int at, int columns)
      throws IOException {
    for (int i = 0; i < columns; i++) {
      values[at + i] = Float.float16ToFloat(in.readShort());
    }
  }

  private static void readRow(DataInputStream in, int bits, float[] values, int at, int columns)
      throws IOException {
    float unit = in.readFloat();
    byte[] packed = new byte[bytes(columns, bits)];
    in.readFully(packed);
    for (int i = 0; i < columns; i++) {
      values[at + i] = unit * multiple(packed, i, bits);
    }
  }

  private static int multiple(byte[] packed, int i, int bits) {
    if (bits == BASE_BITS) {
      return packed[i];
    }
    int both = packed[i / 2];
    return i % 2 == 0 ? both << 28 >> 28 : both >> 4;
  }

  /** Writes weights, each rounded to a multiple of its row's unit. */
  public static void write(NetWeights weights, int bits, OutputStream file) throws IOException {
    GZIPOutputStream compressed = new GZIPOutputStream(file);
    DataOutputStream out = new DataOutputStream(compressed);
    NetShape shape = weights.shape();
    out.writeInt(MAGIC);
    NetWeights.writeShape(shape, out);
    out.writeInt(bits);
    int at = 0;
    for (int tensor = 0; tensor < NetShape.TENSORS; tensor++) {
      int rows = shape.rows(tensor);
      int columns = shape.columns(tensor);
      for (int row = 0; row < rows; row++) {
        if (rows == 1) {
          for (int i = 0; i < columns; i++) {
            out.writeShort(Float.floatToFloat16(weights.values()[at + i]));
          }
        } else {
          writeRow(out, bits, weights.values(), at, columns);
        }
        at += columns;
      }
    }
    out.flush();
    compressed.finish();
  }

  private static void writeRow(DataOutputStream out, int bits, float[] values, int at, int columns)
      throws IOException {
    int most = (1 << bits - 1) - 1;
    float largest = 0;
    for (int i = 0; i < columns; i++) {
      largest = Math.max(largest, Math.abs(values[at + i]));
    }
    float unit = largest / most;
    byte[] packed = new byte[bytes(columns, bits)];
    for (int i = 0; i < columns; i++) {
      int multiple =
          unit == 0 ? 0 : Math.clamp(Math.round((double) values[at + i] / unit), -most, most);
      if (bits == BASE_BITS) {
        packed[i] = (byte) multiple;
      } else {
        packed[i / 2] |= (byte) (i % 2 == 0 ? multiple & 0xF : multiple << 4);
      }
    }
    out.writeFloat(unit);
    out.write(packed);
  }

  private static int bytes(int columns, int bits) {
    return (columns * bits + Byte.SIZE - 1) / Byte.SIZE;
  }
}
