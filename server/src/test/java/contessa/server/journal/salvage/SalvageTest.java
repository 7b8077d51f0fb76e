package contessa.server.journal.salvage;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.Checksum;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import contessa.testkit.TestScale;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A page that a disk has lost costs what was on it, and nothing else. Every row repeats a tag of
 * its own, so the raw bytes of a page tell which rows it holds a piece of.
 */
@Tag("soak")
class SalvageTest {

  private static final int PAGE = SqliteFile.PAGE_SIZE;
  private static final int TABLES = 16;
  private static final int ROWS = 40;
  private static final int GUESTS = 400;
  private static final int ARCHIVED = 60;

  @TempDir Path folder;
  private Path file;
  private Map<Integer, String> owners;

  private static String tag(String kind, int one, int other) {
    return "<" + kind + one + "-" + other + ">";
  }

  private static String tableId(int table) {
    return "table" + (char) ('a' + table);
  }

  private static JournalRow row(int table, int seq) {
    // Some rows are longer than a page.
    String payload = tag("row", table, seq).repeat(seq == 7 ? 900 : 20);
    return new JournalRow(tableId(table), seq, "p:" + seq, 17 + seq, false, payload);
  }

  private static List<JournalRow> rows(int table) {
    return IntStream.rangeClosed(1, ROWS).mapToObj(seq -> row(table, seq)).toList();
  }

