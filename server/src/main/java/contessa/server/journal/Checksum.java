package contessa.server.journal;

import module java.base;

import contessa.table.state.JournalRow;

/** The checksum of a row, over everything in it. */
public final class Checksum {

  private Checksum() {}

  public static long of(JournalRow row) {
    CRC32C crc = new CRC32C();
    String all =
        row.table() + '\n' + row.seq() + '\n' + row.command() + '\n' + row.at() + '\n' + row.last();
    crc.update(all.getBytes(StandardCharsets.UTF_8));
    crc.update(row.payload().getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }

  public static long of(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return crc.getValue();
  }
}
