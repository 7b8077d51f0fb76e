package contessa.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;

/** Writes the POSIX form of tar (ustar): owner 0, a fixed time, modes 755 and 644. */
final class TarWriter implements AutoCloseable {

  private static final int BLOCK = 512;
  private static final int NAME = 100;
  private static final int PREFIX = 155;
  private static final int EXECUTABLE = 0755;
  private static final int READABLE = 0644;
  private static final int LINKED = 0777;

  private final OutputStream out;
  private final long seconds;

  TarWriter(OutputStream out, Instant time) {
    this.out = out;
    seconds = time.getEpochSecond();
  }

  void folder(String path) throws IOException {
    header(path + "/", EXECUTABLE, 0, '5', "");
  }

  void link(String path, String target) throws IOException {
    header(path, LINKED, 0, '2', target);
  }

  void file(String path, Path content, boolean executable) throws IOException {
    long size = Files.size(content);
    header(path, executable ? EXECUTABLE : READABLE, size, '0', "");
    Files.copy(content, out);
    out.write(new byte[(int) ((BLOCK - size % BLOCK) % BLOCK)]);
  }

  private void header(String path, int mode, long size, char type, String target)
      throws IOException {
    byte[] block = new byte[BLOCK];
    int cut = cut(path);
    put(block, 0, NAME, path.substring(cut == 0 ? 0 : cut + 1));
    number(block, 100, 8, mode);
    number(block, 108, 8, 0);
    number(block, 116, 8, 0);
    number(block, 124, 12, size);
    number(block, 136, 12, seconds);
    block[156] = (byte) type;
    put(block, 157, NAME, target);
    put(block, 257, 8, "ustar\00000");
    put(block, 345, PREFIX, path.substring(0, cut));
    // The sum counts its own eight bytes as spaces.
    Arrays.fill(block, 148, 156, (byte) ' ');
    int sum = 0;
    for (byte one : block) {
      sum += one & 0xFF;
    }
    number(block, 148, 7, sum);
    out.write(block);
  }

  /** Where a path that is too long for a name is split into a prefix and a name; 0 for nowhere. */
  private static int cut(String path) throws IOException {
    if (length(path) <= NAME) {
      return 0;
    }
    int cut = path.lastIndexOf('/', Math.min(PREFIX, path.length() - 2));
    if (cut <= 0 || length(path.substring(cut + 1)) > NAME) {
      throw new IOException("too long for an archive: " + path);
    }
    return cut;
  }

  private static int length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static void put(byte[] block, int at, int room, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > room) {
      throw new IOException("too long for an archive: " + text);
    }
    System.arraycopy(bytes, 0, block, at, bytes.length);
  }

  private static void number(byte[] block, int at, int room, long number) throws IOException {
    String digits = Long.toOctalString(number);
    put(block, at, room - 1, "0".repeat(room - 1 - digits.length()) + digits);
  }

  /** Ends the archive with two empty blocks; the stream stays open. */
  @Override
  public void close() throws IOException {
    out.write(new byte[2 * BLOCK]);
    out.flush();
  }
}
