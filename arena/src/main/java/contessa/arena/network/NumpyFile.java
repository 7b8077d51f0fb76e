package contessa.arena.network;

import module java.base;

/** Reads the arrays of numbers that NumPy's {@code savez} has written. */
final class NumpyFile {

  /** No array has more numbers. */
  private static final int MOST = 16_000_000;

  /** Before the header of an array: six bytes of magic, the version, the header's length. */
  private static final int MAGIC = 6;

  private static final String SUFFIX = ".npy";

  private static final Pattern HEADER =
      Pattern.compile(
          "\\{'descr': '(?<type>[<|=]f[248])', 'fortran_order': (?<fortran>True|False),"
              + " 'shape': \\((?<shape>[0-9, ]*)\\), *}\\s*");

  private NumpyFile() {}

  /** A matrix by rows; an array of one dimension is one row. */
  static final class Matrix {
    final int rows;
    final int columns;
    final float[] values;

    Matrix(int rows, int columns, float[] values) {
      this.rows = rows;
      this.columns = columns;
      this.values = values;
    }
  }

  static Map<String, Matrix> read(Path file) throws IOException {
    Map<String, Matrix> arrays = new HashMap<>();
    try (ZipFile zip = new ZipFile(file.toFile())) {
      for (ZipEntry entry :
          (Iterable<ZipEntry>) zip.stream().map(one -> (ZipEntry) one)::iterator) {
        String name = entry.getName();
        if (name.endsWith(SUFFIX)) {
          try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MOST * Double.BYTES + 1024);
            String array = name.substring(0, name.length() - SUFFIX.length());
            arrays.put(array, matrix(array, ByteBuffer.wrap(bytes)));
          }
        }
      }
    }
    return arrays;
  }

  private static Matrix matrix(String name, ByteBuffer bytes) throws IOException {
    try {
      bytes.order(ByteOrder.LITTLE_ENDIAN).position(MAGIC);
      int version = bytes.getShort();
      byte[] header = new byte[(version & 0xFF) == 1 ? bytes.getShort() : bytes.getInt()];
      bytes.get(header);
      Matcher read = HEADER.matcher(new String(header, StandardCharsets.ISO_8859_1));
      if (!read.matches()) {
        throw new IOException(name + " must be an array of float16, float32 or float64");
      }
      List<Integer> shape =
          Pattern.compile("[0-9]+")
              .matcher(read.group("shape"))
              .results()
              .map(number -> Integer.valueOf(number.group()))
              .toList();
      if (shape.isEmpty() || shape.size() > 2) {
        throw new IOException(name + " must have one or two dimensions");
      }
      int rows = shape.size() == 1 ? 1 : shape.getFirst();
      int columns = shape.getLast();
      if ((long) rows * columns > MOST) {
        throw new IOException(name + " is too large");
      }
      boolean byColumn = read.group("fortran").equals("True");
      int size = read.group("type").charAt(2) - '0';
      float[] values = new float[rows * columns];
      for (int i = 0; i < values.length; i++) {
        int at = byColumn ? i % rows * columns + i / rows : i;
        values[at] =
            switch (size) {
              case Short.BYTES -> Float.float16ToFloat(bytes.getShort());
              case Float.BYTES -> bytes.getFloat();
              default -> (float) bytes.getDouble();
            };
      }
      return new Matrix(rows, columns, values);
    } catch (BufferUnderflowException | NegativeArraySizeException | NumberFormatException e) {
      throw new IOException(name + " is damaged", e);
    }
  }
}
