package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.TableOptions;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** While all plan in Coup Royal, everybody may know who has. */
class PlansTest {

  private final World world = new World(1);
  private final Map<String, World.Viewer> viewers = new TreeMap<>();
  private LiveTable table;

  private void play(TableOptions options) {
    table = world.people(options, 2, viewers);
    World.ok(table.submit("p0", new Command.AddBot("bot", null, "random")));
    World.ok(table.submit("p0", new Command.Start("start")));
  }

  private void plan(String player, int choice) {
    var decision = viewers.get(player).view.decision();
    World.ok(
        table.submit(
            player,
            new Command.Decide(world.id(), decision.ask(), decision.choices().get(choice))));
  }

  @Test
  void whoHasPlannedIsToldAtOnceAndABotIsNeverWaitedFor() {
    play(World.royal(3, Clock.STANDARD));
    assertThat(viewers.get("p0").view.asking().pending()).containsExactly(0, 1);
    plan("p1", 3);
    assertThat(viewers.get("p0").view.asking().pending()).containsExactly(0);
    LiveTable again = LiveTable.load(table.id(), world.ground);
    assertThat(new World.Viewer(again, "p0").view.asking().pending()).containsExactly(0);
  }

  @Test
  void aChangedPlanIsNobodyElsesBusiness() {
    play(World.royal(3, Clock.STANDARD));
    plan("p1", 3);
    int heard = viewers.get("p0").heard.size();
    plan("p1", 4);
    assertThat(viewers.get("p0").heard).hasSize(heard);
    assertThat(viewers.get("p1").view.decision().answer())
        .isEqualTo(viewers.get("p1").view.decision().choices().get(4));
  }

  @Test
  void aStrictTableNeverTellsWhoIsAwaited() {
    play(World.but(World.royal(3, Clock.STANDARD), "strict", true));
    plan("p1", 3);
    world.pass(25_000);
    assertThat(viewers.get("p0").view.asking().pending()).isNull();
    assertThat(viewers.get("p0").transcript()).doesNotContain("\"pending\"");
  }
}
