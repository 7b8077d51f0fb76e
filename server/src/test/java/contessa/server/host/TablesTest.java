package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.Budget;
import contessa.server.journal.SqliteJournal;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.Me;
import contessa.server.wire.Message;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import contessa.server.wire.TableCreated;
import contessa.server.wire.TableOptions;
import contessa.server.wire.Talk;
import contessa.server.wire.WireJson;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The tables of a server in real time and on a real disk. */
class TablesTest {

  @TempDir Path folder;

  private static CreateTable request(boolean open, boolean start) {
    TableOptions options =
        new TableOptions(
            "coup",
            WireJson.read("{\"edition\":\"resistance\"}", JsonNode.class),
            4,
            open,
            Clock.BLITZ,
            Talk.CHAT,
            false,
            true,
            true,
            true,
            true,
            null);
    return new CreateTable("Ana", options, List.of("random", "random"), start);
  }

  private static TableCreated create(TableHost tables, String player, CreateTable request) {
    return ((TableHost.Creation.Done) tables.create(player, request)).table();
  }

  @Test
  void aTableIsPlayedLeftAndFoundAgainAfterARestart() throws InterruptedException {
    Path file = folder.resolve("contessa.db");
    LinkedBlockingQueue<Message> heard = new LinkedBlockingQueue<>();
    TableCreated created;
    Message.Snapshot first;
    try (SqliteJournal journal = SqliteJournal.open(file);
        Tables tables = Tables.open(journal, Budget.rollouts(10), 100)) {
      created = create(tables, "ana", request(true, true));
      assertThat(tables.tables()).hasSize(1);
      assertThat(tables.tablesOf("ana")).hasSize(1);
      assertThat(tables.tablesOf("bruno")).isEmpty();
      String spoken = created.code().toLowerCase(Locale.ROOT);
      assertThat(tables.tableByCode(spoken.substring(0, 4) + " - " + spoken.substring(4)))
          .contains(created.table());
      var _ = tables.watch("ana", created.table(), null, 0, heard::add).orElseThrow();
      first = (Message.Snapshot) heard.take();
      assertThat(first.view().stage()).isEqualTo(Stage.PLAYING);
      tables.submit("ana", created.table(), new Command.Away("away"));
      Patience.until(heard, message -> message instanceof Message.Update);
    }
    try (SqliteJournal journal = SqliteJournal.open(file);
        Tables tables = Tables.open(journal, Budget.rollouts(10), 100)) {
      assertThat(tables.resume()).isEqualTo(1);
      assertThat(tables.tableByCode(created.code())).contains(created.table());
      heard.clear();
      var _ = tables.watch("ana", created.table(), "seat", first.n(), heard::add).orElseThrow();
      Message.Update missed = (Message.Update) heard.poll(5, TimeUnit.SECONDS);
      assertThat(missed.n()).isEqualTo(first.n() + 1);
    }
  }

  /** Waiting for what comes in real time. */
  private static final class Patience {
    static void until(LinkedBlockingQueue<Message> heard, Predicate<Message> wanted)
        throws InterruptedException {
      Message message;
      do {
        message = heard.poll(20, TimeUnit.SECONDS);
        assertThat(message).as("something is heard in time").isNotNull();
      } while (!wanted.test(message));
    }
  }

  @Test
  void aPrivateTableIsInNoListAndAClosedOneIsGone() {
    try (SqliteJournal journal = SqliteJournal.open(folder.resolve("contessa.db"));
        Tables tables = Tables.open(journal, Budget.rollouts(10), 2)) {
      TableCreated created = create(tables, "ana", request(false, false));
      assertThat(tables.tables()).isEmpty();
      create(tables, "ana", request(true, false));
      assertThat(tables.create("bruno", request(true, false)))
          .isEqualTo(new TableHost.Creation.Not(Refused.TOO_MANY_TABLES));
      assertThat(tables.submit("ana", created.table(), new Command.Close("c")).ok()).isTrue();
      assertThat(tables.submit("ana", created.table(), new Command.Start("s")).refused())
          .isEqualTo(Refused.NO_TABLE);
      assertThat(tables.watch("ana", created.table(), null, 0, _ -> {})).isEmpty();
      assertThat(tables.tableByCode(created.code())).isEmpty();
      assertThat(journal.openTables()).hasSize(1);
    }
  }

  @Test
  void codesAreReadAsTheyAreSpoken() {
    assertThat(Codes.ALPHABET).hasSize(31).doesNotContain("0", "O", "1", "I", "U");
    assertThat(Codes.read("abcd-2345 ")).isEqualTo("ABCD2345");
  }

  @Test
  void aSessionIsKnownByItsTokenAndNothingElse() {
    Path file = folder.resolve("contessa.db");
    SqliteJournal.open(file).close();
    Sessions sessions = new SqliteSessions(file, InstantSource.system());
    Sessions.Opened one = sessions.open();
    Sessions.Opened other = sessions.open();
    assertThat(one.token()).hasSize(43).isNotEqualTo(other.token());
    assertThat(sessions.whose(one.token())).contains(one.me());
    assertThat(sessions.whose(one.me().player())).isEmpty();
    sessions.rename(one.me().player(), "Ana");
    assertThat(sessions.whose(one.token())).contains(new Me(one.me().player(), "Ana"));
    sessions.end(one.token());
    assertThat(sessions.whose(one.token())).isEmpty();
    assertThat(sessions.whose(other.token())).contains(other.me());
  }
}
