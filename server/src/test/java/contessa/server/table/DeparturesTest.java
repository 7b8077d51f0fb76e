package contessa.server.table;

import static contessa.server.table.VirtualServer.truth;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.SeatView.Occupant;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Players who leave, are kicked, or become ghosts. */
class DeparturesTest {

  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private LiveTable start(VirtualServer server, TableOptions options, int people) {
    LiveTable table = server.people(options, people, viewers);
    for (int i = people; i < options.seats(); i++) {
      VirtualServer.ok(table.submit("p0", new Command.AddBot(server.id(), null, "random")));
    }
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    return table;
  }

  static Stream<TableOptions> games() {
    return Stream.of(
        VirtualServer.coup("resistance", 6, Clock.STANDARD),
        VirtualServer.options(
            "coup", "{\"edition\":\"resistance\",\"exchanger\":\"inquisitor\"}", 5, Clock.STANDARD),
        VirtualServer.coup("reformation", 6, Clock.STANDARD),
        VirtualServer.royal(4, Clock.STANDARD));
  }

  /** At any moment and in any phase the others play on, and the journal gives the same state. */
  @ParameterizedTest
  @MethodSource("games")
  void theOthersPlayOnWhenAnyPlayerLeavesAtAnyMoment(TableOptions options) {
    int games = options.game().equals("royal") ? 2 : 8;
    for (int seed = 0; seed < games; seed++) {
      viewers.clear();
      VirtualServer server = new VirtualServer(seed);
      LiveTable table = start(server, options, 3);
      Random random = new Random(seed);
      int left = 0;
      while (table.state().playing()) {
        new People(server, table, viewers, random).step();
        if (left < 2 && random.nextInt(8) == 0 && table.state().playing()) {
          String leaver =
              viewers.keySet().stream().skip(random.nextInt(3 - left)).findFirst().get();
          int seat = table.state().seatOf(leaver);
          VirtualServer.ok(table.submit(leaver, new Command.Leave(server.id())));
          assertThat(table.state().seatOf(leaver)).isNegative();
          assertThat(table.state().seat(seat).occupant()).isEqualTo(Occupant.BOT);
          VirtualServer.Viewer gone = viewers.remove(leaver);
          assertThat(gone.stream).as("seed %d", seed).isEqualTo("watch");
          left++;
        }
      }
      assertThat(table.state().stage()).isEqualTo(Stage.OVER);
      assertThat(truth(LiveTable.load(table.id(), server.services))).isEqualTo(truth(table));
    }
  }

