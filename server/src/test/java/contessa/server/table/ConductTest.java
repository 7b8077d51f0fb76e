package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.table.Conduct.Stay;
import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.GameJson;
import contessa.server.wire.Happening;
import contessa.server.wire.Replay;
import contessa.server.wire.Stage;
import contessa.server.wire.TableOptions;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** How a game was played, as it is remembered. */
class ConductTest {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final Map<String, World.Viewer> viewers = new TreeMap<>();

  private LiveTable start(World world, TableOptions options) {
    LiveTable table = world.people(options, 3, viewers);
    World.ok(table.submit("p0", new Command.AddBot("bot", null, "random")));
    World.ok(table.submit("p0", new Command.Start("start")));
    return table;
  }

  private void playOn(World world, LiveTable table, long seed) {
    People people = new People(world, table, viewers, new Random(seed));
    while (table.state().stage == Stage.PLAYING) {
      people.step();
    }
  }

  private static PlayedGame played(World world) {
    assertThat(world.played).hasSize(1);
    return world.played.getFirst();
  }

  /** Counted once more, from what everybody may see of a game that is over and all its cards. */
  private static final class Recount {
    final Map<String, Integer> counts = new TreeMap<>();
    private final boolean[] lied = new boolean[10];
    private int challenger;

    Recount(Replay all) {
      for (Replay.Frame frame : all.frames()) {
        for (Replay.Decided decided : frame.decisions()) {
          add(decided.seat(), Measure.DECISIONS);
          if (decided.by() == Replay.By.STAND_IN) {
            add(decided.seat(), Measure.STOOD_IN);
          }
        }
        JsonNode hands = JSON.readTree(frame.view().json()).get("players");
        for (Happening happening : frame.events()) {
          if (happening instanceof Happening.InGame(GameJson json)) {
            add(JSON.readTree(json.json()), hands);
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
          add(challenger, Measure.CATCHES);
          if (lied[seat]) {
            add(seat, Measure.LIES_CAUGHT);
          }
        }
        case "lost" -> add(seat, Measure.INFLUENCES_LOST);
        default -> {}
      }
    }

    /** A step ends with a claim or has none, so the hands after it are those of the claim. */
    private void claimed(JsonNode event, int seat, JsonNode hands) {
      String word = event.path("character").asString(event.path("claim").asString(null));
      if (word != null) {
        boolean denied = word.startsWith("not ");
        String character = denied ? word.substring(4) : word;
        lied[seat] = hands.get(seat).get("hand").toString().contains(character) == denied;
        add(seat, Measure.CLAIMS);
        if (lied[seat]) {
          add(seat, Measure.LIES);
        }
      }
    }

    private void add(int seat, Measure what) {
      counts.merge(seat + " " + what, 1, Integer::sum);
    }
  }

  private static Map<String, Integer> counts(PlayedGame game) {
    Map<String, Integer> counts = new TreeMap<>();
    for (int seat = 0; seat < game.conduct().size(); seat++) {
      for (Measure what : Measure.values()) {
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
  void whatIsCountedIsWhatTheReplayShows(String edition) {
    Map<Measure, Integer> sums = new TreeMap<>();
    for (int seed = 0; seed < 3; seed++) {
      viewers.clear();
      World world = new World(seed);
      LiveTable table = start(world, World.coup(edition, 4, Clock.STANDARD));
      World.ok(table.submit("p2", new Command.Away("away")));
      playOn(world, table, seed);
      PlayedGame game = played(world);
      Replay all = Replays.of(world.journal, table.id(), 1, "p0", new Replays.From.Everywhere());
      assertThat(counts(game)).as("seed %d", seed).isEqualTo(new Recount(all).counts);
      for (Conduct conduct : game.conduct()) {
        conduct.counts().forEach((what, count) -> sums.merge(what, count, Integer::sum));
      }
      assertThat(game.conduct()).extracting(Conduct::player).containsExactly("p0", "p1", "p2", "");
      assertThat(game.conduct().get(0).attended()).isTrue();
      assertThat(game.conduct().get(2).attended()).isFalse();
    }
    assertThat(sums).as("all of it happens").containsOnlyKeys(Measure.values());
  }

  @Test
  void aGameIsToldWithItsBeginningAndAgainAfterARestart() {
    World world = new World(1);
    world.pass(5_000);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD));
    long began = world.now;
    playOn(world, table, 1);
    assertThat(played(world).began()).isEqualTo(began);
    assertThat(played(world).ended()).isEqualTo(table.state().at);
    assertThat(played(world.restart(2, 1_000)))
        .usingRecursiveComparison()
        .ignoringFields("rules")
        .isEqualTo(played(world));
  }

  @Test
  void lettingTheTimePassIsNotBeingAway() {
    World world = new World(1);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD));
    while (table.state().conduct.stream().noneMatch(one -> one.count(Measure.STOOD_IN) > 0)) {
      assertThat(world.ring(Long.MAX_VALUE)).isTrue();
    }
    for (int seat = 0; seat < 3; seat++) {
      Conduct conduct = table.state().conduct.get(seat);
      int own = conduct.count(Measure.DECISIONS) - conduct.count(Measure.STOOD_IN);
      assertThat(own).as("the first timeouts are the player's own").isPositive();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"resistance", "royal"})
  void whoLeavesIsRememberedForIt(String edition) {
    World world = new World(1);
    boolean royal = edition.equals("royal");
    LiveTable table =
        start(
            world, royal ? World.royal(4, Clock.STANDARD) : World.coup(edition, 4, Clock.STANDARD));
    World.ok(table.submit("p1", new Command.Leave("leave")));
    viewers.remove("p1");
    playOn(world, table, 1);
    assertThat(played(world).conduct())
        .extracting(Conduct::stay)
        .containsExactly(Stay.STAYED, Stay.LEFT, Stay.STAYED, Stay.STAYED);
    assertThat(played(world).conduct().get(1).player()).isEqualTo("p1");
    assertThat(played(world).conduct().get(1).attended()).isFalse();
  }

  @Test
  void aHostWhoSendsSomebodyAwayHasLeftThisGameToo() {
    World world = new World(1);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD));
    World.ok(table.submit("p0", new Command.Kick("kick", table.state().seatOf("p1"))));
    viewers.remove("p1");
    playOn(world, table, 1);
    assertThat(played(world).conduct())
        .extracting(Conduct::stay)
        .containsExactly(Stay.LEFT, Stay.SENT_AWAY, Stay.STAYED, Stay.STAYED);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoIsOutMayGoOrBeSent(boolean sent) {
    World world = new World(1);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD));
    People people = new People(world, table, viewers, new Random(1));
    while (viewers.get("p1").view.you().ghost() == null) {
      people.step();
      assertThat(table.state().playing()).isTrue();
    }
    Command go =
        sent ? new Command.Kick("go", table.state().seatOf("p1")) : new Command.Leave("go");
    World.ok(table.submit(sent ? "p0" : "p1", go));
    viewers.remove("p1");
    playOn(world, table, 1);
    assertThat(played(world).conduct()).extracting(Conduct::stay).containsOnly(Stay.STAYED);
  }
}
