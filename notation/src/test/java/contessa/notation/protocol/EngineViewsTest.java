package contessa.notation.protocol;

import static contessa.notation.protocol.EngineClient.events;
import static contessa.notation.protocol.EngineClient.texts;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.notation.json.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The view and the log of each reader. */
class EngineViewsTest {

  private final EngineClient client = new EngineClient();

  @Test
  void aViewHasTheShapeOfTheStateWithoutHiddenCards() {
    client.accepted(EngineClient.THREE);
    JsonNode state = client.state();
    JsonNode view = client.view(1);
    assertThat(view.get("players").get(1)).isEqualTo(state.get("players").get(1));
    assertThat(view.get("players").get(0).get("hand")).hasToString("2");
    assertThat(view.get("deck")).hasToString("9");
    assertThat(view.has("moves")).isFalse();
    assertThat(client.view(0).get("moves")).isEqualTo(state.get("moves"));
    JsonNode spectator = client.accepted("{\"do\":\"view\"}").get("view");
    assertThat(spectator.get("players").get(0).get("hand")).hasToString("2");
    assertThat(spectator.has("moves")).isFalse();
  }

  @Test
  void theLogHoldsTheEventsThatAReaderHasHeard() {
    client.accepted(EngineClient.THREE);
    List<String> cards = texts(client.view(1).get("players").get(1).get("hand"));
    assertThat(events(client.accepted("{\"do\":\"log\",\"seat\":1}")))
        .containsExactly(
            "{event:dealt,seat:0,count:2}",
            "{event:dealt,seat:1,cards:[" + String.join(",", cards) + "]}",
            "{event:dealt,seat:2,count:2}",
            "{event:turn,seat:0,turn:1}");
    client.plays("income");
    assertThat(events(client.accepted("{\"do\":\"log\"}")))
        .startsWith("{event:dealt,seat:0,count:2}", "{event:dealt,seat:1,count:2}")
        .endsWith(
            "{event:acted,seat:0,move:income,target:null,claim:null}",
            "{event:coins,seat:0,change:1,reason:income}",
            "{event:turn,seat:1,turn:2}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"state", "view", "log", "play", "advise"})
  void requestsAboutAGameNeedOne(String command) {
    String rest =
        switch (command) {
          case "play" -> ",\"seat\":0,\"move\":\"tax\"";
          case "advise" -> ",\"bot\":\"any\"";
          default -> "";
        };
    client.refused("no-game", "{\"do\":\"" + command + "\"" + rest + "}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "-1", "\"1\"", "null", "1.5", "[1]", "4294967296"})
  void anUnknownSeatIsRefused(String seat) {
    client.accepted(EngineClient.THREE);
    client.refused("bad-request", "{\"do\":\"view\",\"seat\":" + seat + "}");
    client.refused("bad-request", "{\"do\":\"log\",\"seat\":" + seat + "}");
  }
}