  @Test
  void aPlayerWhoIsOutMayLeaveAndStillFindsTheGameInTheList() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD), 4);
    Random random = new Random(1);
    String out = "";
    while (table.state().playing()) {
      new People(server, table, viewers, random).step();
      for (String player : out.isEmpty() ? viewers.keySet() : Set.<String>of()) {
        int seat = table.state().seatOf(player);
        var position = table.state().game().position();
        out = table.state().adapter().isOut(position, seat) ? player : out;
      }
      if (viewers.containsKey(out) && table.state().playing()) {
        VirtualServer.ok(table.submit(out, new Command.Leave("l")));
        viewers.remove(out);
      }
    }
    assertThat(viewers).hasSize(3);
    assertThat(server.finished).containsKey(out + " " + table.id() + " 1");
  }

  @Test
  void aPlayerWhoLeavesCoupTurnsUpAllCards() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD), 3);
    int seat = table.state().seatOf("p1");
    VirtualServer.ok(table.submit("p1", new Command.Leave("l")));
    assertThat(table.state().adapter().isOut(table.state().game().position(), seat)).isTrue();
    assertThat(viewers.get("p2").transcript()).contains("\"reason\":\"left\"");
    assertThat(table.submit("p1", new Command.Return("r")).refused()).isEqualTo(Refused.NOT_SEATED);
  }

  @Test
  void aKickedPlayerCanNeitherSitNorWatch() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD), 3);
    VirtualServer.ok(table.submit("p0", new Command.Kick("k", table.state().seatOf("p1"))));
    assertThat(viewers.get("p1").heard.getLast()).isEqualTo(new Message.Gone(table.id(), true));
    assertThat(table.watch("p1", null, 0, _ -> {})).isNull();
    assertThat(table.kicked("p1")).isTrue();
    assertThat(table.kicked("p2")).isFalse();
    assertThat(table.submit("p1", new Command.Say("s", "why")).refused()).isEqualTo(Refused.KICKED);
  }

  @Test
  void aGhostSeesAllCardsAndCannotChatUntilTheEnd() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD), 3);
    Random random = new Random(1);
    String out = null;
    while (out == null) {
      new People(server, table, viewers, random).step();
      assertThat(table.state().playing()).isTrue();
      out =
          viewers.keySet().stream()
              .filter(player -> viewers.get(player).view.you().ghost() != null)
              .findFirst()
              .orElse(null);
    }
    VirtualServer.Viewer ghost = viewers.get(out);
    assertThat(ghost.view.you().ghost()).isFalse();
    assertThat(ghost.view.view().json()).containsPattern("\"deck\":\\d");
    VirtualServer.ok(table.submit(out, new Command.Say(server.id(), "well played")));
    VirtualServer.ok(table.submit(out, new Command.BecomeGhost(server.id())));
    assertThat(ghost.heard.getLast()).isInstanceOf(Message.Snapshot.class);
    assertThat(ghost.stream).isEqualTo("ghost");
    assertThat(ghost.view.view().json()).containsPattern("\"deck\":\\[\"");
    assertThat(table.submit(out, new Command.Say(server.id(), "look out")).refused())
        .isEqualTo(Refused.TALK_OFF);
    assertThat(table.submit(out, new Command.BecomeGhost(server.id())).refused())
        .isEqualTo(Refused.NOT_NOW);
    VirtualServer.Viewer again = new VirtualServer.Viewer(table, out);
    assertThat(again.view.view()).isEqualTo(ghost.view.view());
    while (table.state().playing()) {
      new People(server, table, viewers, random).step();
    }
    VirtualServer.ok(table.submit(out, new Command.Say(server.id(), "there it was")));
    assertThat(ghost.stream).isEqualTo("seat");
  }

  @Test
  void whenOnlyBotsPlayOnTheResultComesAtOnceIfAllThePeopleAsk() {
    VirtualServer server;
    LiveTable table;
    int seed = 0;
    do {
      viewers.clear();
      server = new VirtualServer(++seed);
      table = start(server, VirtualServer.coup("resistance", 6, Clock.STANDARD), 2);
      assertThat(table.submit("p0", new Command.Hurry("early")).refused())
          .isEqualTo(Refused.NOT_NOW);
      assertThat(table.submit("p0", new Command.Speed("early", 2)).refused())
          .isEqualTo(Refused.NOT_NOW);
      Random random = new Random(seed);
      while (table.state().playing() && viewers.get("p0").view.you().hurry() == null) {
        new People(server, table, viewers, random).step();
      }
    } while (!table.state().playing());
    assertThat(viewers.get("p0").view.common().speed()).isEqualTo(4);
    assertThat(table.submit("p0", new Command.Speed(server.id(), 3)).refused())
        .isEqualTo(Refused.ILLEGAL_CHOICE);
    VirtualServer.ok(table.submit("p0", new Command.Speed(server.id(), 1)));
    assertThat(viewers.get("p0").view.common().speed()).isNull();
    VirtualServer.ok(table.submit("p0", new Command.Hurry(server.id())));
    assertThat(viewers.get("p0").view.you().hurry()).isTrue();
    assertThat(table.state().hurrying()).isFalse();
    VirtualServer.ok(table.submit("p1", new Command.Hurry(server.id())));
    long asked = server.now;
    while (table.state().playing()) {
      assertThat(server.ring(Long.MAX_VALUE)).isTrue();
    }
    assertThat(server.now - asked).isLessThan(20_000);
    assertThat(viewers.get("p1").view.common().winners()).isNotEmpty();
  }

  @Test
  void aTableClosesTwoHoursAfterItsLastViewerHasLeft() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table =
        server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 2, viewers);
    server.pass(5 * 3_600_000L);
    assertThat(table.state().stage()).isEqualTo(Stage.LOBBY);
    viewers.values().forEach(viewer -> viewer.leave.run());
    server.pass(2 * 3_600_000L - 1);
    assertThat(table.state().stage()).isEqualTo(Stage.LOBBY);
    server.pass(1);
    assertThat(table.state().stage()).isEqualTo(Stage.CLOSED);
  }

  @Test
  void aPlayerStillInTheGameCannotBecomeAGhost() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD), 3);
    assertThat(viewers.get("p1").view.you().ghost()).isNull();
    assertThat(table.submit("p1", new Command.BecomeGhost("h")).refused())
        .isEqualTo(Refused.NOT_NOW);
    assertThat(table.submit("x", new Command.BecomeGhost("h")).refused())
        .isEqualTo(Refused.NOT_SEATED);
  }

  @Test
  void theHostLeavingNeverEndsATable() {
    VirtualServer server = new VirtualServer(11);
    LiveTable table =
        server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 3, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Stand("bye")));
    assertThat(viewers.get("p1").view.you().host()).isTrue();
    VirtualServer.ok(table.submit("p1", new Command.Start("go")));
    VirtualServer.ok(table.submit("p1", new Command.Away("away")));
    assertThat(viewers.get("p2").view.you().host()).isTrue();
  }
}
