package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Budget;
import contessa.server.host.games.GameHistory;
import contessa.server.host.games.SqlGameHistory;
import contessa.server.host.threads.SteadyClock;
import contessa.server.journal.Database;
import contessa.server.journal.MemoryJournal;
import contessa.server.journal.SqlJournal;
import contessa.server.journal.sqlite.SqliteFile;
import contessa.server.message.TableFilter;
import contessa.server.table.VirtualServer;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Decision;
import contessa.table.message.FinishedGame;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import contessa.table.player.TableCodes;
import contessa.table.view.Notifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables of a server in real time and on a real disk. */
class TablesTest {

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("contessa.db");
  }

  private static CreateTable request(boolean open, boolean start) {
    TableOptions options =
        VirtualServer.but(VirtualServer.coup("resistance", 4, Clock.BLITZ), "open", open);
    return new CreateTable("Ana", options, List.of("random", "random"), start, null);
  }

  private Tables open(SqlJournal journal, int most) {
    return open(journal, most, SteadyClock.start());
  }

  private Tables open(SqlJournal journal, int most, SteadyClock clock) {
    return Tables.open(
        journal,
        new SqlGameHistory(journal.database()),
        _ -> {},
        Notifier.NONE,
        clock,
        Budget.rollouts(10),
        most);
  }

  private static TableCreated create(Tables tables, String player, CreateTable request) {
    return ((Tables.Creation.Created) tables.create(player, request)).table();
  }

  /** The process was stopped, or the machine asleep. */
  @Test
  void nobodyRunsOutOfTimeWhileTheServerIsPaused() throws InterruptedException {
    AtomicLong paused = new AtomicLong();
    SteadyClock clock =
        new SteadyClock(System.currentTimeMillis(), () -> System.nanoTime() + paused.get(), 1);
    LinkedBlockingQueue<Message> heard = new LinkedBlockingQueue<>();
    try (SqlJournal journal = SqliteFile.journal(file());
        Tables tables = open(journal, 100, clock)) {
      String table = create(tables, "ana", request(true, true)).table();
      var _ = tables.watch("ana", table, null, 0, heard::add).orElseThrow();
      Decision decision = null;
      while (decision == null) {
        decision =
            switch (heard.poll(5, TimeUnit.MINUTES)) {
              case Message.Snapshot snapshot -> snapshot.view().decision();
              case Message.Update update -> update.view().decision();
              default -> null;
            };
      }
      paused.addAndGet(TimeUnit.MINUTES.toNanos(10));
      String choice = decision.choices().getFirst();
      Message.Reply reply =
          tables.submit("ana", table, new Command.Decide("d", decision.ask(), choice));
      assertThat(reply.ok()).isTrue();
      Patience.until(heard, tells(Happening.Resumed.class));
    }
  }

  @Test
  void aTableGoesOnAfterTheWallClockWasSetBack() throws InterruptedException {
    String table;
    try (SqlJournal journal = SqliteFile.journal(file());
        Tables tables = open(journal, 100)) {
      table = create(tables, "ana", request(true, true)).table();
      assertThat(tables.submit("ana", table, new Command.Away("a")).ok()).isTrue();
    }
    SteadyClock behind =
        new SteadyClock(System.currentTimeMillis() - 7_200_000, System::nanoTime, 1);
    LinkedBlockingQueue<Message> heard = new LinkedBlockingQueue<>();
    try (SqlJournal journal = SqliteFile.journal(file());
        Tables tables = open(journal, 100, behind)) {
      tables.resume();
      var _ = tables.watch("ana", table, null, 0, heard::add).orElseThrow();
      Patience.until(heard, tells(Happening.InGame.class));
    }
  }

  /**
   * Anybody may ask for the list, as often as the limits allow, so it must not grow without bound.
   */
  @Test
  void theListHasOnlyTheNewestTables() {
    try (SqlJournal journal = SqliteFile.journal(file());
        Tables tables = open(journal, 1_000)) {
      String last = "";
      for (int i = 0; i < 205; i++) {
        last = create(tables, "player" + i, request(true, false)).table();
      }
      List<TableSummary> listed = tables.tables(TableFilter.ALL);
      assertThat(listed).hasSize(200);
      assertThat(listed).extracting(TableSummary::table).contains(last);
    }
  }

  private static Predicate<Message> tells(Class<?> event) {
    return message ->
        message instanceof Message.Update update
            && update.events().stream().anyMatch(event::isInstance);
  }

  @Test
  void aTableIsPlayedLeftAndFoundAgainAfterARestart() throws InterruptedException {
    Path file = file();
    LinkedBlockingQueue<Message> heard = new LinkedBlockingQueue<>();
    TableCreated created;
    Message.Snapshot first;
    try (SqlJournal journal = SqliteFile.journal(file);
        Tables tables = open(journal, 100)) {
      created = create(tables, "ana", request(true, true));
      assertThat(tables.tables(TableFilter.ALL)).hasSize(1);
      assertThat(tables.tablesOf("ana")).hasSize(1);
      assertThat(tables.tablesOf("bruno")).isEmpty();
      String spoken = created.code().toLowerCase(Locale.ROOT);
      assertThat(tables.tableByCode("ana", spoken.substring(0, 4) + " - " + spoken.substring(4)))
          .contains(created.table());
      var _ = tables.watch("ana", created.table(), null, 0, heard::add).orElseThrow();
      first = (Message.Snapshot) heard.take();
      assertThat(first.view().common().stage()).isEqualTo(Stage.PLAYING);
      tables.submit("ana", created.table(), new Command.Away("away"));
      Patience.until(heard, message -> message instanceof Message.Update);
    }
    try (SqlJournal journal = SqliteFile.journal(file);
        Tables tables = open(journal, 100)) {
      assertThat(tables.resume()).isEqualTo(1);
      assertThat(tables.tableByCode("ana", created.code())).contains(created.table());
      heard.clear();
      var _ = tables.watch("ana", created.table(), "seat", first.n(), heard::add).orElseThrow();
      Message.Update missed = (Message.Update) heard.poll(5, TimeUnit.MINUTES);
      assertThat(missed.n()).isEqualTo(first.n() + 1);
    }
  }

  /** Waiting for what comes in real time. */
  private static final class Patience {
    static void until(LinkedBlockingQueue<Message> heard, Predicate<Message> wanted)
        throws InterruptedException {
      Message message;
      do {
        message = heard.poll(5, TimeUnit.MINUTES);
        assertThat(message).as("something is heard in time").isNotNull();
      } while (!wanted.test(message));
    }
  }

  @Test
  void privateAndClosedTablesAreNotListed() {
    try (SqlJournal journal = SqliteFile.journal(file());
        Tables tables = open(journal, 2)) {
      TableCreated created = create(tables, "ana", request(false, false));
      assertThat(tables.tables(TableFilter.ALL)).isEmpty();
      create(tables, "ana", request(true, false));
      assertThat(tables.create("bruno", request(true, false)))
          .isEqualTo(new Tables.Creation.NotCreated(Refused.TOO_MANY_TABLES));
      assertThat(tables.submit("ana", created.table(), new Command.Close("c")).ok()).isTrue();
      assertThat(tables.submit("ana", created.table(), new Command.Start("s")).refused())
          .isEqualTo(Refused.NO_TABLE);
      assertThat(tables.watch("ana", created.table(), null, 0, _ -> {})).isEmpty();
      assertThat(tables.tableByCode("ana", created.code())).isEmpty();
      assertThat(journal.openTables()).hasSize(1);
    }
  }

  /** Nobody can close anything to make room. */
  @Test
  void aServerThatIsDrainedSaysTryAgain() {
    VirtualTables virtual = new VirtualTables(new MemoryJournal(), 1, 0);
    virtual.tables.drain(true);
    assertThat(virtual.tables.create("ana", request(true, false)))
        .isEqualTo(new Tables.Creation.NotCreated(Refused.UNAVAILABLE));
    virtual.tables.drain(false);
    assertThat(virtual.tables.create("ana", request(true, false)))
        .isInstanceOf(Tables.Creation.Created.class);
  }

  @Test
  void aPlayerOpensAtMostTwentyTablesAtOnce() {
    VirtualTables virtual = new VirtualTables(new MemoryJournal(), 1, 0);
    List<TableCreated> created = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      created.add(create(virtual.tables, "ana", request(true, false)));
    }
    Tables.Creation tooMany = new Tables.Creation.NotCreated(Refused.TOO_MANY_TABLES);
    assertThat(virtual.tables.create("ana", request(true, false))).isEqualTo(tooMany);
    String first = created.getFirst().table();
    // Not by giving it away, but by closing it.
    virtual.tables.submit("bruno", first, new Command.Sit("s", "Bruno", null));
    assertThat(virtual.tables.submit("ana", first, new Command.HandOver("h", 3)).ok()).isTrue();
    assertThat(virtual.tables.create("ana", request(true, false))).isEqualTo(tooMany);
    assertThat(virtual.tables.create("bruno", request(true, false)))
        .isInstanceOf(Tables.Creation.Created.class);
    virtual.tables.submit("bruno", first, new Command.Close("c"));
    create(virtual.tables, "ana", request(true, false));
    assertThat(virtual.tables.create("ana", request(true, false))).isEqualTo(tooMany);
  }

  @Test
  void codesAreReadAsTheyAreSpoken() {
    assertThat(TableCodes.ALPHABET).hasSize(31).doesNotContain("0", "O", "1", "I", "U");
    assertThat(TableCodes.normalize("abcd-2345 ")).isEqualTo("ABCD2345");
  }

  @Test
  void finishedGamesAreKeptOnDisk() {
    try (Database database = SqliteFile.open(file())) {
      check(new SqlGameHistory(database));
    }
  }

  private static void check(GameHistory records) {
    FinishedGame game =
        new FinishedGame("t", 1, "coup", "resistance", List.of("A", "B"), 0, List.of(1), 5, true);
    FinishedGame later =
        new FinishedGame("t", 2, "coup", "resistance", List.of("A", "B"), 0, List.of(0), 6, true);
    records.add("ana", game);
    records.add("ana", later);
    records.add("ana", game);
    assertThat(records.of("ana")).containsExactly(later, game);
    assertThat(records.of("bruno")).isEmpty();
  }
}
