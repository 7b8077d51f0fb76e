package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Reader;
import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.table.game.Stat;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.GameJson;
import contessa.table.message.Happening;
import contessa.table.message.Replay;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.state.GameResult;
import contessa.table.state.PlayerConduct;
import contessa.table.state.PlayerConduct.Stay;
import contessa.table.view.Replays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is recorded about how a game was played. */
class PlayerConductTest {

  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private LiveTable start(VirtualServer server, TableOptions options) {
    LiveTable table = server.people(options, 3, viewers);
    VirtualServer.ok(table.submit("p0", new Command.AddBot("bot", null, "random")));
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    return table;
  }

  private void playOn(VirtualServer server, LiveTable table, long seed) {
    People people = new People(server, table, viewers, new Random(seed));
    while (table.state().stage() == Stage.PLAYING) {
      people.step();
    }
  }

  private static GameResult played(VirtualServer server) {
    assertThat(server.played).hasSize(1);
    return server.played.getFirst();
  }

  /** The same counts, taken from the replay of the finished game with all its cards. */
  private static final class Recount {
    final Map<String, Integer> counts = new TreeMap<>();
    private final boolean[] lied = new boolean[10];
    private int challenger;

    Recount(Replay all) {
      for (Replay.Frame frame : all.frames()) {
        for (Replay.Decided decided : frame.decisions()) {
          add(decided.seat(), Stat.DECISIONS);
          if (decided.by() == Replay.By.STAND_IN) {
            add(decided.seat(), Stat.STOOD_IN);
          }
        }
        JsonNode hands = Json.read(frame.view().json()).get("players");
        for (Happening happening : frame.events()) {
          if (happening instanceof Happening.InGame(GameJson json)) {
            add(Json.read(json.json()), hands);
          }
        }
      }
    }

    private void add(JsonNode event, JsonNode hands) {
      int seat = event.path("seat").asInt(-1);
      switch (event.get("event").stringValue()) {
        case "acted", "blocked" -> claimed(event, seat, hands);
        case "challenged" -> challenger = seat;
        case "declined" -> {
          add(challenger, Stat.CATCHES);
          if (lied[seat]) {
            add(seat, Stat.LIES_CAUGHT);
          }
        }
        case "lost" -> add(seat, Stat.INFLUENCES_LOST);
        default -> {}
      }
    }

    /** A step ends with a claim or has none, so the hands after it are those of the claim. */
    private void claimed(JsonNode event, int seat, JsonNode hands) {
      String word = event.path("character").asString(event.path("claim").asString(""));
      if (!word.isEmpty()) {
        boolean denied = word.startsWith("not ");
        String character = denied ? word.substring(4) : word;
        lied[seat] = hands.get(seat).get("hand").toString().contains(character) == denied;
        add(seat, Stat.CLAIMS);
        if (lied[seat]) {
          add(seat, Stat.LIES);
        }
      }
    }

    private void add(int seat, Stat what) {
      counts.merge(seat + " " + what, 1, Integer::sum);
    }
  }

