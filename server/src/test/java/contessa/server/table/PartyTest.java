package contessa.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.TableOptions;
import contessa.table.message.WireJson;
import org.junit.jupiter.api.Test;

/** The wins of a party count for its games only. */
class PartyTest {

  private final VirtualServer server = new VirtualServer(5);
  private final Map<String, VirtualServer.Viewer> viewers = new TreeMap<>();

  private static TableOptions party(int games) {
    TableOptions usual = VirtualServer.coup("city-state", 2, Clock.STANDARD);
    JsonNode fields = WireJson.read(WireJson.write(usual), JsonNode.class);
    return WireJson.read(fields.put("party", games).toString(), TableOptions.class);
  }

  /** The first player's wins after one game, and when the next one has begun. */
  private List<Integer> wins(int games) {
    LiveTable table = server.people(party(games), 2, viewers);
    VirtualServer.ok(table.submit("p0", new Command.Start(server.id())));
    VirtualServer.ok(table.submit("p1", new Command.Leave(server.id())));
    int after = table.state().seat(0).wins();
    VirtualServer.ok(table.submit("p0", new Command.Start(server.id())));
    return List.of(after, table.state().seat(0).wins());
  }

  @Test
  void theNextGameOfAPartyKeepsTheWins() {
    assertThat(wins(2)).containsExactly(1, 1);
  }

  @Test
  void theNextPartyBeginsWithoutWins() {
    assertThat(wins(1)).containsExactly(1, 0);
  }

  @Test
  void aPartyHasOneToNineGames() {
    LiveTable table = server.people(party(9), 2, viewers);
    for (int games : List.of(0, 10)) {
      assertThat(table.submit("p0", new Command.Configure(server.id(), party(games))).refused())
          .isEqualTo(Refused.BAD_OPTIONS);
    }
  }
}
