package contessa.dist;

import module java.base;

/** SHA-256 of files. */
final class Checksums {

  private Checksums() {}

  static String of(Path file) throws IOException {
    return of(Files.readAllBytes(file));
  }

  static String of(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has it", e);
    }
  }

  /** Writes the file that {@code sha256sum --check} reads. */
  static Path write(Path sums, List<Path> files) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path file : files) {
      lines.append(of(file)).append("  ").append(file.getFileName()).append('\n');
    }
    return Files.writeString(sums, lines);
  }
}
