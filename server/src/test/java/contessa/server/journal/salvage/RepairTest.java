package contessa.server.journal.salvage;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.table.state.JournalRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever adds a table to the schema must not have to know of the repair. */
class RepairTest {

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void addATable() throws Exception {
    file = folder.resolve("contessa.db");
    try (SqlJournal journal = SqliteFile.journal(file)) {
      journal.append(new JournalRow("table", 1, "p:1", 17, false, "{}"));
    }
    execute(
        "create table friends (player text not null, since integer)",
        "create index friends_player on friends (player)",
        "insert into friends values ('anna', 1), ('bruno', 2), ('carla', null)");
  }

  private void execute(String... statements) throws SQLException {
    try (Connection connection = SqliteFile.source(file).getConnection();
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.executeUpdate(sql);
      }
    }
  }

  private List<String> repaired(String question) throws Exception {
    Files.createFile(SqliteFile.repairMark(file));
    try (SqlJournal journal = Repair.open(file)) {
      assertThat(journal.read("table")).hasSize(1);
      return journal.database().list(question, row -> row.getString(1));
    }
  }

  @Test
  void aTableThatNobodyToldItOfIsKept() throws Exception {
    assertThat(repaired("select player from friends order by player"))
        .containsExactly("anna", "bruno", "carla");
    assertThat(folder.resolve("contessa.db.damaged")).as("it was repaired").exists();
  }

  @Test
  void itsIndexesAreKept() throws Exception {
    assertThat(repaired("select name from sqlite_master where name = 'friends_player'")).hasSize(1);
  }

  /** The new file refuses a row without an error; only a count tells. */
  @Test
  void aRepairThatLosesRowsOfAnyTableIsNoRepair() throws Exception {
    execute(
        "pragma writable_schema = on",
        "update sqlite_master set sql = 'create table friends"
            + " (player text not null, since integer check (since > 1))' where name = 'friends'");
    assertThat(repaired("select player from friends order by player"))
        .containsExactly("anna", "bruno", "carla");
    assertThat(folder.resolve("contessa.db.damaged")).doesNotExist();
  }
}
