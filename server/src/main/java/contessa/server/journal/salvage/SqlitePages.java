package contessa.server.journal.salvage;

import module java.base;

import contessa.server.journal.sqlite.SqliteFile;
import org.jspecify.annotations.Nullable;

/**
 * The pages of a damaged file and of its write-ahead log, read without following any tree: every
 * leaf page by itself, one after the other, so that a file may be larger than the memory. The
 * format is that of sqlite.org/fileformat2.html.
 */
final class SqlitePages implements AutoCloseable {

  /** Of a file that an earlier version began. */
  private static final int OLD_PAGE_SIZE = 4_096;

  private static final int FILE_HEADER = 100;
  private static final int LOG_HEADER = 32;
  private static final int FRAME_HEADER = 24;
  private static final byte LEAF_OF_TABLE = 13;
  private static final byte LEAF_OF_INDEX = 10;

  /** Size of the read buffer. */
  private static final int PORTION = 1 << 20;

  /** No record is longer; a damaged length must not ask for all the memory. */
  private static final long LONGEST_RECORD = 1L << 26;

  private final FileChannel file;
  private final @Nullable FileChannel log;
  private final int pageSize;

  /** Where the log has the latest version of a page. */
  private final Map<Integer, Long> latest = new HashMap<>();

  private final List<Long> frames = new ArrayList<>();

  /** Frames from before the log was last begun again; what they hold may have changed since. */
  private final List<Long> oldFrames = new ArrayList<>();

  private SqlitePages(FileChannel file, @Nullable FileChannel log) throws IOException {
    this.file = file;
    this.log = log;
    pageSize = pageSize(file);
    if (log != null && log.size() >= LOG_HEADER) {
      findFrames(log);
    }
  }

  static SqlitePages of(Path file) throws IOException {
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
    FileChannel logChannel = null;
    try {
      logChannel = Files.exists(log) ? FileChannel.open(log, StandardOpenOption.READ) : null;
      return new SqlitePages(channel, logChannel);
    } catch (IOException e) {
      channel.close();
      if (logChannel != null) {
        logChannel.close();
      }
      throw e;
    }
  }

  private static int pageSize(FileChannel file) throws IOException {
    int size = file.size() < FILE_HEADER ? 0 : read(file, 0, FILE_HEADER).getShort(16) & 0xffff;
    size = size == 1 ? 65_536 : size;
    return size >= 512 && Integer.bitCount(size) == 1 ? size : guessedPageSize(file);
  }

  /** The first page is lost, but where small pages begin there are leaves if pages are small. */
  private static int guessedPageSize(FileChannel file) throws IOException {
    int leaves = 0;
    int all = 0;
    long end = Math.min(file.size(), PORTION);
    for (long at = SqliteFile.PAGE_SIZE; at < end; at += SqliteFile.PAGE_SIZE) {
      if (at % OLD_PAGE_SIZE != 0) {
        byte kind = read(file, at, 1).get(0);
        all++;
        leaves += kind == LEAF_OF_TABLE || kind == LEAF_OF_INDEX ? 1 : 0;
      }
    }
    return leaves > all / 8 ? SqliteFile.PAGE_SIZE : OLD_PAGE_SIZE;
  }

  private void findFrames(FileChannel log) throws IOException {
    long salt = read(log, 0, LOG_HEADER).getLong(16);
    long size = FRAME_HEADER + (long) pageSize;
    for (long at = LOG_HEADER; at + size <= log.size(); at += size) {
      ByteBuffer header = read(log, at, FRAME_HEADER);
      if (header.getLong(8) == salt) {
        frames.add(at + FRAME_HEADER);
        latest.put(header.getInt(0), at + FRAME_HEADER);
      } else {
        oldFrames.add(at + FRAME_HEADER);
      }
    }
  }

  /** As many bytes as there are, at most this many. */
  private static ByteBuffer read(FileChannel from, long at, int length) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(length, from.size() - at));
    while (buffer.hasRemaining() && from.read(buffer, at + buffer.position()) >= 0) {
      // A read may return less than was asked for.
    }
    return buffer.flip();
  }

  /**
   * Every record on a leaf page, old versions in the file and its log included, the latest last.
   * Anything recognisably damaged, or no record, is left out.
   */
  void forEachRecord(Consumer<List<@Nullable Object>> found) throws IOException {
    for (long frame : oldFrames) {
      readLeaf(logged(frame), 0, found);
    }
    int portion = Math.max(PORTION, pageSize);
    for (long at = 0; at + pageSize <= file.size(); at += portion) {
      ByteBuffer pages = read(file, at, portion);
      for (int start = 0; start + pageSize <= pages.limit(); start += pageSize) {
        readLeaf(pages.slice(start, pageSize), at + start == 0 ? FILE_HEADER : 0, found);
      }
    }
    for (long frame : frames) {
      readLeaf(logged(frame), 0, found);
    }
  }

  private ByteBuffer logged(long at) throws IOException {
    return read(Objects.requireNonNull(log), at, pageSize);
  }

  /** The latest version of a page. */
  private ByteBuffer page(int number) throws IOException {
    Long changed = latest.get(number);
    if (changed != null) {
      return logged(changed);
    }
    long start = (number - 1L) * pageSize;
    if (number < 1 || start + pageSize > file.size()) {
      throw new IllegalArgumentException("no such page");
    }
    return read(file, start, pageSize);
  }

  private void readLeaf(ByteBuffer page, int start, Consumer<List<@Nullable Object>> found)
      throws IOException {
    if (page.get(start) != LEAF_OF_TABLE) {
      return;
    }
    int cells = page.getShort(start + 3) & 0xffff;
    for (int i = 0; i < cells && start + 10 + 2 * i <= pageSize; i++) {
      List<@Nullable Object> record;
      try {
        record = record(payload(page, page.getShort(start + 8 + 2 * i) & 0xffff));
      } catch (RuntimeException e) {
        continue; // not a record, or a damaged one
      }
      found.accept(record);
    }
  }

  /** The content of a cell, with its overflow pages. */
  private byte[] payload(ByteBuffer page, int at) throws IOException {
    page.position(at);
    long length = varint(page);
    varint(page); // the row's number
    if (length < 0 || length > LONGEST_RECORD) {
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
    Set<Integer> seen = new HashSet<>();
    while (all.size() < length) {
      if (!seen.add(next)) {
        throw new IllegalArgumentException("a circle of pages");
      }
      byte[] overflow = page(next).array();
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
      long length = (type - 12) / 2;
      if (length > record.remaining()) {
        throw new IllegalArgumentException("longer than its record");
      }
      byte[] bytes = new byte[(int) length];
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

  @Override
  public void close() throws IOException {
    file.close();
    if (log != null) {
      log.close();
    }
  }
}
