package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

/** Bots think outside the table, and what goes wrong at one table stays there. */
class ThinkingTest {

  private final World world = new World(1);

  @Test
  void theTableGoesOnWhileABotThinks() {
    Deque<Runnable> thoughts = new ArrayDeque<>();
    world.thinking = thoughts::add;
    LiveTable table = world.create(World.coup("resistance", 3, Clock.BLITZ), "random", "random");
    World.Viewer host = new World.Viewer(table, "p0");
    World.ok(table.submit("p0", new Command.Away("a")));
    world.pass(30_000);
    long n = host.n;
    assertThat(thoughts).as("one task a table").hasSize(1);
    World.ok(table.submit("p0", new Command.Say("s", "take your time")));
    assertThat(host.n).isEqualTo(n + 1);
    thoughts.removeFirst().run();
    assertThat(host.n).as("the bot has acted").isGreaterThan(n + 1);
    world.thinking = Runnable::run;
    thoughts.forEach(Runnable::run);
    world.pass(48 * 3_600_000L);
    assertThat(host.view.stage()).isEqualTo(Stage.OVER);
  }

  /** When a bot acts comes from the pace alone: slow thoughts of the same bots change nothing. */
  @Test
  void howLongABotThinksDoesNotShow() {
    assertThat(evening(0)).isEqualTo(evening(300));
  }

  private static String evening(long thinkingTakes) {
    World world = new World(7);
    LiveTable table = world.create(World.coup("resistance", 4, Clock.BLITZ), "random", "random");
    World.Viewer host = new World.Viewer(table, "p0");
    world.thinking =
        task -> {
          world.later.put(world.now + thinkingTakes, task);
        };
    world.pass(20_000);
    return host.transcript();
  }

  @Test
  void aTableThatFailsStandsStillAndTheOthersPlayOn() {
    LiveTable broken = world.create(World.coup("resistance", 3, Clock.BLITZ), "random", "random");
    LiveTable sound = world.create(World.coup("resistance", 3, Clock.BLITZ), "random", "random");
    World.Viewer host = new World.Viewer(sound, "p0");
    World.ok(broken.submit("p0", new Command.Away("a")));
    World.ok(sound.submit("p0", new Command.Away("a")));
    String before = broken.truth();
    world.journal.failFor(broken.id(), new IllegalStateException("lose Duke"));
    world.pass(48 * 3_600_000L);
    assertThat(host.view.stage()).isEqualTo(Stage.OVER);
    assertThat(broken.truth()).isEqualTo(before);
    assertThat(broken.submit("p0", new Command.Say("s", "hello?")).refused())
        .isEqualTo(Refused.UNAVAILABLE);
    assertThat(Fault.of(new IllegalStateException("lose Duke"))).doesNotContain("Duke");
    world.journal.failFor("", new IllegalStateException());
    World again = world.restart(2, 1_000);
    again.pass(48 * 3_600_000L);
    assertThat(again.tables.get(broken.id()).state().game().position().over()).isTrue();
  }
}
