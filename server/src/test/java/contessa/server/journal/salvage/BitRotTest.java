package contessa.server.journal.salvage;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bit of the file flips: what is read is what was written, or the damage is found. */
class BitRotTest {

  private static final int FLIPS = TestScale.of(60, 10_000);

  @TempDir Path folder;

  @Test
  void noFlippedBitGoesUnnoticedWhereItMatters() throws Exception {
    Path file = folder.resolve("contessa.db");
    Map<String, List<JournalRow>> written = write(file);
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(5);
    for (int i = 0; i < FLIPS; i++) {
      int bit = random.nextInt(whole.length * 8);
      byte[] flipped = whole.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(file, flipped);
      if (!isAsWritten(file, written)) {
        assertThat(IntegrityCheck.thorough(file).problems()).as("bit %d", bit).isNotEmpty();
      }
      for (String beside : List.of("-wal", "-shm")) {
        Files.deleteIfExists(folder.resolve("contessa.db" + beside));
      }
    }
  }

  private static Map<String, List<JournalRow>> write(Path file) {
    Map<String, List<JournalRow>> written = new HashMap<>();
    try (SqlJournal journal = SqliteFile.journal(file)) {
      for (int table = 0; table < 3; table++) {
        List<JournalRow> rows = new ArrayList<>();
        for (int seq = 1; seq <= 20; seq++) {
          String payload = "{\"v\":2,\"events\":[" + "7,".repeat(seq) + "7]}";
          rows.add(new JournalRow("table" + table, seq, "p:" + seq, 17 + seq, false, payload));
        }
        rows.forEach(journal::append);
        written.put("table" + table, rows);
      }
    }
    return written;
  }

  /** Whether everything is there; damage that is reported counts as found. */
  private static boolean isAsWritten(Path file, Map<String, List<JournalRow>> written) {
    try (SqlJournal journal = SqliteFile.journal(file)) {
      boolean same = journal.openTables().containsAll(written.keySet());
      for (Map.Entry<String, List<JournalRow>> table : written.entrySet()) {
        same &= journal.read(table.getKey()).equals(table.getValue());
      }
      return same;
    } catch (JournalFailure e) {
      return true;
    }
  }
}