  private static Map<String, Integer> counts(GameResult game) {
    Map<String, Integer> counts = new TreeMap<>();
    for (int seat = 0; seat < game.conduct().size(); seat++) {
      for (Stat what : Stat.values()) {
        int count = game.conduct().get(seat).count(what);
        if (count > 0) {
          counts.put(seat + " " + what, count);
        }
      }
    }
    return counts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"city-state", "resistance", "brazilian", "reformation"})
  void theCountsMatchTheReplay(String edition) {
    Map<Stat, Integer> sums = new TreeMap<>();
    for (int seed = 0; seed < 3; seed++) {
      viewers.clear();
      VirtualServer server = new VirtualServer(seed);
      LiveTable table = start(server, VirtualServer.coup(edition, 4, Clock.STANDARD));
      VirtualServer.ok(table.submit("p2", new Command.Away("away")));
      playOn(server, table, seed);
      GameResult game = played(server);
      Replay all = Replays.of(table.id(), server.journal.read(table.id()), 1, "p0", Reader.REFEREE);
      assertThat(counts(game)).as("seed %d", seed).isEqualTo(new Recount(all).counts);
      for (PlayerConduct conduct : game.conduct()) {
        conduct.counts().forEach((what, count) -> sums.merge(what, count, Integer::sum));
      }
      assertThat(game.conduct())
          .extracting(PlayerConduct::player)
          .containsExactly("p0", "p1", "p2", "");
      assertThat(game.conduct().get(0).attended()).isTrue();
      assertThat(game.conduct().get(2).attended()).isFalse();
    }
    assertThat(sums).as("all of it happens").containsOnlyKeys(Stat.values());
  }

  @Test
  void aResultIsReportedWithItsStartAndAgainAfterARestart() {
    VirtualServer server = new VirtualServer(1);
    server.pass(5_000);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD));
    long began = server.now;
    playOn(server, table, 1);
    assertThat(played(server).began()).isEqualTo(began);
    assertThat(played(server).ended()).isEqualTo(table.state().at());
    assertThat(played(server.restart(2, 1_000)))
        .usingRecursiveComparison()
        .ignoringFields("rules")
        .isEqualTo(played(server));
  }

  @Test
  void aTimeoutIsNotAnAbsence() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD));
    while (table.state().conduct().stream().noneMatch(one -> one.count(Stat.STOOD_IN) > 0)) {
      assertThat(server.ring(Long.MAX_VALUE)).isTrue();
    }
    for (int seat = 0; seat < 3; seat++) {
      PlayerConduct conduct = table.state().conduct().get(seat);
      int own = conduct.count(Stat.DECISIONS) - conduct.count(Stat.STOOD_IN);
      assertThat(own).as("the first timeouts are the player's own").isPositive();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"resistance", "royal"})
  void aPlayerWhoLeavesIsRecordedAsLeaving(String edition) {
    VirtualServer server = new VirtualServer(1);
    boolean royal = edition.equals("royal");
    LiveTable table =
        start(
            server,
            royal
                ? VirtualServer.royal(4, Clock.STANDARD)
                : VirtualServer.coup(edition, 4, Clock.STANDARD));
    VirtualServer.ok(table.submit("p1", new Command.Leave("leave")));
    viewers.remove("p1");
    playOn(server, table, 1);
    assertThat(played(server).conduct())
        .extracting(PlayerConduct::stay)
        .containsExactly(Stay.STAYED, Stay.LEFT, Stay.STAYED, Stay.STAYED);
    assertThat(played(server).conduct().get(1).player()).isEqualTo("p1");
    assertThat(played(server).conduct().get(1).attended()).isFalse();
  }

  @Test
  void aHostWhoKicksAPlayerIsRecordedAsLeavingToo() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD));
    VirtualServer.ok(table.submit("p0", new Command.Kick("kick", table.state().seatOf("p1"))));
    viewers.remove("p1");
    playOn(server, table, 1);
    assertThat(played(server).conduct())
        .extracting(PlayerConduct::stay)
        .containsExactly(Stay.LEFT, Stay.KICKED, Stay.STAYED, Stay.STAYED);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anEliminatedPlayerMayLeaveOrBeKickedFreely(boolean sent) {
    VirtualServer server = new VirtualServer(1);
    LiveTable table = start(server, VirtualServer.coup("resistance", 4, Clock.STANDARD));
    People people = new People(server, table, viewers, new Random(1));
    while (viewers.get("p1").view.you().ghost() == null) {
      people.step();
      assertThat(table.state().playing()).isTrue();
    }
    Command go =
        sent ? new Command.Kick("go", table.state().seatOf("p1")) : new Command.Leave("go");
    VirtualServer.ok(table.submit(sent ? "p0" : "p1", go));
    viewers.remove("p1");
    playOn(server, table, 1);
    assertThat(played(server).conduct()).extracting(PlayerConduct::stay).containsOnly(Stay.STAYED);
  }
}
