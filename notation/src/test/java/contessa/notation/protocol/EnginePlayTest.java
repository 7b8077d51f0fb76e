package contessa.notation.protocol;

import static contessa.notation.protocol.EngineClient.events;
import static contessa.notation.protocol.EngineClient.texts;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Playing moves through the protocol. */
class EnginePlayTest {

  private final EngineClient client = new EngineClient();

  @Test
  void aMoveReturnsItsEventsAndTheNewState() {
    client.accepted(EngineClient.THREE);
    JsonNode answer = client.plays(0, "tax");
    assertThat(events(answer))
        .containsExactly("{event:acted,seat:0,move:tax,target:null,claim:Duke,to:all}");
    JsonNode state = answer.get("state");
    assertThat(state).isEqualTo(client.state());
    assertThat(state.get("claim")).hasToString("{\"seat\":0,\"character\":\"Duke\"}");
    assertThat(state.get("action")).hasToString("{\"move\":\"tax\",\"target\":null}");
    assertThat(texts(state.get("moves"))).containsExactlyInAnyOrder("challenge", "pass");
  }

  @Test
  void aSecretEventIsWrittenInFullForItsInsidersAndThenOpenlyForAll() {
    client.accepted(
        "{\"do\":\"new\"," + EngineClient.GIVEN + ",\"draws\":[\"Assassin\",\"Contessa\"]}");
    client.plays("exchange");
    assertThat(events(client.plays("pass")))
        .containsExactly(
            "{event:unchallenged,seat:1,claim:Ambassador,to:all}",
            "{event:drew,seat:1,cards:[Assassin,Contessa],to:[1]}",
            "{event:drew,seat:1,count:2,to:all}");
  }

  @Test
  void anOfferNamesItsExaminerBecauseToIsTheAudience() {
    client.accepted(
        """
        {"do":"new","options":{"exchanger":"inquisitor"},"position":{"players":[\
        {"coins":2,"hand":["Duke","Inquisitor"]},{"coins":2,"hand":["Contessa","Captain"]}]}}\
        """);
    client.plays("examine 1");
    client.plays("pass");
    assertThat(events(client.plays("offer Captain")))
        .containsExactly(
            "{event:offered,seat:1,examiner:0,card:Captain,to:[0,1]}",
            "{event:offered,seat:1,examiner:0,to:all}");
    assertThat(events(client.accepted("{\"do\":\"log\",\"seat\":0}")))
        .contains("{event:offered,seat:1,to:0,examiner:0,card:Captain}");
    assertThat(events(client.accepted("{\"do\":\"log\"}")))
        .contains("{event:offered,seat:1,to:0,examiner:0}");
  }

  @Test
  void aDeclaredAttackNamesACharacter() {
    client.accepted(
        "{\"do\":\"new\"," + EngineClient.GIVEN + ",\"options\":{\"declared\":\"coup\"}}");
    assertThat(events(client.plays("coup 0 Duke")))
        .startsWith(
            "{event:acted,seat:1,move:coup,target:0,named:Duke,claim:null,to:all}",
            "{event:coins,seat:1,change:-7,reason:cost,to:all}",
            "{event:exposed,seat:0,cards:[Duke,Contessa],to:all}",
            "{event:lost,seat:0,card:Duke,reason:coup,to:all}");
    assertThat(client.state().get("action"))
        .hasToString("{\"move\":\"coup\",\"target\":0,\"named\":\"Duke\"}");
  }

