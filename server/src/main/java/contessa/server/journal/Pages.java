package contessa.server.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The pages of a damaged file and of its write-ahead log, read without following any tree: every
 * leaf page by itself. The format is that of sqlite.org/fileformat2.html.
 */
final class Pages {

  private static final int USUAL_PAGE_SIZE = 4_096;
  private static final int FILE_HEADER = 100;
  private static final int LOG_HEADER = 32;
  private static final int FRAME_HEADER = 24;
  private static final byte LEAF_OF_TABLE = 13;

  private final int pageSize;
  private final byte[] file;
  private final List<byte[]> logged = new ArrayList<>();
  private final Map<Integer, byte[]> latest = new HashMap<>();

  private Pages(byte[] file, byte[] log) {
    this.file = file;
    pageSize = pageSize(file);
    for (int at = LOG_HEADER; at + FRAME_HEADER + pageSize <= log.length; ) {
      byte[] page = Arrays.copyOfRange(log, at + FRAME_HEADER, at + FRAME_HEADER + pageSize);
      logged.add(page);
      latest.put(ByteBuffer.wrap(log).getInt(at), page);
      at += FRAME_HEADER + pageSize;
    }
  }

  static Pages of(Path file) throws IOException {
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    return new Pages(
        Files.readAllBytes(file), Files.exists(log) ? Files.readAllBytes(log) : new byte[0]);
  }

  private static int pageSize(byte[] file) {
    int size = file.length < FILE_HEADER ? 0 : ByteBuffer.wrap(file).getShort(16) & 0xffff;
    size = size == 1 ? 65_536 : size;
    return size >= 512 && Integer.bitCount(size) == 1 ? size : USUAL_PAGE_SIZE;
  }

  /**
   * Every record on a leaf page, old versions in the file and its log included. What is not a
   * record, or a damaged one, is left out as far as that can be seen.
   */
  void forEachRecord(Consumer<List<@Nullable Object>> found) {
    for (int number = 1; (long) number * pageSize <= file.length; number++) {
      readLeaf(page(number, false), number == 1 ? FILE_HEADER : 0, found);
    }
    logged.forEach(page -> readLeaf(page, 0, found));
  }

  private byte[] page(int number, boolean fromLog) {
    byte[] changed = fromLog ? latest.get(number) : null;
    int start = Math.multiplyExact(number - 1, pageSize);
    return changed != null ? changed : Arrays.copyOfRange(file, start, start + pageSize);
  }

  private void readLeaf(byte[] page, int start, Consumer<List<@Nullable Object>> found) {
    if (page[start] != LEAF_OF_TABLE) {
      return;
    }
    ByteBuffer buffer = ByteBuffer.wrap(page);
    int cells = buffer.getShort(start + 3) & 0xffff;
    for (int i = 0; i < cells && start + 10 + 2 * i <= pageSize; i++) {
      List<@Nullable Object> record;
      try {
        record = record(payload(buffer, buffer.getShort(start + 8 + 2 * i) & 0xffff));
      } catch (RuntimeException e) {
        continue; // not a record, or a damaged one
      }
      found.accept(record);
    }
  }

  /** The content of a cell, with its overflow pages. */
  private byte[] payload(ByteBuffer page, int at) {
    page.position(at);
    long length = varint(page);
    varint(page); // the row's number
    if (length < 0 || length > file.length + (long) logged.size() * pageSize) {
      throw new IllegalArgumentException("no length");
    }
    int most = pageSize - 35;
    int least = (pageSize - 12) * 32 / 255 - 23;
    int local = (int) length;
    if (length > most) {
      int fitting = least + (int) ((length - least) % (pageSize - 4));
      local = fitting <= most ? fitting : least;
    }
    byte[] here = new byte[local];
    page.get(here);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(here);
    int next = length > local ? page.getInt() : 0;
    while (all.size() < length) {
      byte[] overflow = page(next, true);
      all.write(overflow, 4, (int) Math.min(pageSize - 4, length - all.size()));
      next = ByteBuffer.wrap(overflow).getInt(0);
    }
    return all.toByteArray();
  }

  private static List<@Nullable Object> record(byte[] payload) {
    ByteBuffer record = ByteBuffer.wrap(payload);
    int body = (int) varint(record);
    List<Long> types = new ArrayList<>();
    while (record.position() < body) {
      types.add(varint(record));
    }
    List<@Nullable Object> values = new ArrayList<>();
    for (long type : types) {
      values.add(value(record, type));
    }
    if (record.position() != payload.length) {
      throw new IllegalArgumentException("more than a record");
    }
    return values;
  }

  private static @Nullable Object value(ByteBuffer record, long type) {
    if (type >= 12) {
      byte[] bytes = new byte[(int) ((type - 12) / 2)];
      record.get(bytes);
      return type % 2 == 0 ? bytes : new String(bytes, StandardCharsets.UTF_8);
    }
    return switch ((int) type) {
      case 0 -> null;
      case 1, 2, 3, 4 -> integer(record, (int) type);
      case 5 -> integer(record, 6);
      case 6 -> record.getLong();
      case 7 -> record.getDouble();
      case 8, 9 -> type - 8;
      default -> throw new IllegalArgumentException("no such type");
    };
  }

  private static long integer(ByteBuffer record, int bytes) {
    long value = record.get();
    for (int i = 1; i < bytes; i++) {
      value = value << 8 | record.get() & 0xff;
    }
    return value;
  }

  private static long varint(ByteBuffer in) {
    long value = 0;
    for (int i = 0; i < 8; i++) {
      byte next = in.get();
      value = value << 7 | next & 0x7f;
      if (next >= 0) {
        return value;
      }
    }
    return value << 8 | in.get() & 0xff;
  }
}
