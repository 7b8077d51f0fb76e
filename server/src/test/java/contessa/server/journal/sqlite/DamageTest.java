package contessa.server.journal.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.table.state.JournalRow;
import contessa.testkit.TestScale;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;

/**
 * Flipped bits are found and harm only their own table; a torn-off tail of the log is as if it had
 * not been written. {@code -Dcontessa.flips=10000} tries more.
 */
class DamageTest {

  private static final int FLIPS = Integer.getInteger("contessa.flips", 300);
  private static final int TABLES = 3;
  private static final int ROWS = 8;

  /** How many records are torn: at every byte, or by default at the edges of every page in them. */
  private static final int TORN = 200;

  /** How many records are in a log that is torn at every byte. */
  private static final int SHORT = 10;

  private static final boolean FULL = TestScale.of(0, 1) == 1;

  private static final int LOSSES = TestScale.of(20, 1_000);

  /** A page in the log, with its header; and what comes before the first one. */
  private static final int FRAME = SqliteFile.PAGE_SIZE + 24;

  private static final int LOG_HEADER = 32;

  /** What a disk writes at once. */
  private static final int BLOCK = 512;

  @TempDir Path folder;
  private SqlJournal journal;
  private final Random random = new Random(3);
  private final List<String> texts = new ArrayList<>(List.of(""));

  private Path file() {
    return folder.resolve("contessa.db");
  }

  private static JournalRow row(int table, int seq, boolean last) {
    String payload = "{\"n\":" + seq + ",\"name\":\"Zoë\",\"cards\":[\"Duke\"]}";
    return new JournalRow(
        "table" + table, seq, seq % 2 == 0 ? null : "p:" + seq, 17, last, payload);
  }

  @BeforeEach
  void someTables() {
    journal = SqliteFile.journal(file());
    for (int table = 0; table < TABLES; table++) {
      for (int seq = 1; seq <= ROWS; seq++) {
        journal.append(row(table, seq, table == 0 && seq == ROWS));
      }
    }
  }

  @AfterEach
  void close() {
    journal.close();
  }

  /** Tables that are open and sound, and how many are not sound. */
  private record Survey(List<String> sound, int damaged) {}

  private static Survey survey(Journal journal) {
    List<String> sound = new ArrayList<>();
    int damaged = 0;
    for (String table : journal.openTables()) {
      try {
        journal.read(table);
        sound.add(table);
      } catch (JournalFailure e) {
        damaged++;
      }
    }
    return new Survey(sound, damaged);
  }

  /** A server that stops while it looks for damage would otherwise repair its file next time. */
  @Test
  void aFileThatIsClosedIsNotDamaged() {
    Database database = SqliteFile.open(folder.resolve("closed.db"));
    assertThat(database.problems()).isEmpty();
    database.close();
    assertThatThrownBy(database::problems).isInstanceOf(JournalFailure.class);
  }

  @Test
  void everyFlippedBitIsFoundAndTheOtherTablesAreSound() throws SQLException {
    SQLiteConfig careless = new SQLiteConfig();
    careless.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
    try (Connection disk = careless.createConnection("jdbc:sqlite:" + file())) {
      List<String> before = survey(journal).sound();
      assertThat(before).hasSize(TABLES - 1);
      for (int seed = 0; seed < FLIPS; seed++) {
        Random flips = new Random(seed);
        String column = flips.nextInt(4) > 0 ? "payload" : "command_id";
        flipInText(disk, column, flips, before);
      }
      for (String column : List.of("at", "last", "crc")) {
        for (int bit = 0; bit < 8; bit++) {
          flipInNumber(disk, column, 1L << bit, before);
        }
      }
    }
  }

  private void flipInText(Connection disk, String column, Random flips, List<String> before)
      throws SQLException {
    String table = "table" + (1 + flips.nextInt(TABLES - 1));
    int seq = 1 + 2 * flips.nextInt(ROWS / 2);
    byte[] sound = text(disk, column, table, seq);
    byte[] damaged = sound.clone();
    damaged[flips.nextInt(damaged.length)] ^= (byte) (1 << flips.nextInt(8));
    set(disk, column, "cast(? as text)", damaged, table, seq);
    expectLost(before, table);
    set(disk, column, "cast(? as text)", sound, table, seq);
  }

  private void flipInNumber(Connection disk, String column, long bit, List<String> before)
      throws SQLException {
    int seq = ROWS; // the last row: if it says so, the table is closed
    byte[] sound = text(disk, column, "table1", seq);
    long number = Long.parseLong(new String(sound, StandardCharsets.UTF_8));
    byte[] damaged = String.valueOf(number ^ bit).getBytes(StandardCharsets.UTF_8);
    set(disk, column, "cast(cast(? as text) as integer)", damaged, "table1", seq);
    expectLost(before, "table1");
    set(disk, column, "cast(cast(? as text) as integer)", sound, "table1", seq);
  }

  private void expectLost(List<String> before, String table) {
    Survey survey = survey(journal);
    List<String> others = new ArrayList<>(before);
    others.remove(table);
    assertThat(survey).isEqualTo(new Survey(others, 1));
  }

  private static byte[] text(Connection disk, String column, String table, int seq)
      throws SQLException {
    String sql = "select cast(" + column + " as blob) from events where table_id = ? and seq = ?";
    try (PreparedStatement select = disk.prepareStatement(sql)) {
      select.setString(1, table);
      select.setInt(2, seq);
      try (ResultSet found = select.executeQuery()) {
        return found.getBytes(1);
      }
    }
  }

