package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Asking;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import org.junit.jupiter.api.Test;

/** Who begins the first game: a seat that the host chose, or one by lot. */
class FirstPlayerTest {

  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private static TableOptions begins(int seat, int seats) {
    TableOptions usual = VirtualServer.coup("resistance", seats, Clock.STANDARD);
    JsonNode fields = WireJson.read(WireJson.write(usual), JsonNode.class);
    return WireJson.read(fields.put("begins", seat).toString(), TableOptions.class);
  }

  private int first(long seed, TableOptions options, int people) {
    VirtualServer server = new VirtualServer(seed);
    viewers.clear();
    LiveTable table = server.people(options, people, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start("start")));
    Asking asking = viewers.get("p0").view.common().asking();
    assertThat(asking).isNotNull();
    return asking.seats().getFirst();
  }

  @Test
  void theChosenSeatBegins() {
    for (int seed = 0; seed < 10; seed++) {
      assertThat(first(seed, begins(seed % 3, 3), 3)).isEqualTo(seed % 3);
    }
  }

  @Test
  void anEmptySeatCannotBeginAndTheLotDecides() {
    assertThat(IntStream.range(0, 30).map(seed -> first(seed, begins(4, 5), 3)).distinct().sorted())
        .containsExactly(0, 1, 2);
  }

  /** Players move up to the first seats when a game starts; the one who was chosen still begins. */
  @Test
  void theChosenPlayerBeginsAfterTheSeatsHaveMovedUp() {
    for (int seed = 0; seed < 10; seed++) {
      VirtualServer server = new VirtualServer(seed);
      viewers.clear();
      LiveTable table = server.people(begins(3, 4), 2, viewers);
      VirtualServer.ok(table.submit("p1", new Command.Sit(server.id(), "Player B", 3)));
      VirtualServer.ok(table.submit("p0", new Command.Start("start")));
      Asking asking = viewers.get("p0").view.common().asking();
      assertThat(asking.seats()).containsExactly(table.state().seatOf("p1"));
    }
  }

  @Test
  void aSeatThatTheTableDoesNotHaveIsRefused() {
    VirtualServer server = new VirtualServer(1);
    LiveTable table =
        server.people(VirtualServer.coup("resistance", 3, Clock.STANDARD), 2, viewers);
    assertThat(table.submit("p0", new Command.Configure(server.id(), begins(3, 3))).refused())
        .isEqualTo(Refused.BAD_OPTIONS);
  }
}