  @Test
  void anEmbezzlerClaimsNotToHoldADuke() {
    client.accepted(
        """
        {"do":"new","options":{"allegiances":true},"position":{"reserve":2,"players":[\
        {"coins":2,"hand":["Captain","Contessa"]},{"coins":2,"hand":["Contessa","Captain"]}]}}\
        """);
    assertThat(events(client.plays("embezzle")))
        .containsExactly("{event:acted,seat:0,move:embezzle,target:null,claim:not Duke,to:all}");
    assertThat(client.state().get("claim")).hasToString("{\"seat\":0,\"character\":\"not Duke\"}");
    client.plays("challenge");
    assertThat(client.moves()).containsExactlyInAnyOrder("show", "decline");
    assertThat(events(client.plays("show")))
        .startsWith("{event:shown,seat:0,claim:not Duke,cards:[Captain,Contessa],to:all}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"seat\":0,\"move\":\"coup 1\" | illegal-move",
        "\"seat\":0,\"move\":\"steal 0\" | illegal-move",
        "\"seat\":0,\"move\":\"steal 3\" | illegal-move",
        "\"seat\":0,\"move\":\"steal 01\" | illegal-move",
        "\"seat\":0,\"move\":\"steal\" | illegal-move",
        "\"seat\":0,\"move\":\"TAX\" | illegal-move",
        "\"seat\":0,\"move\":\" tax\" | illegal-move",
        "\"seat\":0,\"move\":\"tax 1\" | illegal-move",
        "\"seat\":0,\"move\":\"\" | illegal-move",
        "\"seat\":0,\"move\":\"plan thief=A snitch=B\" | illegal-move",
        "\"seat\":1,\"move\":\"tax\" | not-your-turn",
        "\"seat\":1,\"move\":\"nonsense\" | not-your-turn",
        "\"seat\":3,\"move\":\"tax\" | bad-request",
        "\"seat\":-1,\"move\":\"tax\" | bad-request",
        "\"seat\":\"0\",\"move\":\"tax\" | bad-request",
        "\"seat\":0.0,\"move\":\"tax\" | bad-request",
        "\"seat\":0,\"move\":7 | bad-request",
        "\"seat\":0 | bad-request",
        "\"move\":\"tax\" | bad-request",
        "\"seat\":0,\"move\":\"tax\",\"why\":\"\" | bad-request",
      })
  void anImpossibleMoveIsRefused(String rest, String error) {
    String before = client.accepted(EngineClient.THREE).get("state").toString();
    client.refused(error, "{\"do\":\"play\"," + rest + "}");
    assertThat(client.state()).hasToString(before);
  }

  @Test
  void afterTheEndEveryMoveIsRefusedAsGameOver() {
    client.accepted("{\"do\":\"new\"," + EngineClient.GIVEN + "}");
    client.plays("steal 0");
    client.plays("challenge");
    client.plays("decline");
    JsonNode state = client.state();
    assertThat(state.get("phase").stringValue()).isEqualTo("over");
    assertThat(state.get("toMove").isNull()).isTrue();
    assertThat(state.get("moves")).isEmpty();
    assertThat(state.get("winners")).hasToString("[0]");
    assertThat(state.get("action").isNull()).isTrue();
    client.refused("game-over", "{\"do\":\"play\",\"seat\":0,\"move\":\"tax\"}");
    client.refused("game-over", "{\"do\":\"play\",\"seat\":1,\"move\":\"nonsense\"}");
    assertThat(client.view(0).has("moves")).isFalse();
  }

  @Test
  void aRefusalRevealsNothingAboutTheHand() {
    String with = "{\"do\":\"new\"," + EngineClient.GIVEN + "}";
    String without =
        with.replace("\"hand\":[\"Contessa\",\"Duke\"]", "\"hand\":[\"Contessa\",\"Contessa\"]");
    List<String> messages = new ArrayList<>();
    for (String game : List.of(with, without)) {
      client.accepted(game);
      client.plays("steal 0");
      client.plays("pass");
      client.plays("block Ambassador");
      messages.add(
          client.refused("not-your-turn", "{\"do\":\"play\",\"seat\":0,\"move\":\"lose Duke\"}"));
      client.plays("challenge");
      messages.add(
          client.refused("illegal-move", "{\"do\":\"play\",\"seat\":0,\"move\":\"show Duke\"}"));
    }
    assertThat(messages.subList(0, 2)).isEqualTo(messages.subList(2, 4));
  }
}
