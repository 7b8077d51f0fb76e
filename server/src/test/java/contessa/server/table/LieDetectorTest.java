package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.table.message.CallScore;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.message.TableView;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Who may call a claim true or a bluff, and how that is scored. */
class LieDetectorTest {

  private final VirtualServer server = new VirtualServer(3);
  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private LiveTable playing(boolean reveal) {
    TableOptions options = VirtualServer.coup("city-state", 2, Clock.STANDARD);
    LiveTable table = server.people(VirtualServer.but(options, "reveal", reveal), 2, viewers);
    for (String watcher : List.of("eve", "fay")) {
      viewers.put(watcher, new VirtualServer.Viewer(table, watcher));
    }
    VirtualServer.ok(table.submit("p0", new Command.Start(server.id())));
    return table;
  }

  private TableView view(String player) {
    return viewers.get(player).view;
  }

  /** Whoever has the turn claims the Duke; returns whether that is a bluff. */
  private boolean tax(LiveTable table) {
    int seat = table.state().question().seat();
    String player = table.state().seat(seat).player();
    int ask = table.state().question().id();
    VirtualServer.ok(table.submit(player, new Command.Decide(server.id(), ask, "tax")));
    return PlantedTimeLeaks.bluffs(table.state());
  }

  private @Nullable Refused call(LiveTable table, String player, boolean bluff) {
    int ask = table.state().question().id();
    return table.submit(player, new Command.Call(server.id(), ask, bluff)).refused();
  }

  private void end(LiveTable table) {
    VirtualServer.ok(table.submit("p1", new Command.Leave(server.id())));
  }

  @Test
  void aCallIsScoredWhenAllCardsAreShown() {
    LiveTable table = playing(true);
    boolean bluff = tax(table);
    assertThat(call(table, "eve", bluff)).isNull();
    assertThat(call(table, "fay", !bluff)).isNull();
    assertThat(view("eve").you().call()).isEqualTo(bluff);
    assertThat(view("eve").you().calls()).isNull();
    assertThat(view("p0").common().calls()).isNull();
    end(table);
    assertThat(view("eve").you().calls()).isEqualTo(new CallScore(null, 1, 1));
    assertThat(view("fay").you().calls()).isEqualTo(new CallScore(null, 0, 1));
    assertThat(view("p0").common().calls()).containsExactly(new CallScore(null, 1, 2));
    assertThat(view("p0").you().calls()).isNull();
  }

  @Test
  void aCallStandsAndOnlyPeopleWhoDoNotPlayMakeOne() {
    LiveTable table = playing(true);
    assertThat(call(table, "eve", true)).as("no claim is open").isEqualTo(Refused.NOT_NOW);
    tax(table);
    assertThat(call(table, "eve", true)).isNull();
    assertThat(call(table, "eve", false)).isEqualTo(Refused.NOT_NOW);
    assertThat(call(table, "p0", true)).isEqualTo(Refused.NOT_NOW);
    assertThat(call(table, "p1", true)).isEqualTo(Refused.NOT_NOW);
  }

  @Test
  void whereCardsStayHiddenNobodyCalls() {
    LiveTable table = playing(false);
    tax(table);
    assertThat(call(table, "eve", true)).isEqualTo(Refused.NOT_NOW);
  }

  @Test
  void theNextGameBeginsWithoutCalls() {
    LiveTable table = playing(true);
    assertThat(call(table, "eve", tax(table))).isNull();
    end(table);
    VirtualServer.ok(table.submit("p0", new Command.Start(server.id())));
    VirtualServer.ok(table.submit("p0", new Command.Leave(server.id())));
    assertThat(view("fay").common().winners()).isNotNull();
    assertThat(view("fay").common().calls()).isNull();
    assertThat(view("eve").you().calls()).isNull();
  }
}
