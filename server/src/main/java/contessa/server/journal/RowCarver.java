package contessa.server.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds rows of the journal in the pages of a damaged file, without following its tree: every leaf
 * page is read by itself, in the file and in its write-ahead log. A row counts only if its checksum
 * is right, so rubbish and old pages do no harm. The format is that of sqlite.org/fileformat2.html.
 */
final class RowCarver {

  private static final int USUAL_PAGE_SIZE = 4_096;
  private static final int FILE_HEADER = 100;
  private static final int LOG_HEADER = 32;
  private static final int FRAME_HEADER = 24;
  private static final byte LEAF_OF_TABLE = 13;
  private static final int COLUMNS = 7;

  private final int pageSize;
  private final byte[] file;
  private final List<byte[]> logged = new ArrayList<>();
  private final Map<Integer, byte[]> latest = new HashMap<>();

  private RowCarver(byte[] file, byte[] log) {
    this.file = file;
    pageSize = pageSize(file);
    for (int at = LOG_HEADER; at + FRAME_HEADER + pageSize <= log.length; ) {
      byte[] page = new byte[pageSize];
      System.arraycopy(log, at + FRAME_HEADER, page, 0, pageSize);
      logged.add(page);
      latest.put(ByteBuffer.wrap(log).getInt(at), page);
      at += FRAME_HEADER + pageSize;
    }
  }

  private static int pageSize(byte[] file) {
    int size = file.length < FILE_HEADER ? 0 : ByteBuffer.wrap(file).getShort(16) & 0xffff;
    size = size == 1 ? 65_536 : size;
    return size >= 512 && Integer.bitCount(size) == 1 ? size : USUAL_PAGE_SIZE;
  }

  /** All sound rows, by table and number. */
  static Map<String, SortedMap<Long, Journal.Row>> carve(Path file) throws IOException {
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    RowCarver carver =
        new RowCarver(
            Files.readAllBytes(file), Files.exists(log) ? Files.readAllBytes(log) : new byte[0]);
    Map<String, SortedMap<Long, Journal.Row>> tables = new TreeMap<>();
    for (int number = 1; (long) number * carver.pageSize <= carver.file.length; number++) {
      carver.readLeaf(carver.page(number, false), number == 1 ? FILE_HEADER : 0, tables);
    }
    for (byte[] page : carver.logged) {
      carver.readLeaf(page, 0, tables);
    }
    return tables;
  }

  private byte[] page(int number, boolean fromLog) {
    byte[] changed = fromLog ? latest.get(number) : null;
    if (changed != null) {
      return changed;
    }
    byte[] page = new byte[pageSize];
    System.arraycopy(file, Math.multiplyExact(number - 1, pageSize), page, 0, pageSize);
    return page;
  }

  private void readLeaf(byte[] page, int start, Map<String, SortedMap<Long, Journal.Row>> tables) {
    if (page[start] != LEAF_OF_TABLE) {
      return;
    }
    ByteBuffer buffer = ByteBuffer.wrap(page);
    int cells = buffer.getShort(start + 3) & 0xffff;
    for (int i = 0; i < cells && start + 10 + 2 * i <= pageSize; i++) {
      try {
        Journal.Row row = row(payload(buffer, buffer.getShort(start + 8 + 2 * i) & 0xffff));
        if (row != null) {
          tables.computeIfAbsent(row.table(), _ -> new TreeMap<>()).put(row.seq(), row);
        }
      } catch (RuntimeException e) {
        // Not a row, or a damaged one.
      }
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

  private static Journal.@Nullable Row row(byte[] payload) {
    ByteBuffer record = ByteBuffer.wrap(payload);
    int body = (int) varint(record);
    long[] types = new long[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      types[i] = varint(record);
    }
    if (record.position() != body) {
      return null; // a row of another table
    }
    String table = text(record, types[0]);
    long seq = number(record, types[1]);
    String command = types[2] == 0 ? null : text(record, types[2]);
    long at = number(record, types[3]);
    boolean last = number(record, types[4]) != 0;
    long crc = number(record, types[5]);
    Journal.Row row = new Journal.Row(table, seq, command, at, last, text(record, types[6]));
    return crc == Checksum.of(row) ? row : null;
  }

  private static String text(ByteBuffer record, long type) {
    if (type < 13 || type % 2 == 0) {
      throw new IllegalArgumentException("no text");
    }
    byte[] bytes = new byte[(int) ((type - 13) / 2)];
    record.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static long number(ByteBuffer record, long type) {
    int bytes =
        switch ((int) type) {
          case 1, 2, 3, 4 -> (int) type;
          case 5 -> 6;
          case 6 -> 8;
          case 8, 9 -> 0;
          default -> throw new IllegalArgumentException("no number");
        };
    if (bytes == 0) {
      return type - 8;
    }
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
