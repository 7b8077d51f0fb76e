package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Replay;
import contessa.server.wire.Stage;
import contessa.server.wire.TableOptions;
import contessa.server.wire.WireJson;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ReplaysTest {

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
    TableOptions usual = World.coup("resistance", 3, Clock.STANDARD);
    return new TableOptions(
        usual.game(),
        usual.rules(),
        usual.seats(),
        usual.open(),
        usual.clock(),
        usual.talk(),
        usual.strict(),
        usual.memoryAid(),
        usual.watchers(),
        usual.programs(),
        reveal,
        usual.language());
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
}
