package contessa.dist;

import module java.base;

/** SHA-256 of files. */
final class Checksums {

  private Checksums() {}

  static String of(Path file) throws IOException {
    MessageDigest digest = sha256();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Writes the file that {@code sha256sum --check} reads. */
  static Path write(Path sums, List<Path> files) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path file : files) {
      lines.append(of(file)).append("  ").append(file.getFileName()).append('\n');
    }
    return Files.writeString(sums, lines);
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has it", e);
    }
  }
}
