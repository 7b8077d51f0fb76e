package contessa.server.host.identity;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Reader;
import contessa.server.host.games.SqlGameHistory;
import contessa.server.journal.GoldenRows;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.message.FinishedGame;
import contessa.table.message.Replay;
import contessa.table.state.JournalRow;
import contessa.table.view.Replays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players who delete everything about them are "somebody" in the games of the others. */
class PersonalDataTest {

  private static final String NAME = "Player 0";
  private static final String SAID = "good evening";

  @TempDir Path folder;
  private SqlJournal journal;
  private Sessions sessions;
  private final List<String> changed = new ArrayList<>();

  private Path file() {
    return folder.resolve("contessa.db");
  }

  @BeforeEach
  void open() {
    journal = SqliteFile.journal(file());
    sessions = new Sessions(journal.database(), InstantSource.system());
  }

  @AfterEach
  void close() {
    journal.close();
  }

  /** A table where p0 and p1 have finished a game. */
  private void play(String table, boolean closed) throws Exception {
    List<JournalRow> rows = GoldenRows.of("v1-coup", table);
    rows.forEach(journal::append);
    if (closed) {
      journal.append(GoldenRows.closing(rows));
    }
  }

  private void list(String table) {
    Replay replay = replay(table);
    SqlGameHistory history = new SqlGameHistory(journal.database());
    for (int seat = 0; seat < 2; seat++) {
      history.add(
          "p" + seat,
          new FinishedGame(
              table, 1, "coup", "reformation", replay.names(), seat, List.of(0), 5, true));
    }
  }

  private Replay replay(String table) {
    return Replays.of(table, journal.read(table), 1, "p1", Reader.REFEREE);
  }

  private void delete() {
    try (PersonalData data = new PersonalData(journal, sessions, changed::add)) {
      data.delete("p0", 7);
    }
  }

  private void tidy() {
    try (PersonalData data = new PersonalData(journal, sessions, changed::add)) {
      data.eraseEverywhere();
    }
  }

  private List<String> deletions() {
    return journal.database().list("select player from deletions", row -> row.getString(1));
  }

  /** Whoever adds a table to the schema must not have to know of the deletion. */
  @Test
  void rowsOfThePlayerGoFromEveryTable() {
    var _ =
        journal
            .database()
            .write(
                sql -> {
                  sql.update("create table friends (player text, since integer)");
                  return sql.update("insert into friends values ('p0', 1), ('p1', 2)");
                });
    delete();
    List<String> left =
        journal.database().list("select player from friends", row -> row.getString(1));
    assertThat(left).containsExactly("p1");
  }

  @Test
  void namesInFinishedGamesAreErased() throws Exception {
    play("t", true);
    list("t");
    Replay before = replay("t");
    assertThat(before.names()).contains(NAME);
    delete();
    Replay after = replay("t");
    assertThat(after.names().getFirst()).isEmpty();
    assertThat(after.names().subList(1, 3)).isEqualTo(before.names().subList(1, 3));
    assertThat(after.frames()).as("the game itself").isEqualTo(before.frames());
    SqlGameHistory history = new SqlGameHistory(journal.database());
    assertThat(history.of("p0")).isEmpty();
    assertThat(history.of("p1").getFirst().names()).isEqualTo(after.names());
    assertThat(changed).containsExactly("t");
    tidy();
    assertThat(deletions()).isEmpty();
  }

  @Test
  void aTableInTheArchiveAndOneWithoutAFinishedGameAreErasedToo() throws Exception {
    play("t", true);
    assertThat(journal.archive().addClosedBefore(Long.MAX_VALUE)).isEqualTo(1);
    delete();
    tidy();
    assertThat(replay("t").names().getFirst()).isEmpty();
    assertThat(journal.read("t").toString()).doesNotContain(NAME, SAID);
    assertThat(IntegrityCheck.thorough(file()).problems()).isEmpty();
  }

  @Test
  void anOpenTableIsErasedWhenItHasClosed() throws Exception {
    play("t", false);
    delete();
    tidy();
    assertThat(replay("t").names()).contains(NAME);
    assertThat(deletions()).containsExactly("p0");
    journal.append(GoldenRows.closing(journal.read("t")));
    tidy();
    assertThat(replay("t").names()).doesNotContain(NAME);
    assertThat(deletions()).isEmpty();
  }

  /** Nothing is left in the file, in free pages neither. */
  @Test
  void nothingIsLeftOnDisk() throws Exception {
    play("t", true);
    list("t");
    delete();
    tidy();
    journal.close();
    String bytes = Files.readString(file(), StandardCharsets.ISO_8859_1);
    assertThat(bytes).contains("Player B").doesNotContain(NAME, SAID);
  }
}
