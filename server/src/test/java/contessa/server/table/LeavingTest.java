package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Message;
import contessa.server.wire.Refused;
import contessa.server.wire.SeatView.Occupant;
import contessa.server.wire.Stage;
import contessa.server.wire.TableOptions;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is no longer in the game. */
class LeavingTest {

  private final Map<String, World.Viewer> viewers = new TreeMap<>();

  private LiveTable start(World world, TableOptions options, int people) {
    LiveTable table = world.people(options, people, viewers);
    for (int i = people; i < options.seats(); i++) {
      World.ok(table.submit("p0", new Command.AddBot(world.id(), null, "random")));
    }
    World.ok(table.submit("p0", new Command.Start("start")));
    return table;
  }

  static Stream<TableOptions> games() {
    return Stream.of(
        World.coup("resistance", 6, Clock.STANDARD),
        World.options(
            "coup", "{\"edition\":\"resistance\",\"exchanger\":\"inquisitor\"}", 5, Clock.STANDARD),
        World.coup("reformation", 6, Clock.STANDARD),
        World.royal(4, Clock.STANDARD));
  }

  /** At any moment and in any phase: the others play on, and the journal comes to the same. */
  @ParameterizedTest
  @MethodSource("games")
  void theOthersPlayOnWhoeverLeavesAndWhenever(TableOptions options) {
    int evenings = options.game().equals("royal") ? 2 : 8;
    for (int seed = 0; seed < evenings; seed++) {
      viewers.clear();
      World world = new World(seed);
      LiveTable table = start(world, options, 3);
      Random random = new Random(seed);
      int left = 0;
      while (table.state().playing()) {
        new People(world, table, viewers, random).step();
        if (left < 2 && random.nextInt(8) == 0 && table.state().playing()) {
          String leaver =
              viewers.keySet().stream().skip(random.nextInt(3 - left)).findFirst().get();
          int seat = table.state().seatOf(leaver);
          World.ok(table.submit(leaver, new Command.Leave(world.id())));
          assertThat(table.state().seatOf(leaver)).isNegative();
          assertThat(table.state().seat(seat).occupant()).isEqualTo(Occupant.BOT);
          World.Viewer gone = viewers.remove(leaver);
          assertThat(gone.stream).as("seed %d", seed).isEqualTo("watch");
          left++;
        }
      }
      assertThat(table.state().stage).isEqualTo(Stage.OVER);
      assertThat(LiveTable.load(table.id(), world.ground).truth()).isEqualTo(table.truth());
    }
  }

  @Test
  void whoLeavesCoupTurnsUpAllCards() {
    World world = new World(1);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD), 3);
    int seat = table.state().seatOf("p1");
    World.ok(table.submit("p1", new Command.Leave("l")));
    assertThat(table.state().customs().isOut(table.state().game().position(), seat)).isTrue();
    assertThat(viewers.get("p2").transcript()).contains("\"reason\":\"left\"");
    assertThat(table.submit("p1", new Command.Return("r")).refused()).isEqualTo(Refused.NOT_SEATED);
  }

  @Test
  void whoIsSentAwayNeitherSitsNorLooksOn() {
    World world = new World(1);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD), 3);
    World.ok(table.submit("p0", new Command.Kick("k", table.state().seatOf("p1"))));
    assertThat(viewers.get("p1").heard.getLast()).isEqualTo(new Message.Gone(table.id(), true));
    assertThat(table.watch("p1", null, 0, _ -> {})).isNull();
    assertThat(table.sentAway("p1")).isTrue();
    assertThat(table.sentAway("p2")).isFalse();
    assertThat(table.submit("p1", new Command.Say("s", "why")).refused()).isEqualTo(Refused.KICKED);
  }

  @Test
  void aGhostSeesAllCardsAndSaysNothingUntilTheEnd() {
    World world = new World(1);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD), 3);
    Random random = new Random(1);
    String out = null;
    while (out == null) {
      new People(world, table, viewers, random).step();
      assertThat(table.state().playing()).isTrue();
      out =
          viewers.keySet().stream()
              .filter(player -> viewers.get(player).view.you().ghost() != null)
              .findFirst()
              .orElse(null);
    }
    World.Viewer ghost = viewers.get(out);
    assertThat(ghost.view.you().ghost()).isFalse();
    assertThat(ghost.view.view().json()).containsPattern("\"deck\":\\d");
    World.ok(table.submit(out, new Command.Say(world.id(), "well played")));
    World.ok(table.submit(out, new Command.Haunt(world.id())));
    assertThat(ghost.heard.getLast()).isInstanceOf(Message.Snapshot.class);
    assertThat(ghost.stream).isEqualTo("ghost");
    assertThat(ghost.view.view().json()).containsPattern("\"deck\":\\[\"");
    assertThat(table.submit(out, new Command.Say(world.id(), "look out")).refused())
        .isEqualTo(Refused.TALK_OFF);
    assertThat(table.submit(out, new Command.Haunt(world.id())).refused())
        .isEqualTo(Refused.NOT_NOW);
    World.Viewer again = new World.Viewer(table, out);
    assertThat(again.view.view()).isEqualTo(ghost.view.view());
    while (table.state().playing()) {
      new People(world, table, viewers, random).step();
    }
    World.ok(table.submit(out, new Command.Say(world.id(), "there it was")));
    assertThat(ghost.stream).isEqualTo("seat");
  }

  @Test
  void aTableThatNobodyLooksAtIsClosedAfterTwoHoursButNotWhileOneIs() {
    World world = new World(1);
    LiveTable table = world.people(World.coup("resistance", 4, Clock.STANDARD), 2, viewers);
    world.pass(5 * 3_600_000L);
    assertThat(table.state().stage).isEqualTo(Stage.LOBBY);
    viewers.values().forEach(viewer -> viewer.leave.run());
    world.pass(2 * 3_600_000L - 1);
    assertThat(table.state().stage).isEqualTo(Stage.LOBBY);
    world.pass(1);
    assertThat(table.state().stage).isEqualTo(Stage.CLOSED);
  }

  @Test
  void aLivingPlayerNeverHaunts() {
    World world = new World(1);
    LiveTable table = start(world, World.coup("resistance", 4, Clock.STANDARD), 3);
    assertThat(viewers.get("p1").view.you().ghost()).isNull();
    assertThat(table.submit("p1", new Command.Haunt("h")).refused()).isEqualTo(Refused.NOT_NOW);
    assertThat(table.submit("x", new Command.Haunt("h")).refused()).isEqualTo(Refused.NOT_SEATED);
  }
}
