package contessa.server.table;

import static contessa.server.table.VirtualServer.truth;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.game.RedactedTrace;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import org.junit.jupiter.api.Test;

/** Bots think outside the table, and a failure at one table does not affect the others. */
class BotsAtTheTableTest {

  private final VirtualServer server = new VirtualServer(1);

  @Test
  void theTableGoesOnWhileABotThinks() {
    Deque<Runnable> thoughts = new ArrayDeque<>();
    server.thinking = thoughts::add;
    LiveTable table =
        server.create(VirtualServer.coup("resistance", 3, Clock.BLITZ), "random", "random");
    VirtualServer.Viewer host = new VirtualServer.Viewer(table, "p0");
    VirtualServer.ok(table.submit("p0", new Command.Away("a")));
    server.pass(30_000);
    long n = host.n;
    assertThat(thoughts).as("one task a table").hasSize(1);
    VirtualServer.ok(table.submit("p0", new Command.Say("s", "take your time")));
    assertThat(host.n).isEqualTo(n + 1);
    thoughts.removeFirst().run();
    assertThat(host.n).as("the bot has acted").isGreaterThan(n + 1);
    server.thinking = Runnable::run;
    thoughts.forEach(Runnable::run);
    server.pass(48 * 3_600_000L);
    assertThat(host.view.common().stage()).isEqualTo(Stage.OVER);
  }

  /** When too many tables wait for their bots, they answer at once and the game goes on. */
  @Test
  void botsThatFindNoThreadAnswerFromWhatTheyHave() {
    server.thinking =
        _ -> {
          throw new RejectedExecutionException("full");
        };
    LiveTable table =
        server.create(VirtualServer.coup("resistance", 3, Clock.BLITZ), "contessa", "schemer");
    VirtualServer.Viewer host = new VirtualServer.Viewer(table, "p0");
    VirtualServer.ok(table.submit("p0", new Command.Away("a")));
    server.pass(48 * 3_600_000L);
    assertThat(host.view.common().stage()).isEqualTo(Stage.OVER);
  }

  /** The moment at which a bot acts follows from the timing secret, even if the bot is slow. */
  @Test
  void theTimeABotThinksDoesNotShow() {
    assertThat(transcriptOf(0)).isEqualTo(transcriptOf(300));
  }

  private static String transcriptOf(long thinkingTakes) {
    VirtualServer server = new VirtualServer(7);
    LiveTable table =
        server.create(VirtualServer.coup("resistance", 4, Clock.BLITZ), "random", "random");
    VirtualServer.Viewer host = new VirtualServer.Viewer(table, "p0");
    server.thinking =
        task -> {
          server.later.put(server.now + thinkingTakes, task);
        };
    server.pass(20_000);
    return host.transcript();
  }

  @Test
  void aFailingTableStopsAndTheOthersPlayOn() {
    LiveTable broken =
        server.create(VirtualServer.coup("resistance", 3, Clock.BLITZ), "random", "random");
    LiveTable sound =
        server.create(VirtualServer.coup("resistance", 3, Clock.BLITZ), "random", "random");
    VirtualServer.Viewer host = new VirtualServer.Viewer(sound, "p0");
    VirtualServer.ok(broken.submit("p0", new Command.Away("a")));
    VirtualServer.ok(sound.submit("p0", new Command.Away("a")));
    String before = truth(broken);
    server.journal.failFor(broken.id(), new IllegalStateException("lose Duke"));
    server.pass(48 * 3_600_000L);
    assertThat(host.view.common().stage()).isEqualTo(Stage.OVER);
    assertThat(truth(broken)).isEqualTo(before);
    assertThat(broken.submit("p0", new Command.Say("s", "hello?")).refused())
        .isEqualTo(Refused.UNAVAILABLE);
    assertThat(broken.hasStopped()).as("an operator sees it").isTrue();
    assertThat(RedactedTrace.of(new IllegalStateException("lose Duke"))).doesNotContain("Duke");
    server.journal.failFor("", new IllegalStateException());
    VirtualServer again = server.restart(2, 1_000);
    again.pass(48 * 3_600_000L);
    assertThat(again.tables.get(broken.id()).state().game().position().over()).isTrue();
  }
}
