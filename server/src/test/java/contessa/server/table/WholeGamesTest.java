package contessa.server.table;

import static contessa.server.table.VirtualServer.truth;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games of every edition, from the deal to the winner, in virtual time. */
class WholeGamesTest {

  static Stream<TableOptions> everyGame() {
    Stream<TableOptions> coup =
        Stream.of("city-state", "resistance", "brazilian", "reformation")
            .flatMap(
                edition ->
                    Stream.of(2, 3, 5, 6)
                        .map(seats -> VirtualServer.coup(edition, seats, Clock.STANDARD)));
    Stream<TableOptions> big = Stream.of(VirtualServer.coup("reformation", 10, Clock.BLITZ));
    Stream<TableOptions> royal =
        Stream.of(2, 3, 5).map(seats -> VirtualServer.royal(seats, Clock.RELAXED));
    return Stream.of(coup, big, royal).flatMap(games -> games);
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void botsPlayToTheEnd(TableOptions options) {
    VirtualServer server = new VirtualServer(1);
    String[] bots = new String[options.seats() - 1];
    Arrays.fill(bots, "random");
    LiveTable table = server.create(options, bots);
    VirtualServer.Viewer host = new VirtualServer.Viewer(table, "p0");
    VirtualServer.ok(table.submit("p0", new Command.Away("away")));
    while (host.view.common().stage() == Stage.PLAYING
        && server.now < VirtualServer.START + 48 * 3_600_000L) {
      assertThat(server.ring(Long.MAX_VALUE)).isTrue();
    }
    assertThat(host.view.common().stage()).isEqualTo(Stage.OVER);
    assertThat(host.view.common().winners()).isNotEmpty();
    assertThat(host.view.common().secret()).isNotNull();
    assertThat(truth(LiveTable.load(table.id(), server.services))).isEqualTo(truth(table));
  }

  /** A window's floor may pass while a row is written; the table must still wake up. */
  @Test
  void slowWritesStopNoGame() {
    VirtualServer server = new VirtualServer(3);
    TableOptions options = VirtualServer.coup("resistance", 5, Clock.UNTIMED);
    Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
    LiveTable table = server.create(options, "random", "random", "random", "random");
    viewers.put("p0", new VirtualServer.Viewer(table, "p0"));
    People people = new People(server, table, viewers, new Random(3));
    for (int i = 0; i < 2_000; i++) {
      server.journal.beforeNext(() -> server.now += 900);
      if (viewers.get("p0").view.common().stage() == Stage.OVER) {
        VirtualServer.ok(table.submit("p0", new Command.Start(server.id())));
      }
      people.step();
    }
    assertThat(table.state().games()).isGreaterThan(3);
  }

  @ParameterizedTest
  @MethodSource("everyGame")
  void peoplePlayToTheEnd(TableOptions options) {
    VirtualServer server = new VirtualServer(2);
    Map<String, VirtualServer.Viewer> viewers = new HashMap<>();
    LiveTable table = server.people(options, options.seats(), viewers);
    VirtualServer.Viewer spectator = new VirtualServer.Viewer(table, "nobody");
    People people = new People(server, table, viewers, new Random(2));
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    for (int i = 0; i < 20_000 && spectator.view.common().stage() == Stage.PLAYING; i++) {
      people.step();
    }
    assertThat(spectator.view.common().stage()).isEqualTo(Stage.OVER);
    List<Integer> wins = spectator.view.common().seats().stream().map(seat -> seat.wins()).toList();
    assertThat(wins).contains(1);
    assertThat(truth(LiveTable.load(table.id(), server.services))).isEqualTo(truth(table));
  }
}
