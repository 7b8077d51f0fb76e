package contessa.notation.protocol;

import static contessa.notation.protocol.EngineClient.texts;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.notation.json.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Starting a game: seeds, options, editions. */
class EngineNewTest {

  private final EngineClient client = new EngineClient();

  @Test
  void theDefaultGameIsTheClassicOne() {
    JsonNode state = client.accepted(EngineClient.THREE).get("state");
    assertThat(state.propertyNames())
        .containsExactly(
            "game",
            "phase",
            "turn",
            "actor",
            "toMove",
            "moves",
            "players",
            "deck",
            "treasury",
            "reserve",
            "claim",
            "action",
            "winners");
    assertThat(state.get("game").stringValue()).isEqualTo("coup");
    assertThat(state.get("phase").stringValue()).isEqualTo("action");
    assertThat(state.get("turn").intValue()).isEqualTo(1);
    assertThat(state.get("players")).hasSize(3);
    assertThat(state.get("players").get(0).propertyNames())
        .containsExactly("coins", "hand", "revealed", "allegiance");
    assertThat(texts(state.get("moves")))
        .containsExactlyInAnyOrder(
            "income", "foreign-aid", "tax", "exchange", "steal 1", "steal 2");
    assertThat(state.get("deck")).hasSize(9);
    assertThat(state.get("treasury").intValue()).isEqualTo(44);
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    assertThat(client.accepted(EngineClient.THREE))
        .isEqualTo(new EngineClient().accepted(EngineClient.THREE));
    assertThat(client.accepted(EngineClient.THREE.replace("\"a\"", "\"b\"")).get("state"))
        .isNotEqualTo(client.accepted(EngineClient.THREE).get("state"));
  }

  @Test
  void aGeneratedSeedIsReportedAndReproducesTheGame() {
    JsonNode own = client.accepted("{\"do\":\"new\",\"players\":3}");
    String seed = own.get("seed").stringValue();
    JsonNode again = client.accepted("{\"do\":\"new\",\"players\":3,\"seed\":\"" + seed + "\"}");
    assertThat(again.has("seed")).isFalse();
    assertThat(again.get("state")).isEqualTo(own.get("state"));
  }

  @Test
  void theFirstSeatCanBeChosen() {
    JsonNode state =
        client.accepted("{\"do\":\"new\",\"players\":2,\"first\":1,\"seed\":\"a\"}").get("state");
    assertThat(state.get("actor").intValue()).isEqualTo(1);
    assertThat(state.get("toMove").intValue()).isEqualTo(1);
    assertThat(state.get("players").get(1).get("coins").intValue()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "city-state, 2, action",
    "resistance, 2, action",
    "brazilian, 2, draft",
    "brazilian, 3, action",
    "reformation, 4, allegiance",
    "royal, 3, plan",
  })
  void everyEditionCanBePlayed(String edition, int players, String phase) {
    JsonNode state =
        client
            .accepted(
                "{\"do\":\"new\",\"options\":{\"edition\":\"%s\"},\"players\":%d,\"seed\":\"a\"}"
                    .formatted(edition, players))
            .get("state");
    assertThat(state.get("phase").stringValue()).isEqualTo(phase);
    assertThat(state.get("game").stringValue())
        .isEqualTo(edition.equals("royal") ? "royal" : "coup");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"edition\":\"vatican\"} | 3 | vatican",
        "{\"edition\":\"royal\"} | 3 | royal",
        "{\"edition\":7} | 3 | edition",
        "{\"colour\":\"red\"} | 3 | colour",
        "{\"exchanger\":\"none\"} | 3 | ambassador, inquisitor or both",
        "{\"mayDecline\":\"yes\"} | 3 | mayDecline",
        "{\"mayDecline\":null} | 3 | mayDecline",
        "{\"firstPlayerCoins\":3} | 2 | firstPlayerCoins",
        "{\"firstPlayerCoins\":1.0} | 2 | firstPlayerCoins",
        "{\"draft\":true} | 3 | draft",
        "{\"contessaBlocksExamine\":true} | 3 | Inquisitor",
        "{\"inquisitorExchanges\":true} | 3 | Inquisitor",
        "{\"inquisitorExchanges\":1,\"exchanger\":\"both\"} | 3 | true or false",
        "{\"edition\":\"city-state\"} | 7 | 6",
        "{} | 1 | 2 to 10",
        "{} | 11 | 2 to 10",
        "{} | -3 | 2 to 10",
        "{} | 99999999999 | players",
        "[] | 3 | options",
        "null | 3 | options",
      })
  void impossibleOptionsAreRefused(String options, String players, String named) {
    client.accepted(EngineClient.THREE);
    assertThat(
            client.refused(
                "bad-options",
                "{\"do\":\"new\",\"game\":\"coup\",\"options\":%s,\"players\":%s}"
                    .formatted(options, players)))
        .contains(named);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"do\":\"new\",\"game\":\"chess\",\"players\":3} | bad-options",
        "{\"do\":\"new\",\"game\":4,\"players\":3} | bad-request",
        "{\"do\":\"new\"} | bad-request",
        "{\"do\":\"new\",\"players\":\"3\"} | bad-request",
        "{\"do\":\"new\",\"players\":3.0} | bad-request",
        "{\"do\":\"new\",\"players\":3,\"first\":3} | bad-options",
        "{\"do\":\"new\",\"players\":3,\"first\":-1} | bad-options",
        "{\"do\":\"new\",\"players\":3,\"first\":\"0\"} | bad-request",
        "{\"do\":\"new\",\"players\":3,\"seed\":4} | bad-request",
        "{\"do\":\"new\",\"players\":3,\"sead\":\"x\"} | bad-request",
        "{\"do\":\"new\",\"players\":3,\"position\":[]} | bad-position",
        "{\"do\":\"new\",\"players\":3,\"draws\":\"Duke\"} | bad-position",
        "{\"do\":\"new\",\"players\":3,\"draws\":[\"Inquisitor\"]} | bad-position",
        "{\"do\":\"new\",\"players\":3,\"draws\":[7]} | bad-position",
      })
  void otherMistakesAreRefusedAndChangeNothing(String line, String error) {
    String before = client.accepted(EngineClient.THREE).get("state").toString();
    client.refused(error, line);
    assertThat(client.state()).hasToString(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"exchanger\":\"both\",\"declared\":\"coup-and-assassinate\"",
        "\"edition\":\"reformation\",\"contessaBlocksExamine\":true,\"art\":\"distinct\"",
        "\"exchanger\":\"inquisitor\",\"inquisitorExchanges\":false",
        "\"replacement\":\"after-action\",\"mayDecline\":false,\"allegiances\":true",
        "\"draft\":true,\"firstPlayerCoins\":2,\"declared\":\"coup\"",
      })
  void everyOptionCanBeSet(String options) {
    client.accepted("{\"do\":\"new\",\"players\":2,\"options\":{" + options + "}}");
  }
}
