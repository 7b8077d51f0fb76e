package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.TableOptions;
import org.junit.jupiter.api.Test;

/** While all plan in Coup Royal, everyone may know who has planned. */
class PlansTest {

  private final VirtualServer server = new VirtualServer(1);
  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();
  private LiveTable table;

  private void play(TableOptions options) {
    table = server.people(options, 2, viewers);
    VirtualServer.ok(table.submit("p0", new Command.AddBot("bot", null, "random")));
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
  }

  private void plan(String player, int choice) {
    var decision = viewers.get(player).view.decision();
    VirtualServer.ok(
        table.submit(
            player,
            new Command.Decide(server.id(), decision.ask(), decision.choices().get(choice))));
  }

  @Test
  void theTableShowsAtOnceWhoHasPlannedAndNeverWaitsForABot() {
    play(VirtualServer.royal(3, Clock.STANDARD));
    assertThat(viewers.get("p0").view.common().asking().pending()).containsExactly(0, 1);
    plan("p1", 3);
    assertThat(viewers.get("p0").view.common().asking().pending()).containsExactly(0);
    LiveTable again = LiveTable.load(table.id(), server.services);
    assertThat(new VirtualServer.Viewer(again, "p0").view.common().asking().pending())
        .containsExactly(0);
  }

  @Test
  void aChangedPlanStaysPrivate() {
    play(VirtualServer.royal(3, Clock.STANDARD));
    plan("p1", 3);
    int heard = viewers.get("p0").heard.size();
    plan("p1", 4);
    assertThat(viewers.get("p0").heard).hasSize(heard);
    assertThat(viewers.get("p1").view.decision().answer())
        .isEqualTo(viewers.get("p1").view.decision().choices().get(4));
  }

  @Test
  void aStrictTableNeverShowsWhoStillHasToAnswer() {
    play(VirtualServer.but(VirtualServer.royal(3, Clock.STANDARD), "strict", true));
    plan("p1", 3);
    server.pass(25_000);
    assertThat(viewers.get("p0").view.common().asking().pending()).isNull();
    assertThat(viewers.get("p0").transcript()).doesNotContain("\"pending\"");
  }
}
