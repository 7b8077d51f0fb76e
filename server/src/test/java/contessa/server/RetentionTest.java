package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.host.games.SqlGameHistory;
import contessa.server.journal.GoldenRows;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.message.FinishedGame;
import contessa.table.state.JournalRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is older than the operator wants to keep is deleted, and nothing else. */
class RetentionTest {

  private static final String SAID = "good evening";

  @TempDir Path folder;
  private final List<String> changed = new ArrayList<>();
  private Instant closed = Instant.EPOCH;

  private void play(SqlJournal journal, String table, boolean isClosed) throws Exception {
    List<JournalRow> rows = GoldenRows.of("v1-coup", table);
    rows.forEach(journal::append);
    if (isClosed) {
      JournalRow last = GoldenRows.closing(rows);
      closed = Instant.ofEpochMilli(last.at());
      journal.append(last);
    }
  }

  private void apply(SqlJournal journal, int days, String... setting) {
    Settings settings = Settings.of(folder, Map.of(setting[0], setting[1]), Map.of());
    new Retention(settings, journal, changed::add)
        .apply(() -> false, closed.plus(Duration.ofDays(days)));
  }

  @Test
  void oldGamesAreDeletedArchivedOrNot() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(Server.journal(folder))) {
      play(journal, "archived", true);
      journal.archive().addClosedBefore(Long.MAX_VALUE);
      play(journal, "closed", true);
      play(journal, "open", false);
      SqlGameHistory history = new SqlGameHistory(journal.database());
      history.add("p0", game("archived"));
      history.add("p0", game("open"));
      apply(journal, 6, "game-days", "7");
      assertThat(changed).isEmpty();
      apply(journal, 1_000, "chat-days", "0");
      assertThat(changed).as("never, unless it is set").isEmpty();
      apply(journal, 8, "game-days", "7");
      assertThat(changed).containsExactlyInAnyOrder("archived", "closed");
      assertThat(journal.read("archived")).isEmpty();
      assertThat(journal.read("closed")).isEmpty();
      assertThat(journal.read("open")).isNotEmpty();
      assertThat(history.of("p0")).containsExactly(game("open"));
    }
    assertThat(IntegrityCheck.thorough(Server.journal(folder)).problems()).isEmpty();
  }

  private static FinishedGame game(String table) {
    return new FinishedGame(
        table, 1, "coup", "resistance", List.of("A", "B"), 0, List.of(1), 5, true);
  }

  @Test
  void oldChatIsDeletedAndGamesStay() throws Exception {
    try (SqlJournal journal = SqliteFile.journal(Server.journal(folder))) {
      play(journal, "archived", true);
      journal.archive().addClosedBefore(Long.MAX_VALUE);
      play(journal, "closed", true);
      play(journal, "open", false);
      assertThat(journal.tablesWith(SAID)).containsExactly("archived", "closed", "open");
      apply(journal, 8, "chat-days", "7");
      assertThat(journal.tablesWith(SAID)).containsExactly("open");
      assertThat(changed).containsExactlyInAnyOrder("archived", "closed");
      assertThat(journal.read("closed")).hasSameSizeAs(journal.read("archived")).isNotEmpty();
    }
    assertThat(IntegrityCheck.thorough(Server.journal(folder)).problems()).isEmpty();
  }
}
