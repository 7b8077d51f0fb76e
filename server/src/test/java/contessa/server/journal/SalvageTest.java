package contessa.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.journal.Journal.Row;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages that a disk has lost cost the tables on them, and nothing else. */
class SalvageTest {

  private static final int PAGE = 4_096;
  private static final int TABLES = 16;
  private static final int ROWS = 40;

  @TempDir Path folder;

  private static Row row(int table, int seq) {
    // Some rows are longer than a page.
    String payload = "{\"n\":\"" + "x".repeat(seq == 7 ? 9_000 : 200) + seq + "\"}";
    return new Row("table" + (char) ('a' + table), seq, "p:" + seq, 17 + seq, false, payload);
  }

  private Path journal() throws Exception {
    Path file = folder.resolve("contessa.db");
    try (SqliteJournal journal = SqliteJournal.open(file)) {
      for (int seq = 1; seq <= ROWS; seq++) {
        for (int table = 0; table < TABLES; table++) {
          journal.append(row(table, seq));
        }
      }
    }
    try (Connection connection = Database.source(file).getConnection()) {
      Sql.update(
          connection,
          "insert into sessions (token_hash, player, name, opened, id, seen)"
              + " values ('h', 'person-1', 'Ana', 5, 'i', 6)");
      Sql.list(connection, row -> row.getInt(1), "pragma wal_checkpoint(truncate)");
    }
    return file;
  }

  private static void zero(Path file, int page) throws IOException {
    try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
      disk.seek((long) page * PAGE);
      disk.write(new byte[PAGE]);
    }
  }

  private static List<Row> rows(int table) {
    return java.util.stream.IntStream.rangeClosed(1, ROWS)
        .mapToObj(seq -> row(table, seq))
        .toList();
  }

  @Test
  void aSoundFileIsSalvagedWhole() throws Exception {
    Path fresh = folder.resolve("new.db");
    Salvage.Report report = Salvage.copy(journal(), fresh);
    assertThat(report).isEqualTo(new Salvage.Report(TABLES, TABLES * ROWS, List.of()));
    try (SqliteJournal journal = SqliteJournal.open(fresh)) {
      for (int table = 0; table < TABLES; table++) {
        assertThat(journal.read("table" + (char) ('a' + table))).isEqualTo(rows(table));
      }
    }
  }

  @Test
  void everyLostPageCostsOnlyWhatWasOnIt() throws Exception {
    Path file = journal();
    int pages = (int) (Files.size(file) / PAGE);
    Random random = new Random(5);
    for (int round = 0; round < 12; round++) {
      Path damaged = folder.resolve("damaged" + round + ".db");
      Files.copy(file, damaged);
      int page = round == 0 ? 0 : random.nextInt(pages);
      zero(damaged, page);
      Path fresh = folder.resolve("new" + round + ".db");
      assertThat(Salvage.copy(damaged, fresh).tables()).isEqualTo(TABLES);
      try (SqliteJournal journal = SqliteJournal.open(fresh)) {
        for (int table = 0; table < TABLES; table++) {
          List<Row> found = journal.read("table" + (char) ('a' + table));
          assertThat(rows(table).subList(0, found.size())).as("page %d", page).isEqualTo(found);
        }
        assertThat(journal.openTables()).hasSize(TABLES);
      }
      assertThat(IntegrityCheck.thorough(fresh).problems()).isEmpty();
    }
  }

  @Test
  void aCheckFindsEveryLostPage() throws Exception {
    Path file = journal();
    assertThat(IntegrityCheck.thorough(file))
        .isEqualTo(new IntegrityCheck.Report(TABLES, TABLES * ROWS, List.of()));
    int pages = (int) (Files.size(file) / PAGE);
    for (int page = 0; page < pages; page += 7) {
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
