package contessa.server.journal.salvage;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.Journal;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whichever page a disk loses after a crash: the tables that have no row on it go on, at the latest
 * when the server has started again.
 */
class LostPageTest {

  private static final int PAGE = SqliteFile.PAGE_SIZE;
  private static final int TABLES = 12;
  private static final int ROWS = 20;

  /** A server finds damage, ends or is started again, and repairs it. */
  private static final int STARTS = 3;

  @TempDir Path folder;
  private Path crashed;

  private static String id(int table) {
    return "table" + (char) ('a' + table);
  }

  private static JournalRow row(String table, long seq) {
    return new JournalRow(table, seq, "p:" + seq, 17, false, ("<" + table + ">").repeat(12));
  }

  /** A file as it is while a server runs. */
  @BeforeEach
  void crash() throws Exception {
    Path file = folder.resolve("contessa.db");
    crashed = folder.resolve("crashed.db");
    try (SqlJournal journal = SqliteFile.journal(file)) {
      for (int seq = 1; seq <= ROWS; seq++) {
        for (int table = 0; table < TABLES; table++) {
          journal.append(row(id(table), seq));
        }
      }
      try (var connection = SqliteFile.source(file).getConnection();
          var statement = connection.createStatement()) {
        statement.execute("pragma wal_checkpoint(truncate)");
      }
      Files.copy(file, crashed);
    }
  }

  private Set<String> withARowOn(byte[] file, int page) {
    String text = new String(file, page * PAGE, PAGE, StandardCharsets.ISO_8859_1);
    Set<String> tables = new TreeSet<>();
    for (int table = 0; table < TABLES; table++) {
      if (text.contains("<" + id(table) + ">")) {
        tables.add(id(table));
      }
    }
    return tables;
  }

  @Test
  void theOtherTablesGoOn() throws Exception {
    byte[] sound = Files.readAllBytes(crashed);
    for (int page = 1; page < sound.length / PAGE; page++) {
      Path data = Files.createDirectory(folder.resolve("lost" + page));
      Path file = data.resolve("contessa.db");
      Files.copy(crashed, file);
      try (RandomAccessFile disk = new RandomAccessFile(file.toFile(), "rw")) {
        disk.seek((long) page * PAGE);
        disk.write(new byte[PAGE]);
      }
      Set<String> lost = withARowOn(sound, page);
      assertThat(lost).hasSizeLessThan(TABLES);
      assertThat(goOn(file, lost)).as("page " + page).isEmpty();
    }
  }

  /** The tables that cannot go on although none of their rows was lost. */
  private static List<String> goOn(Path file, Set<String> lost) {
    List<String> problems = List.of();
    for (int start = 0; start < STARTS; start++) {
      problems = new ArrayList<>();
      try (SqlJournal journal = Repair.open(file)) {
        if (!journal.database().problems().isEmpty()) {
          journal.database().requestRepair(); // as a server does
        }
        Set<String> open = new TreeSet<>(journal.openTables());
        for (int table = 0; table < TABLES; table++) {
          if (!lost.contains(id(table)) && !open.contains(id(table))) {
            problems.add(id(table) + " is not in the list");
          }
        }
        for (String table : lost) {
          if (open.remove(table) && isShorter(journal, table)) {
            problems.add(table + " goes on from an earlier moment");
          }
        }
        for (String table : open) {
          long rows = journal.read(table).size();
          if (rows < ROWS || journal.append(row(table, rows + 1)) != Journal.AppendResult.WRITTEN) {
            problems.add(table + " has only " + rows);
          }
        }
        if (problems.isEmpty()) {
          return problems;
        }
      } catch (JournalFailure e) {
        problems.add(String.valueOf(e.getMessage()));
      }
    }
    return problems;
  }

  private static boolean isShorter(SqlJournal journal, String table) {
    try {
      return journal.read(table).size() < ROWS;
    } catch (JournalFailure e) {
      return false;
    }
  }
}