  private static void set(
      Connection disk, String column, String as, byte[] value, String table, int seq)
      throws SQLException {
    String sql = "update events set " + column + " = " + as + " where table_id = ? and seq = ?";
    try (PreparedStatement update = disk.prepareStatement(sql)) {
      update.setBytes(1, value);
      update.setString(2, table);
      update.setInt(3, seq);
      assertThat(update.executeUpdate()).isEqualTo(1);
    }
  }

  /**
   * The power fails while a record is written: cut off anywhere in the last two hundred records,
   * the log gives all that came before, and nothing else.
   */
  @Test
  void aTornLogKeepsEverythingAcknowledged() throws Exception {
    assertThat(tear(TORN, this::isEdgeOrByChance)).isGreaterThan(4 * TORN);
    if (FULL) {
      // A short log is read sooner, and there are many places to cut.
      assertThat(tear(SHORT, _ -> true)).isGreaterThan(FRAME * TORN);
    }
  }

  /**
   * Tears two hundred more records at these sizes of the log.
   *
   * @param records of a log; then it is emptied
   * @return how often it was torn
   */
  private int tear(int records, IntPredicate where) throws Exception {
    Path log = folder.resolve("contessa.db-wal");
    Path torn = folder.resolve("torn.db");
    Path tornLog = folder.resolve("torn.db-wal");
    int before = journal.read("table1").size();
    int cuts = 0;
    for (int done = 0; done < TORN; done += records) {
      journal.close(); // which empties the log
      journal = SqliteFile.journal(file());
      List<Integer> ends = new ArrayList<>();
      for (int i = 0; i <= records; i++) {
        journal.append(row(1, before + 1 + i, false));
        ends.add((int) Files.size(log));
      }
      assertThat(ends).isSorted().doesNotHaveDuplicates();
      Files.copy(file(), torn, StandardCopyOption.REPLACE_EXISTING);
      Files.copy(log, tornLog, StandardCopyOption.REPLACE_EXISTING);
      try (FileChannel channel = FileChannel.open(tornLog, StandardOpenOption.WRITE)) {
        for (int record = records; record > 0; record--) {
          for (int cut = ends.get(record); cut >= ends.get(record - 1); cut--) {
            if (where.test(cut)) {
              channel.truncate(cut);
              int whole = cut == ends.get(record) ? record + 1 : record;
              expectRows(torn, before + whole, "cut off after " + cut);
              cuts++;
            }
          }
        }
      }
      before += records + 1;
    }
    return cuts;
  }

  private boolean isEdgeOrByChance(int size) {
    return isEdge(size) || random.nextInt(2 * FRAME) == 0;
  }

  /** Whether a frame of the log ends here, or one byte later. */
  private static boolean isEdge(int size) {
    int of = Math.floorMod(size - LOG_HEADER, FRAME);
    return of == 0 || of == FRAME - 1;
  }

  /** Blocks that the disk had not yet written are missing, in any order. */
  @Test
  void aRecordOfWhichOnlySomeBlocksAreWrittenIsNotThere() throws Exception {
    journal.close();
    journal = SqliteFile.journal(file());
    Path log = folder.resolve("contessa.db-wal");
    journal.append(row(1, ROWS + 1, false));
    int acknowledged = (int) Files.size(log);
    journal.append(row(1, ROWS + 2, false));
    byte[] whole = Files.readAllBytes(log);
    Path torn = folder.resolve("torn.db");
    Files.copy(file(), torn);
    Random losses = new Random(4);
    for (int i = 0; i < LOSSES; i++) {
      byte[] some = whole.clone();
      boolean lost = false;
      for (int at = acknowledged; at < some.length; at += BLOCK) {
        int end = Math.min(some.length, at + BLOCK);
        if (losses.nextInt(4) == 0) {
          byte[] block = Arrays.copyOfRange(some, at, end);
          Arrays.fill(some, at, end, (byte) 0);
          lost |= !Arrays.equals(block, Arrays.copyOfRange(some, at, end));
        }
      }
      Files.write(folder.resolve("torn.db-wal"), some);
      expectRows(torn, lost ? ROWS + 1 : ROWS + 2, "loss " + i);
    }
  }

  /**
   * The first rows of table 1 are in a database and its log, word for word; the other tables are
   * whole. Reading changes neither of them.
   */
  private void expectRows(Path database, int rows, String when) throws Exception {
    SQLiteConfig reading = new SQLiteConfig();
    reading.setReadOnly(true);
    try (Connection disk = reading.createConnection("jdbc:sqlite:" + database)) {
      List<String> found =
          new Sql(disk)
              .list(
                  "select group_concat(payload, '' order by seq) from events"
                      + " group by table_id order by table_id",
                  row -> row.getString(1));
      assertThat(found).as(when).containsExactly(payloads(ROWS), payloads(rows), payloads(ROWS));
    }
    // The index of the log; it has to be made from the log again.
    Files.deleteIfExists(folder.resolve(database.getFileName() + "-shm"));
  }

  /** The payloads of so many rows, one after the other. */
  private String payloads(int rows) {
    while (texts.size() <= rows) {
      texts.add(texts.getLast() + row(1, texts.size(), false).payload());
    }
    return texts.get(rows);
  }
}
