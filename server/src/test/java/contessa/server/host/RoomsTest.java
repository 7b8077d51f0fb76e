package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.MemoryJournal;
import contessa.server.table.VirtualServer;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import contessa.table.player.TableCodes;
import org.junit.jupiter.api.Test;

/**
 * A code that is wrong, and one of a room that is full, locked, closed, or not for this player, are
 * looked up with the same work: no lock is waited for, no disk is asked.
 */
class RoomsTest {

  private final MemoryJournal journal = new MemoryJournal();
  private final VirtualTables world = new VirtualTables(journal, 1, 0);
  private final Tables tables = world.tables;
  private final Map<String, String> rooms = new TreeMap<>();

  private TableCreated room(String name, boolean watchers, String... bots) {
    TableOptions options =
        VirtualServer.but(VirtualServer.coup("resistance", 3, Clock.BLITZ), "watchers", watchers);
    CreateTable wish = new CreateTable("Ana", options, List.of(bots), false, null);
    TableCreated created = ((Tables.Creation.Created) tables.create("ana", wish)).table();
    rooms.put(name, created.code());
    return created;
  }

  private void done(String player, TableCreated table, Command command) {
    assertThat(tables.submit(player, table.table(), command).ok()).isTrue();
  }

  private Optional<String> join(String name) {
    return tables.tableByCode("bruno", rooms.get(name));
  }

  @Test
  void everyRefusalTakesTheSameWork() {
    TableCreated open = room("open", false);
    room("to look at", true, "random", "random");
    room("full", false, "random", "random");
    done("ana", room("locked", false), new Command.Lock("l", true));
    done("ana", room("closed", true), new Command.Close("c"));
    TableCreated banned = room("not for him", true);
    done("bruno", banned, new Command.Sit("s", "Bruno", 1));
    done("ana", banned, new Command.Kick("k", 1));
    rooms.put("wrong", "22222222");
    int uses = journal.uses();
    for (String closed : List.of("full", "locked", "closed", "not for him", "wrong")) {
      assertThat(join(closed)).as(closed).isEmpty();
    }
    assertThat(join("open")).contains(open.table());
    assertThat(join("to look at")).isPresent();
    assertThat(journal.uses()).isEqualTo(uses);
  }

  @Test
  void theShortCodeOfAPartyLivesForHalfAnHourAlsoDuringAGame() {
    TableCreated table = room("party", true);
    String code = tables.shortCode("ana", table.table()).orElseThrow();
    assertThat(code).hasSize(TableCodes.SHORT_LENGTH);
    assertThat(tables.shortCode("bruno", table.table())).contains(code);
    assertThat(tables.tableByCode("bruno", code.toLowerCase(Locale.ROOT))).contains(table.table());
    done("ana", table, new Command.AddBot("b", null, "random"));
    done("ana", table, new Command.Start("s"));
    assertThat(tables.tableByCode("bruno", code)).as("to watch").contains(table.table());
    assertThat(tables.shortCode("ana", table.table())).contains(code);
    TableCreated other = room("another", true);
    String second = tables.shortCode("ana", other.table()).orElseThrow();
    world.now += ShortCodes.LIFETIME - 1;
    assertThat(tables.tableByCode("bruno", second)).contains(other.table());
    world.now += 1;
    assertThat(tables.tableByCode("bruno", second)).isEmpty();
    assertThat(tables.shortCode("ana", other.table())).isPresent();
  }

  @Test
  void onlySoManyTablesHaveAShortCodeAtATime() {
    ShortCodes codes = new ShortCodes(() -> Instant.EPOCH, new Random(1));
    for (int table = 0; table < ShortCodes.MOST; table++) {
      assertThat(codes.of("table " + table)).isPresent();
    }
    assertThat(codes.of("one more")).isEmpty();
    assertThat(codes.of("table 7")).isPresent();
  }

  @Test
  void aCodeIsAnsweredWhileItsTableIsWriting() {
    TableCreated full = room("full", false, "random", "random");
    CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
    journal.beforeNext(
        () -> {
          Thread.ofVirtual().start(() -> answer.complete(join("full")));
          assertThat(answer.orTimeout(5, TimeUnit.MINUTES).join()).isEmpty();
        });
    done("ana", full, new Command.Lock("l", true));
  }
}
