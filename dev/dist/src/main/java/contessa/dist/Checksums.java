package contessa.dist;

import module java.base;

import org.apache.commons.codec.digest.DigestUtils;

/** SHA-256 of files. */
final class Checksums {

  private Checksums() {}

  static String of(Path file) throws IOException {
    return DigestUtils.sha256Hex(Files.readAllBytes(file));
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