  /** A file with all kinds of rows, in trees of more than one level. */
  @BeforeEach
  void journal() throws Exception {
    file = folder.resolve("contessa.db");
    try (SqlJournal journal = SqliteFile.journal(file)) {
      for (int seq = 1; seq <= ROWS; seq++) {
        for (int table = 0; table < TABLES; table++) {
          journal.append(row(table, seq));
        }
      }
      var _ = journal.database().write(SalvageTest::fill);
    }
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      new Sql(connection).list("pragma wal_checkpoint(truncate)", row -> row.getInt(1));
      owners = owners(connection);
    }
  }

  private static boolean fill(Sql sql) throws SQLException {
    for (int i = 0; i < GUESTS; i++) {
      String guest = tag("guest", i, 0);
      sql.update(
          "insert into sessions (token_hash, player, name, opened, id, seen, owner)"
              + " values (?, ?, ?, ?, ?, ?, ?)",
          "hash" + i,
          guest,
          guest.repeat(9),
          5,
          "id" + i,
          6,
          i % 3 == 0 ? guest : null);
      sql.update(
          "insert into ratings (player, pool, program, mu, sigma, tenths, games, won, listed)"
              + " values (?, ?, 0, ?, 2, 1, 1, 0, 1)",
          tag("rated", i, 0),
          "royal",
          i / 4.0);
    }
    for (int i = 0; i < ARCHIVED; i++) {
      byte[] packed = packed(tag("old", i, 0).repeat(700));
      sql.update(
          "insert into archive (table_id, closed, crc, packed) values (?, ?, ?, ?)",
          tag("old", i, 0),
          9,
          Checksum.of(packed),
          packed);
    }
    return true;
  }

  /** No rows, and a text that is stored as it is. */
  private static byte[] packed(String text) throws SQLException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out =
        new GZIPOutputStream(packed) {
          {
            def.setLevel(Deflater.NO_COMPRESSION);
          }
        }) {
      out.write(new byte[4]);
      out.write(text.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new SQLException(e);
    }
    return packed.toByteArray();
  }

  /** The table or index that each page belongs to. */
  private static Map<Integer, String> owners(Connection connection) throws SQLException {
    Map<Integer, String> owners = new TreeMap<>();
    new Sql(connection)
        .list(
            "select name, pageno, pagetype from dbstat",
            row -> owners.put(row.getInt(2), row.getString(1) + " " + row.getString(3)));
    return owners;
  }

  private static void zero(Path file, int page) throws IOException {
    try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
      disk.seek((page - 1L) * PAGE);
      disk.write(new byte[PAGE]);
    }
  }

  /** One page of every kind of every tree, and with {@code --full} all of them. */
  private List<Integer> pages() {
    Map<String, Integer> kinds = new LinkedHashMap<>();
    owners.forEach(
        (page, owner) ->
            kinds.put(owner.startsWith("sqlite_") ? owner.split(" ", 2)[1] : owner, page));
    Set<Integer> chosen = new TreeSet<>(kinds.values());
    chosen.add(1);
    return List.copyOf(TestScale.of(0, 1) == 1 ? owners.keySet() : chosen);
  }

  @Test
  void aSoundFileIsSalvagedWhole() throws Exception {
    Path fresh = folder.resolve("new.db");
    IntegrityCheck.Report report = Salvage.copy(file, fresh);
    assertThat(report).isEqualTo(new IntegrityCheck.Report(TABLES, TABLES * ROWS, List.of()));
    expect(fresh, "");
  }

  @Test
  void everyLostPageCostsOnlyWhatWasOnIt() throws Exception {
    byte[] bytes = Files.readAllBytes(file);
    for (int page : pages()) {
      Path damaged = folder.resolve("damaged" + page + ".db");
      Files.copy(file, damaged);
      zero(damaged, page);
      Path fresh = folder.resolve("new" + page + ".db");
      Salvage.copy(damaged, fresh);
      String owner = owners.getOrDefault(page, "");
      boolean holdsRows =
          List.of("events", "sessions", "ratings", "archive").contains(owner.split(" ", 2)[0]);
      String lost =
          holdsRows ? new String(bytes, (page - 1) * PAGE, PAGE, StandardCharsets.ISO_8859_1) : "";
      expect(fresh, lost);
      assertThat(IntegrityCheck.thorough(fresh).problems()).as("%d %s", page, owner).isEmpty();
    }
  }

  /** Everything is there, byte by byte, except rows with a piece in the lost bytes. */
  private void expect(Path fresh, String lost) throws Exception {
    try (SqlJournal journal = SqliteFile.journal(fresh)) {
      for (int table = 0; table < TABLES; table++) {
        // A table can be played only up to the first row that is missing.
        List<JournalRow> sound = new ArrayList<>();
        for (JournalRow row : rows(table)) {
          if (lost.contains(tag("row", table, (int) row.seq()))) {
            break;
          }
          sound.add(row);
        }
        assertThat(journal.read(tableId(table))).isEqualTo(sound);
      }
    }
    for (String name : List.of("sessions", "ratings", "archive")) {
      List<String> sound = new ArrayList<>(content(file, name));
      sound.removeIf(row -> lost.contains(row.substring(0, row.indexOf('>') + 1)));
      assertThat(content(fresh, name)).as(name).isEqualTo(sound);
    }
  }

  /** The rows of a table, each with its tag first. */
  private static List<String> content(Path file, String name) throws Exception {
    String columns =
        switch (name) {
          case "sessions" -> "player, token_hash, name, opened, id, seen, coalesce(owner,'-')";
          case "ratings" -> "player, pool, program, mu, sigma, tenths, games, won, listed";
          default -> "table_id, hex(packed), closed, crc";
        };
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      return new Sql(connection)
          .list(
              "select " + columns.replace(", ", " || ' ' || ") + " from " + name + " order by 1",
              row -> row.getString(1));
    }
  }

  @Test
  void aCheckFindsEveryLostPage() throws Exception {
    assertThat(IntegrityCheck.thorough(file).problems()).isEmpty();
    for (int page : pages()) {
      Path damaged = folder.resolve("damaged.db");
      Files.copy(file, damaged);
      zero(damaged, page);
      assertThat(IntegrityCheck.thorough(damaged).problems()).as("page %d", page).isNotEmpty();
      for (String suffix : List.of("", "-wal", "-shm")) {
        Files.deleteIfExists(folder.resolve("damaged.db" + suffix));
      }
    }
  }
}
