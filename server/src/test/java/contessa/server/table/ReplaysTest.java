package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Reader;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.table.game.LiveGame;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.GameJson;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Replay;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import contessa.table.player.PlayerIds;
import contessa.table.view.Replays;
import org.junit.jupiter.api.Test;

class ReplaysTest {

  private final VirtualServer server = new VirtualServer(3);
  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private LiveTable play(TableOptions options) {
    LiveTable table = server.people(options, 3, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    assertThat(replay(table, "p0", Reader.REFEREE)).isNull();
    assertThat(replay(table, "p0", 0)).isNull();
    People people = new People(server, table, viewers, new Random(3));
    while (viewers.get("p0").view.common().stage() == Stage.PLAYING) {
      people.step();
    }
    return table;
  }

  private Replay replay(LiveTable table, String player, int perspective) {
    return Replays.of(table.id(), server.journal.read(table.id()), 1, player, perspective);
  }

  private static TableOptions options(boolean reveal) {
    return VirtualServer.but(VirtualServer.coup("resistance", 3, Clock.STANDARD), "reveal", reveal);
  }

  @Test
  void aGameWithDefaultRulesIsReplayed() {
    LiveTable table = play(VirtualServer.options("coup", "null", 3, Clock.STANDARD));
    assertThat(replay(table, "anybody", Reader.SPECTATOR)).isNotNull();
  }

  @Test
  void aFinishedGameCanBeSeenFromEverySeat() {
    LiveTable table = play(options(true));
    Replay all = replay(table, "anybody", Reader.REFEREE);
    assertThat(all.frames().getFirst().view().json()).containsPattern("\"deck\":\\[\"");
    assertThat(all.frames().getLast().events()).isNotEmpty();
    assertThat(all.winners()).isEqualTo(viewers.get("p0").view.common().winners());
    assertThat(LiveGame.commitment(all.secret())).isEqualTo(all.commitment());
    assertThat(all.frames().stream().flatMap(frame -> frame.decisions().stream())).isNotEmpty();
    for (int seat = 0; seat < 3; seat++) {
      Replay own = replay(table, "anybody", seat);
      assertThat(own.reader()).isEqualTo(seat);
      assertThat(own.frames().getFirst().view().json()).containsPattern("\"deck\":\\d");
    }
    assertThat(replay(table, "p0", 3)).isNull();
    assertThat(Replays.of(table.id(), server.journal.read(table.id()), 2, "p0", Reader.SPECTATOR))
        .isNull();
  }

  @Test
  void everyReplayShowsThatAStandInPlayed() {
    LiveTable table =
        server.create(VirtualServer.coup("resistance", 3, Clock.STANDARD), "random", "random");
    VirtualServer.Viewer host = new VirtualServer.Viewer(table, "p0");
    VirtualServer.ok(table.submit("p0", new Command.Away("away")));
    while (host.view.common().stage() == Stage.PLAYING) {
      assertThat(server.ring(Long.MAX_VALUE)).isTrue();
    }
    Replay seen = replay(table, "anybody", Reader.SPECTATOR);
    assertThat(seen.frames().stream().flatMap(frame -> frame.events().stream()))
        .contains(new Happening.Away(table.state().seatOf("p0")));
  }

  @Test
  void withoutRevealPlayersSeeOnlyWhatTheySawThen() {
    LiveTable table = play(options(false));
    assertThat(viewers.get("p0").view.common().secret()).isNull();
    assertThat(replay(table, "p0", Reader.REFEREE)).isNull();
    int seat = table.state().seatOf("p1");
    assertThat(replay(table, "p1", seat)).isNotNull();
    assertThat(replay(table, "p2", seat)).isNull();
    Replay outside = replay(table, "p2", Reader.SPECTATOR);
    assertThat(WireJson.write(outside)).doesNotContainPattern("\"hand\":\\[\"");
    assertThat(outside.secret()).isNull();
  }

  /** The players agreed to keep their cards hidden; the host cannot change that afterwards. */
  @Test
  void revealCannotBeTurnedOnAfterTheGame() {
    LiveTable table = play(options(false));
    VirtualServer.Viewer host = viewers.get("p0");
    String before = String.valueOf(host.view.view());
    VirtualServer.ok(table.submit("p0", new Command.Configure("c", options(true))));
    assertThat(host.view.common().options().reveal()).isTrue();
    assertThat(host.view.common().secret()).isNull();
    assertThat(String.valueOf(host.view.view())).isEqualTo(before);
    assertThat(new VirtualServer.Viewer(table, "p0").view.common().secret()).isNull();
    assertThat(replay(table, "p0", Reader.REFEREE)).isNull();
  }

  @Test
  void spectatorsCannotBeLetInAfterTheGame() {
    TableOptions closed = VirtualServer.but(options(true), "watchers", false);
    LiveTable table = play(closed);
    VirtualServer.ok(table.submit("p0", new Command.Configure("c", options(true))));
    assertThat(table.watch("nobody", null, 0, _ -> {})).isNull();
    VirtualServer.ok(table.submit("p0", new Command.Reopen("r")));
    assertThat(table.watch("nobody", null, 0, _ -> {})).isNotNull();
  }

  @Test
  void aProgramSitsOnlyWhereProgramsAreAllowed() {
    LiveTable table =
        server.people(VirtualServer.coup("resistance", 4, Clock.STANDARD), 2, viewers);
    String program = PlayerIds.PROGRAM + "x";
    VirtualServer.ok(table.submit(program, new Command.Sit("1", "Deep Red", null)));
    assertThat(viewers.get("p0").view.common().seats().get(2).occupant().name())
        .isEqualTo("PROGRAM");
  }

  /** A viewer who reloads in mid-game can draw the board of claims as if they had stayed. */
  @Test
  void theLogOfASnapshotIsWhatAViewerWhoStayedHasHeard() {
    for (TableOptions options : List.of(options(true), VirtualServer.royal(3, Clock.STANDARD))) {
      viewers.clear();
      LiveTable table = server.people(options, 3, viewers);
      VirtualServer.Viewer stranger = new VirtualServer.Viewer(table, "nobody");
      VirtualServer.ok(table.submit("p0", new Command.Start("start")));
      People people = new People(server, table, viewers, new Random(5));
      for (int i = 0; i < 40 && table.state().playing(); i++) {
        people.step();
        for (VirtualServer.Viewer stayed : List.of(viewers.get("p1"), stranger)) {
          var now =
              (Message.Snapshot) new VirtualServer.Viewer(table, stayed.player).heard.getFirst();
          assertThat(now.view()).isEqualTo(stayed.view);
          assertThat(now.log().stream().map(Message.Logged::event).toList())
              .isEqualTo(sinceTheStart(stayed));
        }
      }
    }
  }

  private static List<Happening> sinceTheStart(VirtualServer.Viewer viewer) {
    List<Happening> heard = new ArrayList<>();
    for (Message message : viewer.heard) {
      if (message instanceof Message.Update update) {
        if (update.events().stream().anyMatch(Happening.Started.class::isInstance)) {
          heard.clear();
        }
        heard.addAll(update.events());
      }
    }
    return heard;
  }

  /** The hands in a step's view are those from which its claim was made. */
  @Test
  void theTruthOfEveryClaimIsInTheReplayOfAllCards() {
    LiveTable table = play(options(true));
    Replay all = replay(table, "anybody", Reader.REFEREE);
    int shown = 0;
    int lies = 0;
    Map<Integer, Boolean> truth = new HashMap<>();
    for (Replay.Frame frame : all.frames()) {
      JsonNode hands = Json.read(frame.view().json()).get("players");
      for (Happening happening : frame.events()) {
        if (!(happening instanceof Happening.InGame(GameJson json))) {
          continue;
        }
        JsonNode event = Json.read(json.json());
        int seat = event.path("seat").asInt(-1);
        switch (event.get("event").stringValue()) {
          case "acted", "blocked" -> {
            String claimed = event.path("character").asString(event.path("claim").asString(""));
            if (!claimed.isEmpty()) {
              boolean held = hands.get(seat).get("hand").toString().contains(claimed);
              truth.put(seat, held);
              lies += held ? 0 : 1;
            }
          }
          case "shown" -> {
            shown++;
            assertThat(truth).as("%s", event).containsEntry(seat, true);
          }
          default -> {}
        }
      }
    }
    assertThat(shown).isPositive();
    assertThat(lies).isPositive();
    assertThat(viewers.get("p0").view.view()).isEqualTo(all.frames().getLast().view());
  }
}
