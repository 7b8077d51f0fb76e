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
    NetWeights weights = new NetWeights(shape);
    for (float[][] tensor : weights.tensors()) {
      for (float[] row : tensor) {
        if (tensor.length == 1) {
          NetWeights.readHalves(in, row);
        } else {
          readRow(in, bits, row);
        }
      }
    }
    if (in.read() >= 0) {
      throw new IOException("packed weights of the wrong length");
    }
    return weights;
  }

  private static void readRow(DataInputStream in, int bits, float[] row) throws IOException {
    float unit = in.readFloat();
    byte[] packed = new byte[bytes(row.length, bits)];
    in.readFully(packed);
    for (int i = 0; i < row.length; i++) {
      row[i] = unit * multiple(packed, i, bits);
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
    out.writeInt(MAGIC);
    NetWeights.writeShape(weights.shape(), out);
    out.writeInt(bits);
    for (float[][] tensor : weights.tensors()) {
      for (float[] row : tensor) {
        if (tensor.length == 1) {
          NetWeights.writeHalves(row, out);
        } else {
          writeRow(out, bits, row);
        }
      }
    }
    out.flush();
    compressed.finish();
  }

  private static void writeRow(DataOutputStream out, int bits, float[] row) throws IOException {
    int most = (1 << bits - 1) - 1;
    float largest = 0;
    for (float weight : row) {
      largest = Math.max(largest, Math.abs(weight));
    }
    float unit = largest / most;
    byte[] packed = new byte[bytes(row.length, bits)];
    for (int i = 0; i < row.length; i++) {
      int multiple = unit == 0 ? 0 : Math.clamp(Math.round((double) row[i] / unit), -most, most);
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
