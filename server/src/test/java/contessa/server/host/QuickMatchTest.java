package contessa.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.journal.MemoryJournal;
import contessa.server.message.QuickMatch;
import contessa.server.message.TableFilter;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.FinishedGame;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.TableSummary;
import contessa.table.message.TableView;
import org.junit.jupiter.api.Test;

/** Quick matches. */
class QuickMatchTest {

  private static final long START = 1_800_000_000_000L;

  private final MemoryJournal journal = new MemoryJournal();
  private VirtualTables world = new VirtualTables(journal, 1, START);

  private static QuickMatch wish(String name) {
    return new QuickMatch(name, null, null, null, 3, "random");
  }

  private String quick(String player, QuickMatch wish) {
    return ((Tables.Creation.Created) world.tables.quick(player, wish)).table().table();
  }

  private TableView view(String player, String table) {
    List<Message> heard = new ArrayList<>();
    world.tables.watch(player, table, null, 0, heard::add).orElseThrow().close();
    return ((Message.Snapshot) heard.getFirst()).view();
  }

  private TableSummary summary(String player) {
    return world.tables.tablesOf(player).getFirst();
  }

  @Test
  void playersMeetAndTheLastSeatStartsTheGame() {
    String table = quick("ana", wish("Ana"));
    assertThat(quick("ana", wish("Ana"))).isEqualTo(table);
    assertThat(quick("bruno", wish("Bruno"))).isEqualTo(table);
    assertThat(view("ana", table).common().fillsAt()).isEqualTo(START + 20_000);
    assertThat(quick("cara", wish("Cara"))).isEqualTo(table);
    assertThat(summary("ana").stage()).isEqualTo(Stage.PLAYING);
    assertThat(summary("ana").bots()).isZero();
    assertThat(quick("dora", wish("Dora"))).isNotEqualTo(table);
  }

  @Test
  void afterTwentySecondsBotsTakeTheFreeSeats() {
    String table = quick("ana", wish("Ana"));
    world.pass(19_999);
    assertThat(summary("ana").stage()).isEqualTo(Stage.LOBBY);
    world.pass(1);
    assertThat(summary("ana").stage()).isEqualTo(Stage.PLAYING);
    assertThat(summary("ana").bots()).isEqualTo(2);
    assertThat(view("ana", table).common().fillsAt()).isNull();
  }

  @Test
  void aRestartKeepsTheDeadlineAndGivesSomeTime() {
    String table = quick("ana", wish("Ana"));
    world.pass(15_000);
    world = new VirtualTables(journal, 2, world.now + 3_600_000);
    assertThat(world.tables.resume()).isEqualTo(1);
    assertThat(view("ana", table).common().fillsAt()).isEqualTo(world.now + 15_000 + 15_000);
    world.pass(30_000);
    assertThat(summary("ana").stage()).isEqualTo(Stage.PLAYING);
  }

  @Test
  void anAbandonedTableCloses() {
    String table = quick("ana", wish("Ana"));
    world.tables.submit("ana", table, new Command.Stand("s"));
    world.pass(20_000);
    assertThat(world.tables.tables(TableFilter.ALL)).isEmpty();
    assertThat(journal.openTables()).isEmpty();
  }

  @Test
  void onlyAMatchingTableIsJoined() {
    String table = quick("ana", new QuickMatch("Ana", "royal", Clock.BLITZ, "it", 3, null));
    assertThat(quick("bruno", new QuickMatch("Bruno", "resistance", null, null, null, null)))
        .isNotEqualTo(table);
    assertThat(quick("cara", new QuickMatch("Cara", null, Clock.BLITZ, "it", null, null)))
        .isEqualTo(table);
    assertThat(quick("dora", new QuickMatch("Ana", null, Clock.BLITZ, "it", null, null)))
        .as("where the name is taken one cannot sit")
        .isNotEqualTo(table);
    assertThat(world.tables.quick("x", new QuickMatch("X", "no such", null, null, null, null)))
        .isEqualTo(new Tables.Creation.NotCreated(Refused.BAD_OPTIONS));
    assertThat(world.tables.quick("x", new QuickMatch("X", null, null, null, 11, null)))
        .isEqualTo(new Tables.Creation.NotCreated(Refused.BAD_OPTIONS));
    assertThat(world.tables.quick("x", new QuickMatch("X", null, null, null, null, "nobody")))
        .isEqualTo(new Tables.Creation.NotCreated(Refused.BAD_OPTIONS));
  }

  @Test
  void theListIsFiltered() {
    quick("ana", new QuickMatch("Ana", "royal", Clock.BLITZ, "it", 4, null));
    quick("bruno", new QuickMatch("Bruno", "reformation", Clock.RELAXED, "de", 6, null));
    assertThat(found(TableFilter.ALL)).containsExactlyInAnyOrder("royal", "reformation");
    assertThat(found(new TableFilter("royal", null, null, null, null))).containsExactly("royal");
    assertThat(found(new TableFilter(null, "reformation", null, null, null)))
        .containsExactly("reformation");
    assertThat(found(new TableFilter(null, null, Clock.BLITZ, null, null)))
        .containsExactly("royal");
    assertThat(found(new TableFilter(null, null, null, "de", null))).containsExactly("reformation");
    assertThat(found(new TableFilter(null, null, null, null, 4))).containsExactly("reformation");
    assertThat(found(new TableFilter("coup", null, null, "it", null))).isEmpty();
  }

  private List<String> found(TableFilter filter) {
    return world.tables.tables(filter).stream().map(TableSummary::edition).toList();
  }

  @Test
  void aFinishedGameIsListedForItsPlayers() {
    String table = quick("ana", wish("Ana"));
    quick("bruno", wish("Bruno"));
    world.pass(20_000);
    world.tables.submit("ana", table, new Command.Away("a"));
    world.tables.submit("bruno", table, new Command.Away("a"));
    while (summary("ana").stage() == Stage.PLAYING) {
      world.pass(60_000);
    }
    FinishedGame game = world.tables.finishedGames().of("ana").getFirst();
    assertThat(game.table()).isEqualTo(table);
    assertThat(game.names()).contains("Ana", "Bruno").hasSize(3);
    assertThat(game.names().get(game.seat())).isEqualTo("Ana");
    assertThat(game.winners()).isEqualTo(view("ana", table).common().winners());
    assertThat(world.tables.finishedGames().of("bruno")).hasSize(1);
    assertThat(world.tables.finishedGames().of("cara")).isEmpty();
    VirtualTables again = new VirtualTables(journal, 2, world.now);
    again.tables.resume();
    assertThat(again.tables.finishedGames().of("ana"))
        .as("told again after a crash")
        .containsExactly(game);
  }
}
