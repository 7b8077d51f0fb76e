package contessa.server.journal.salvage;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import contessa.testkit.TestScale;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A damaged file is read page by page, however large it is and whatever its pages say. */
class SqlitePagesTest {

  /** Two gibibytes, more than an int can count, take seconds to scan. */
  private static final long FAR = (long) TestScale.of(1, 2_048) << 20;

  private static final int PAGE = SqliteFile.PAGE_SIZE;

  @TempDir Path folder;

  private static JournalRow row(int seq, String payload) {
    return new JournalRow("t", seq, "p:" + seq, 17, false, payload);
  }

  private Path journalWith(List<JournalRow> rows) throws Exception {
    Path file = folder.resolve("contessa.db");
    try (SqlJournal journal = SqliteFile.journal(file)) {
      rows.forEach(journal::append);
    }
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      new Sql(connection).list("pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    }
    return file;
  }

  private static List<Integer> pages(Path file, String type) throws Exception {
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      return new Sql(connection)
          .list(
              "select pageno from dbstat where name = 'events' and pagetype = ? order by path",
              row -> row.getInt(1),
              type);
    }
  }

  /** The numbers of the rows in a file. */
  private List<Long> carved(Path file) throws IOException {
    Path store = folder.resolve("rows.db");
    try (Database rows = SqliteFile.open(store)) {
      new RescuedTable(rows, "events").carve(file);
      return rows.list("select seq from events order by seq", row -> row.getLong(1));
    } finally {
      Files.delete(store);
    }
  }

  @Test
  void aRowFarBehindTheOthersIsFound() throws Exception {
    Path file = journalWith(List.of(row(1, "x".repeat(9_000)), row(2, "y")));
    assertThat(carved(file)).containsExactly(1L, 2L);
    byte[] leaf = new byte[PAGE];
    int number = pages(file, "leaf").getFirst();
    try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
      disk.seek((number - 1L) * PAGE);
      disk.readFully(leaf);
      disk.seek((number - 1L) * PAGE);
      disk.write(new byte[PAGE]);
      disk.seek(FAR + 3 * PAGE); // what is in between takes no room on disk
      disk.write(leaf);
    }
    assertThat(carved(file)).containsExactly(1L, 2L);
  }

  @Test
  void aLostFirstPageDoesNotHideHowLargeThePagesAre() throws Exception {
    for (int size : new int[] {PAGE, 4_096}) {
      Path file = folder.resolve("contessa.db");
      try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
          Statement statement = connection.createStatement()) {
        statement.execute("pragma page_size = " + size);
        statement.execute("pragma journal_mode = wal");
      }
      journalWith(IntStream.rangeClosed(1, 40).mapToObj(i -> row(i, "x".repeat(300))).toList());
      try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
        disk.write(new byte[size]);
      }
      assertThat(carved(file)).hasSize(40);
      Files.delete(file);
    }
  }

  @Test
  void overflowPagesInACircleCostOnlyTheirRow() throws Exception {
    Path file = journalWith(List.of(row(1, "y"), row(2, "x".repeat(20_000))));
    int first = pages(file, "overflow").getFirst();
    try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
      disk.seek((first - 1L) * PAGE);
      disk.writeInt(first);
    }
    assertThat(carved(file)).containsExactly(1L);
  }

  /** The log begins again at its start and keeps what it held before behind the new frames. */
  @Test
  void aRowThatWasErasedDoesNotComeBackFromTheLog() throws Exception {
    Path file = folder.resolve("contessa.db");
    List<JournalRow> rows =
        IntStream.rangeClosed(1, 40).mapToObj(i -> row(i, "Bruno ".repeat(200))).toList();
    Path copy = folder.resolve("copy.db");
    try (SqlJournal journal = SqliteFile.journal(file)) {
      rows.forEach(journal::append);
      try (Connection connection = SqliteFile.source(file).getConnection()) {
        new Sql(connection).list("pragma wal_checkpoint(restart)", row -> row.getInt(1));
      }
      journal.rewrite("t", List.of(row(1, "somebody")));
      Files.copy(file, copy);
      Files.copy(folder.resolve("contessa.db-wal"), folder.resolve("copy.db-wal"));
    }
    assertThat(
            Files.readString(
                folder.resolve("copy.db-wal"), java.nio.charset.StandardCharsets.ISO_8859_1))
        .contains("Bruno", "somebody");
    Path fresh = folder.resolve("fresh.db");
    Salvage.copy(copy, fresh);
    try (SqlJournal journal = SqliteFile.journal(fresh)) {
      List<JournalRow> found = journal.read("t");
      assertThat(found).hasSize(40);
      assertThat(found.getFirst().payload()).isEqualTo("somebody");
    }
  }
}
