package contessa.notation.protocol;

import static contessa.notation.protocol.EngineClient.texts;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.notation.json.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Draws fixed by a request. */
class EngineDrawsTest {

  private final EngineClient client = new EngineClient();

  private void scripted(String draws) {
    client.accepted(
        "{\"do\":\"new\"," + EngineClient.GIVEN + ",\"seed\":\"a\",\"draws\":" + draws + "}");
  }

  @Test
  void theNextDrawsFollowTheScript() {
    scripted("[\"Assassin\",\"Contessa\",\"Ambassador\"]");
    client.plays("exchange");
    client.plays("pass");
    assertThat(texts(client.state().get("players").get(1).get("hand")))
        .containsExactly("Assassin", "Captain", "Contessa");
    client.plays("keep Captain");
    client.plays("exchange");
    client.plays("pass");
    assertThat(texts(client.state().get("players").get(0).get("hand"))).contains("Ambassador");
  }

  @Test
  void theScriptMayBeInsideThePosition() {
    client.accepted(
        "{\"do\":\"new\","
            + EngineClient.GIVEN.replace(
                "\"actor\":1", "\"actor\":1,\"draws\":[\"Assassin\",\"Contessa\"]")
            + "}");
    client.plays("exchange");
    client.plays("pass");
    assertThat(client.moves()).containsExactly("keep Assassin", "keep Captain", "keep Contessa");
  }

  @Test
  void aScriptedCardThatIsNotInTheDeckFailsTheMoveAndChangesNothing() {
    scripted("[\"Assassin\",\"Duke\",\"Contessa\"]");
    client.plays("exchange");
    String before = client.state().toString();
    for (int i = 0; i < 2; i++) {
      client.refused("bad-position", "{\"do\":\"play\",\"seat\":0,\"move\":\"pass\"}");
      assertThat(client.state()).hasToString(before);
    }
    client.plays("challenge");
    client.plays("decline");
    assertThat(client.state().get("phase").stringValue()).isEqualTo("over");
  }

  @Test
  void afterTheScriptTheSeedContinuesAsWithoutOne() {
    String line = "{\"do\":\"new\"," + EngineClient.GIVEN + ",\"seed\":\"a\"}";
    client.accepted(line);
    client.plays("exchange");
    client.plays("pass");
    List<String> unscripted = client.moves();
    scripted("[]");
    client.plays("exchange");
    client.plays("pass");
    assertThat(client.moves()).isEqualTo(unscripted);
  }

  @Test
  void theDealIsNotScripted() {
    String two = "{\"do\":\"new\",\"players\":2,\"options\":{\"draft\":true},\"seed\":\"a\"";
    client.accepted(two + "}");
    client.plays("pick Duke");
    client.plays("pick Duke");
    JsonNode unscripted = client.state();
    client.accepted(two + ",\"draws\":[\"Contessa\",\"Contessa\",\"Contessa\"]}");
    client.plays("pick Duke");
    client.plays("pick Duke");
    assertThat(client.state()).isEqualTo(unscripted);
  }

  @Test
  void withDistinctArtADrawMayNameACopy() {
    client.accepted(
        """
        {"do":"new","options":{"art":"distinct"},"position":{"players":[\
        {"coins":2,"hand":["Duke#1","Duke#2"]},{"coins":2,"hand":["Duke#3","Captain#3"]}]},\
        "draws":["Assassin#2","Contessa"]}\
        """);
    client.plays("exchange");
    client.plays("pass");
    assertThat(client.moves()).hasSize(6).contains("keep Duke#2 Assassin#2");
  }
}
