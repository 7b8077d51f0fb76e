package contessa.notation.protocol;

import static contessa.notation.protocol.EngineClient.events;
import static contessa.notation.protocol.EngineClient.texts;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.notation.json.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starting a game from a given position. */
class EnginePositionsTest {

  private final EngineClient client = new EngineClient();

  private String given(String from, String to) {
    String line = "{\"do\":\"new\"," + EngineClient.GIVEN + ",\"seed\":\"a\"}";
    assertThat(line).contains(from);
    return line.replace(from, to);
  }

  @Test
  void aGameCanStartFromAPosition() {
    JsonNode state = client.accepted(given("", "")).get("state");
    assertThat(state.get("toMove").intValue()).isEqualTo(1);
    assertThat(texts(state.get("players").get(0).get("hand"))).containsExactly("Duke", "Contessa");
    assertThat(texts(state.get("players").get(2).get("revealed")))
        .containsExactly("Duke", "Assassin");
    assertThat(texts(state.get("deck")))
        .containsExactly(
            "Assassin",
            "Assassin",
            "Captain",
            "Captain",
            "Ambassador",
            "Ambassador",
            "Ambassador",
            "Contessa",
            "Contessa");
    assertThat(texts(state.get("moves"))).contains("coup 0").doesNotContain("coup 2");
  }

  @Test
  void theEventsOfAPositionTellEachSeatItsHand() {
    client.accepted(given("", ""));
    assertThat(events(client.accepted("{\"do\":\"log\",\"seat\":0}")))
        .containsExactly(
            "{event:dealt,seat:0,cards:[Duke,Contessa]}",
            "{event:dealt,seat:1,count:1}",
            "{event:turn,seat:1,turn:1}");
  }

  @Test
  void theActorDefaultsToTheFirstSeat() {
    JsonNode state = client.accepted(given(",\"actor\":1}", "},\"first\":1")).get("state");
    assertThat(state.get("toMove").intValue()).isEqualTo(1);
    state = client.accepted(given(",\"actor\":1}", "}")).get("state");
    assertThat(state.get("toMove").intValue()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"hand\":[\"Captain\"] | \"hand\":[\"Duke\"]",
        "\"hand\":[\"Captain\"] | \"hand\":[]",
        "\"hand\":[\"Captain\"] | \"hand\":[\"Captain\",\"Captain\"]",
        "\"hand\":[\"Captain\"] | \"hand\":[\"Inquisitor\"]",
        "\"hand\":[\"Captain\"] | \"hand\":[\"captain\"]",
        "\"hand\":[\"Captain\"] | \"hand\":[\"Captain#1\"]",
        "\"hand\":[\"Captain\"] | \"hand\":[4]",
        "\"hand\":[\"Captain\"] | \"hand\":1",
        "\"hand\":[\"Captain\"] | \"hands\":[\"Captain\"]",
        "\"hand\":[\"Captain\"], | ``",
        "\"coins\":2, | ``",
        "\"coins\":2 | \"coins\":-1",
        "\"coins\":2 | \"coins\":1000",
        "\"coins\":2 | \"coins\":2.5",
        "\"coins\":2 | \"coins\":1e9",
        "\"coins\":0 | \"coins\":3",
        "\"actor\":1 | \"actor\":2",
        "\"actor\":1 | \"actor\":3",
        "\"actor\":1 | \"actor\":\"1\"",
        "\"actor\":1 | \"actor\":1,\"reserve\":3",
        "\"actor\":1 | \"actor\":1,\"allegiances\":[\"loyalist\",\"reformist\",\"loyalist\"]",
        "\"hand\":[\"Contessa\",\"Duke\"] | \"hand\":[],\"revealed\":[\"Contessa\",\"Duke\"]",
        "\"actor\":1} | \"actor\":1},\"players\":4",
        "\"players\":[ | \"players\":{},\"x\":[",
      })
  void anImpossiblePositionIsRefused(String from, String to) {
    String before = client.accepted(EngineClient.THREE).get("state").toString();
    client.refused("bad-position", given(from, to));
    assertThat(client.state()).hasToString(before);
  }

  @Test
  void allegiancesAlternateUnlessGiven() {
    JsonNode players =
        client
            .accepted(
                """
                {"do":"new","options":{"edition":"reformation","exchanger":"ambassador"},\
                "position":{"reserve":4,"players":[{"coins":2,"hand":["Duke","Duke"]},\
                {"coins":2,"hand":["Captain","Captain"]},{"coins":2,"hand":["Contessa","Contessa"]}]}}\
                """)
            .get("state")
            .get("players");
    assertThat(players.get(0).get("allegiance").stringValue()).isEqualTo("loyalist");
    assertThat(players.get(1).get("allegiance").stringValue()).isEqualTo("reformist");
    assertThat(players.get(2).get("allegiance").stringValue()).isEqualTo("loyalist");
    assertThat(client.moves()).contains("embezzle", "steal 1").doesNotContain("steal 2");
  }

  @Test
  void withDistinctArtNamingTheCopyIsOptional() {
    JsonNode state =
        client
            .accepted(
                """
                {"do":"new","options":{"art":"distinct"},"position":{"players":[\
                {"coins":2,"hand":["Duke","Duke#1"]},{"coins":2,"hand":["Duke","Captain#3"]}]}}\
                """)
            .get("state");
    assertThat(texts(state.get("players").get(0).get("hand"))).containsExactly("Duke#1", "Duke#2");
    assertThat(texts(state.get("players").get(1).get("hand")))
        .containsExactly("Duke#3", "Captain#3");
    assertThat(texts(state.get("deck"))).contains("Captain#1", "Captain#2");
    client.refused(
        "bad-position",
        """
        {"do":"new","options":{"art":"distinct"},"position":{"players":[\
        {"coins":2,"hand":["Duke#1","Duke#1"]},{"coins":2,"hand":["Duke","Captain#3"]}]}}\
        """);
    client.refused(
        "bad-position",
        """
        {"do":"new","options":{"art":"distinct"},"position":{"players":[\
        {"coins":2,"hand":["Duke#4","Duke#1"]},{"coins":2,"hand":["Duke","Captain#3"]}]}}\
        """);
  }
}
