package contessa.server.journal.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.server.host.identity.Sessions;
import contessa.server.journal.JournalFailure;
import contessa.server.journal.Sql;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.salvage.IntegrityCheck;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class DataMoveTest {

  @TempDir Path folder;

  private final String address = TestPostgres.freshAddress();

  private static JournalRow row(String table, long seq, boolean last) {
    return new JournalRow(table, seq, last ? null : "p:" + seq, 100 + seq, last, "{\"n\":\"Zoë\"}");
  }

  /** A file with an open table, an archived one and a session; the session's token. */
  private String fill(Path file) {
    try (SqlJournal journal = SqliteFile.journal(file)) {
      journal.append(row("open", 1, false));
      journal.append(row("open", 2, false));
      journal.append(row("closed", 1, false));
      journal.append(row("closed", 2, true));
      journal.archive().addClosedBefore(1_000);
      return new Sessions(journal.database(), InstantSource.system()).open("en").token();
    }
  }

  @Test
  void everythingIsInTheDatabaseAfterwards() {
    Path file = folder.resolve("contessa.db");
    String token = fill(file);
    assertThat(DataMove.copy(file, address)).isEqualTo(5);
    try (SqlJournal journal = new SqlJournal(PostgresDatabase.connect(address, false))) {
      assertThat(journal.openTables()).containsExactly("open");
      assertThat(journal.read("open"))
          .containsExactly(row("open", 1, false), row("open", 2, false));
      assertThat(journal.read("closed"))
          .containsExactly(row("closed", 1, false), row("closed", 2, true));
      assertThat(new Sessions(journal.database(), InstantSource.system()).find(token)).isPresent();
    }
    assertThat(IntegrityCheck.thorough(address))
        .isEqualTo(new IntegrityCheck.Report(2, 4, List.of()));
    TestPostgres.execute(address, "update events set payload = '{}' where seq = 2");
    assertThat(IntegrityCheck.thorough(address).problems()).hasSize(1);
  }

  @Test
  void everythingComesBackToAFile() {
    Path file = folder.resolve("contessa.db");
    String token = fill(file);
    DataMove.copy(file, address);
    Path back = folder.resolve("back.db");
    assertThat(DataMove.copyBack(address, back)).isEqualTo(5);
    DataMove.refuseMoved(back);
    try (SqlJournal journal = SqliteFile.journal(back)) {
      assertThat(journal.read("open"))
          .containsExactly(row("open", 1, false), row("open", 2, false));
      assertThat(journal.read("closed"))
          .containsExactly(row("closed", 1, false), row("closed", 2, true));
      assertThat(new Sessions(journal.database(), InstantSource.system()).find(token)).isPresent();
    }
    assertThat(IntegrityCheck.thorough(back)).isEqualTo(new IntegrityCheck.Report(2, 4, List.of()));
  }

  @Test
  void itComesBackToTheFileThatItLeft() throws Exception {
    Path file = folder.resolve("contessa.db");
    fill(file);
    DataMove.copy(file, address);
    byte[] left = Files.readAllBytes(file);
    TestPostgres.execute(address, "delete from events where table_id = 'open' and seq = 2");
    assertThat(DataMove.copyBack(address, file)).isEqualTo(4);
    DataMove.refuseMoved(file);
    try (SqlJournal journal = SqliteFile.journal(file)) {
      assertThat(journal.read("open")).containsExactly(row("open", 1, false));
    }
    assertThat(Files.readAllBytes(folder.resolve("contessa.db.moved"))).isEqualTo(left);
    assertThatThrownBy(() -> DataMove.copyBack(address, file))
        .isInstanceOf(JournalFailure.class)
        .hasMessage(file + " is in use; move to another folder (--data)");
  }

  @Test
  void aMoveBackThatFailsChangesNothing() throws Exception {
    Path file = folder.resolve("contessa.db");
    fill(file);
    DataMove.copy(file, address);
    byte[] left = Files.readAllBytes(file);
    TestPostgres.execute(address, "create table friends (player text not null)");
    assertThatThrownBy(() -> DataMove.copyBack(address, file))
        .isInstanceOf(JournalFailure.class)
        .hasMessage("the file has no table friends");
    assertThat(Files.readAllBytes(file)).isEqualTo(left);
    assertThatThrownBy(() -> DataMove.refuseMoved(file)).isInstanceOf(JournalFailure.class);
  }

  @Test
  void aDatabaseWithDataIsNotTouched() {
    Path file = folder.resolve("contessa.db");
    fill(file);
    DataMove.copy(file, address);
    assertThatThrownBy(() -> DataMove.copy(file, address))
        .isInstanceOf(JournalFailure.class)
        .hasMessage("the database has data already");
  }

  private Path fileWithFriends() throws Exception {
    Path file = folder.resolve("contessa.db");
    fill(file);
    try (Connection connection = SqliteFile.source(file).getConnection()) {
      new Sql(connection).update("create table friends (player text not null)");
      new Sql(connection).update("insert into friends values ('anna'), ('bruno')");
    }
    return file;
  }

  @Test
  void aTableThatNobodyToldItOfIsCopied() throws Exception {
    TestPostgres.execute(address, "create table friends (player text not null)");
    assertThat(DataMove.copy(fileWithFriends(), address)).isEqualTo(7);
  }

  @Test
  void aTableThatTheDatabaseDoesNotHaveIsNotLeftOutInSilence() throws Exception {
    Path file = fileWithFriends();
    assertThatThrownBy(() -> DataMove.copy(file, address))
        .isInstanceOf(JournalFailure.class)
        .hasMessage("the database has no table friends");
  }
}
