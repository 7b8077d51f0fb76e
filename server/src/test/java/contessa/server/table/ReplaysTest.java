package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.GameJson;
import contessa.server.wire.Happening;
import contessa.server.wire.Message;
import contessa.server.wire.Replay;
import contessa.server.wire.Stage;
import contessa.server.wire.TableOptions;
import contessa.server.wire.WireJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReplaysTest {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final World world = new World(3);
  private final Map<String, World.Viewer> viewers = new TreeMap<>();

  private LiveTable play(TableOptions options) {
    LiveTable table = world.people(options, 3, viewers);
    World.ok(table.submit("p0", new Command.Start("start")));
    assertThat(replay(table, "p0", new Replays.From.Everywhere())).isNull();
    assertThat(replay(table, "p0", new Replays.From.OfSeat(0))).isNull();
    People people = new People(world, table, viewers, new Random(3));
    while (viewers.get("p0").view.stage() == Stage.PLAYING) {
      people.step();
    }
    return table;
  }

  private Replay replay(LiveTable table, String player, Replays.From from) {
    return Replays.of(world.journal, table.id(), 1, player, from);
  }

  private static TableOptions options(boolean reveal) {
    return World.but(World.coup("resistance", 3, Clock.STANDARD), "reveal", reveal);
  }

  @Test
  void aGameWithoutRulesOfItsOwnIsReplayed() {
    LiveTable table = play(World.options("coup", "null", 3, Clock.STANDARD));
    assertThat(replay(table, "anybody", new Replays.From.Outside())).isNotNull();
  }

  @Test
  void aFinishedGameIsSeenFromEverywhere() {
    LiveTable table = play(options(true));
    Replay all = replay(table, "anybody", new Replays.From.Everywhere());
    assertThat(all.frames().getFirst().view().json()).containsPattern("\"deck\":\\[\"");
    assertThat(all.frames().getLast().events()).isNotEmpty();
    assertThat(all.winners()).isEqualTo(viewers.get("p0").view.winners());
    assertThat(Game.commitment(all.secret())).isEqualTo(all.commitment());
    assertThat(all.frames().stream().flatMap(frame -> frame.decisions().stream())).isNotEmpty();
    for (int seat = 0; seat < 3; seat++) {
      Replay own = replay(table, "anybody", new Replays.From.OfSeat(seat));
      assertThat(own.reader()).isEqualTo(seat);
      assertThat(own.frames().getFirst().view().json()).containsPattern("\"deck\":\\d");
    }
    assertThat(replay(table, "p0", new Replays.From.OfSeat(3))).isNull();
    assertThat(Replays.of(world.journal, table.id(), 2, "p0", new Replays.From.Outside())).isNull();
  }

  @Test
  void thatAStandInPlayedIsToldInEveryReplay() {
    LiveTable table = world.create(World.coup("resistance", 3, Clock.STANDARD), "random", "random");
    World.Viewer host = new World.Viewer(table, "p0");
    World.ok(table.submit("p0", new Command.Away("away")));
    while (host.view.stage() == Stage.PLAYING) {
      assertThat(world.ring(Long.MAX_VALUE)).isTrue();
    }
    Replay seen = replay(table, "anybody", new Replays.From.Outside());
    assertThat(seen.frames().stream().flatMap(frame -> frame.events().stream()))
        .contains(new Happening.Away(table.state().seatOf("p0")));
  }

  @Test
  void withoutRevealEverybodySeesOnlyWhatTheySaw() {
    LiveTable table = play(options(false));
    assertThat(viewers.get("p0").view.secret()).isNull();
    assertThat(replay(table, "p0", new Replays.From.Everywhere())).isNull();
    int seat = table.state().seatOf("p1");
    assertThat(replay(table, "p1", new Replays.From.OfSeat(seat))).isNotNull();
    assertThat(replay(table, "p2", new Replays.From.OfSeat(seat))).isNull();
    Replay outside = replay(table, "p2", new Replays.From.Outside());
    assertThat(WireJson.write(outside)).doesNotContainPattern("\"hand\":\\[\"");
    assertThat(outside.secret()).isNull();
  }

  @Test
  void aProgramSitsOnlyWhereProgramsAreLetIn() {
    LiveTable table = world.people(World.coup("resistance", 4, Clock.STANDARD), 2, viewers);
    String program = Players.PROGRAM + "x";
    World.ok(table.submit(program, new Command.Sit("1", "Deep Red", null)));
    assertThat(viewers.get("p0").view.seats().get(2).occupant().name()).isEqualTo("PROGRAM");
  }

  /** Who reloads in the middle can draw the board of claims as if they had stayed. */
  @Test
  void theLogOfASnapshotIsAllThatOneWhoStayedHasHeard() {
    for (TableOptions options : List.of(options(true), World.royal(3, Clock.STANDARD))) {
      viewers.clear();
      LiveTable table = world.people(options, 3, viewers);
      World.Viewer stranger = new World.Viewer(table, "nobody");
      World.ok(table.submit("p0", new Command.Start("start")));
      People people = new People(world, table, viewers, new Random(5));
      for (int i = 0; i < 40 && table.state().playing(); i++) {
        people.step();
        for (World.Viewer stayed : List.of(viewers.get("p1"), stranger)) {
          var now = (Message.Snapshot) new World.Viewer(table, stayed.player).heard.getFirst();
          assertThat(now.view()).isEqualTo(stayed.view);
          assertThat(now.log().stream().map(Message.Logged::event).toList())
              .isEqualTo(sinceTheStart(stayed));
        }
      }
    }
  }

  private static List<Happening> sinceTheStart(World.Viewer viewer) {
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

  /** The hands in a step's view are those with which its claim was made. */
  @Test
  void theTruthOfEveryClaimIsInTheReplayOfAllCards() {
    LiveTable table = play(options(true));
    Replay all = replay(table, "anybody", new Replays.From.Everywhere());
    int shown = 0;
    int lies = 0;
    Map<Integer, Boolean> truth = new HashMap<>();
    for (Replay.Frame frame : all.frames()) {
      JsonNode hands = JSON.readTree(frame.view().json()).get("players");
      for (Happening happening : frame.events()) {
        if (!(happening instanceof Happening.InGame(GameJson json))) {
          continue;
        }
        JsonNode event = JSON.readTree(json.json());
        int seat = event.path("seat").asInt(-1);
        switch (event.get("event").stringValue()) {
          case "acted", "blocked" -> {
            String claimed = event.path("character").asString(event.path("claim").asString(null));
            if (claimed != null) {
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
