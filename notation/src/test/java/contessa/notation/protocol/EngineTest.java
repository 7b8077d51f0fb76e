package contessa.notation.protocol;

import static contessa.notation.protocol.Client.events;
import static contessa.notation.protocol.Client.texts;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.Advice;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The engine protocol, request by request. */
class EngineTest {

  private static final String THREE = "{\"do\":\"new\",\"players\":3,\"seed\":\"a\"}";

  /** Seat 0 a Duke and a Contessa, seat 1 a Captain with seven coins, seat 2 out. */
  private static final String GIVEN =
      """
      "position":{"players":[{"coins":2,"hand":["Contessa","Duke"]},\
      {"coins":7,"hand":["Captain"],"revealed":["Duke"]},\
      {"coins":0,"hand":[],"revealed":["Duke","Assassin"]}],"actor":1}""";

  private final Client client = new Client();

  @Nested
  class New {

    @Test
    void aNewGameIsTheClassicOneUnlessSaidOtherwise() {
      JsonNode state = client.accepted(THREE).get("state");
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
      assertThat(client.accepted(THREE)).isEqualTo(new Client().accepted(THREE));
      assertThat(client.accepted(THREE.replace("\"a\"", "\"b\"")).get("state"))
          .isNotEqualTo(client.accepted(THREE).get("state"));
    }

    @Test
    void aSeedOfTheEnginesOwnIsReportedAndGivesTheSameGameAgain() {
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
          "{\"exchanger\":\"none\"} | 3 | ambassador, inquisitor, both",
          "{\"mayDecline\":\"yes\"} | 3 | mayDecline",
          "{\"mayDecline\":null} | 3 | mayDecline",
          "{\"firstPlayerCoins\":3} | 2 | firstPlayerCoins",
          "{\"firstPlayerCoins\":1.0} | 2 | firstPlayerCoins",
          "{\"draft\":true} | 3 | draft",
          "{\"contessaBlocksExamine\":true} | 3 | Inquisitor",
          "{\"edition\":\"city-state\"} | 7 | 6",
          "{} | 1 | 2 to 10",
          "{} | 11 | 2 to 10",
          "{} | -3 | 2 to 10",
          "{} | 99999999999 | players",
          "[] | 3 | options",
          "null | 3 | options",
        })
    void optionsThatCannotBeAreRefused(String options, String players, String named) {
      client.accepted(THREE);
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
    void whatIsWrongWithTheRestIsRefused(String line, String error) {
      String before = client.accepted(THREE).get("state").toString();
      client.refused(error, line);
      assertThat(client.state()).hasToString(before);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "\"exchanger\":\"both\",\"declared\":\"coup-and-assassinate\"",
          "\"edition\":\"reformation\",\"contessaBlocksExamine\":true,\"art\":\"distinct\"",
          "\"replacement\":\"after-action\",\"mayDecline\":false,\"allegiances\":true",
          "\"draft\":true,\"firstPlayerCoins\":2,\"declared\":\"coup\"",
        })
    void everyOptionCanBeSet(String options) {
      client.accepted("{\"do\":\"new\",\"players\":2,\"options\":{" + options + "}}");
    }
  }

  @Nested
  class Positions {

    private String given(String from, String to) {
      String line = "{\"do\":\"new\"," + GIVEN + ",\"seed\":\"a\"}";
      assertThat(line).contains(from);
      return line.replace(from, to);
    }

    @Test
    void aGameCanBeginAnywhere() {
      JsonNode state = client.accepted(given("", "")).get("state");
      assertThat(state.get("toMove").intValue()).isEqualTo(1);
      assertThat(texts(state.get("players").get(0).get("hand")))
          .containsExactly("Duke", "Contessa");
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
    void itsEventsTellEachSeatItsHand() {
      client.accepted(given("", ""));
      assertThat(events(client.accepted("{\"do\":\"log\",\"seat\":0}")))
          .containsExactly(
              "{event:dealt,seat:0,cards:[Duke,Contessa]}",
              "{event:dealt,seat:1,count:1}",
              "{event:turn,seat:1,turn:1}");
    }

    @Test
    void theActorIsTheFirstSeatUnlessNamed() {
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
    void aPositionThatTheRulesCannotHoldIsRefused(String from, String to) {
      String before = client.accepted(THREE).get("state").toString();
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
                  {"coins":2,"hand":["Captain","Captain"]},{"coins":2,"hand":["Contessa","Contessa"]}]}}""")
              .get("state")
              .get("players");
      assertThat(players.get(0).get("allegiance").stringValue()).isEqualTo("loyalist");
      assertThat(players.get(1).get("allegiance").stringValue()).isEqualTo("reformist");
      assertThat(players.get(2).get("allegiance").stringValue()).isEqualTo("loyalist");
      assertThat(client.moves()).contains("embezzle", "steal 1").doesNotContain("steal 2");
    }

    @Test
    void withDistinctArtACopyMayBeNamedOrLeftOpen() {
      JsonNode state =
          client
              .accepted(
                  """
                  {"do":"new","options":{"art":"distinct"},"position":{"players":[\
                  {"coins":2,"hand":["Duke","Duke#1"]},{"coins":2,"hand":["Duke","Captain#3"]}]}}""")
              .get("state");
      assertThat(texts(state.get("players").get(0).get("hand")))
          .containsExactly("Duke#1", "Duke#2");
      assertThat(texts(state.get("players").get(1).get("hand")))
          .containsExactly("Duke#3", "Captain#3");
      assertThat(texts(state.get("deck"))).contains("Captain#1", "Captain#2");
      client.refused(
          "bad-position",
          """
          {"do":"new","options":{"art":"distinct"},"position":{"players":[\
          {"coins":2,"hand":["Duke#1","Duke#1"]},{"coins":2,"hand":["Duke","Captain#3"]}]}}""");
      client.refused(
          "bad-position",
          """
          {"do":"new","options":{"art":"distinct"},"position":{"players":[\
          {"coins":2,"hand":["Duke#4","Duke#1"]},{"coins":2,"hand":["Duke","Captain#3"]}]}}""");
    }
  }

  @Nested
  class Draws {

    private void scripted(String draws) {
      client.accepted("{\"do\":\"new\"," + GIVEN + ",\"seed\":\"a\",\"draws\":" + draws + "}");
    }

    @Test
    void theNextDrawsAreThoseOfTheScript() {
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
    void theScriptMayStandInsideThePosition() {
      client.accepted(
          "{\"do\":\"new\","
              + GIVEN.replace("\"actor\":1", "\"actor\":1,\"draws\":[\"Assassin\",\"Contessa\"]")
              + "}");
      client.plays("exchange");
      client.plays("pass");
      assertThat(client.moves()).containsExactly("keep Assassin", "keep Captain", "keep Contessa");
    }

    @Test
    void aScriptedCardThatIsNotThereFailsThePlayAndChangesNothing() {
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
    void afterTheScriptTheSeedGoesOnAsIfThereHadBeenNone() {
      String line = "{\"do\":\"new\"," + GIVEN + ",\"seed\":\"a\"}";
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
          "draws":["Assassin#2","Contessa"]}""");
      client.plays("exchange");
      client.plays("pass");
      assertThat(client.moves()).hasSize(6).contains("keep Duke#2 Assassin#2");
    }
  }

  @Nested
  class Play {

    @Test
    void aMoveGivesWhatHappenedToWhomAndTheNewState() {
      client.accepted(THREE);
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
    void aSecretIsToldInFullToThoseWhoMayKnowAndThenOpenlyToAll() {
      client.accepted("{\"do\":\"new\"," + GIVEN + ",\"draws\":[\"Assassin\",\"Contessa\"]}");
      client.plays("exchange");
      assertThat(events(client.plays("pass")))
          .containsExactly(
              "{event:unchallenged,seat:1,claim:Ambassador,to:all}",
              "{event:drew,seat:1,cards:[Assassin,Contessa],to:[1]}",
              "{event:drew,seat:1,count:2,to:all}");
    }

    @Test
    void anOfferNamesItsExaminerSinceToIsTheAddressee() {
      client.accepted(
          """
          {"do":"new","options":{"exchanger":"inquisitor"},"position":{"players":[\
          {"coins":2,"hand":["Duke","Inquisitor"]},{"coins":2,"hand":["Contessa","Captain"]}]}}""");
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
    void aDeclaredAttackSaysWhomItNames() {
      client.accepted("{\"do\":\"new\"," + GIVEN + ",\"options\":{\"declared\":\"coup\"}}");
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
          {"coins":2,"hand":["Captain","Contessa"]},{"coins":2,"hand":["Contessa","Captain"]}]}}""");
      assertThat(events(client.plays("embezzle")))
          .containsExactly("{event:acted,seat:0,move:embezzle,target:null,claim:not Duke,to:all}");
      assertThat(client.state().get("claim"))
          .hasToString("{\"seat\":0,\"character\":\"not Duke\"}");
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
    void aMoveThatCannotBeIsRefused(String rest, String error) {
      String before = client.accepted(THREE).get("state").toString();
      client.refused(error, "{\"do\":\"play\"," + rest + "}");
      assertThat(client.state()).hasToString(before);
    }

    @Test
    void afterTheEndEveryMoveIsRefusedAsSuch() {
      client.accepted("{\"do\":\"new\"," + GIVEN + "}");
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
    void aRefusalTellsNothingOfTheHand() {
      String with = "{\"do\":\"new\"," + GIVEN + "}";
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

  @Nested
  class Looking {

    @Test
    void aViewHasTheShapeOfTheStateWithoutWhatTheSeatMayNotKnow() {
      client.accepted(THREE);
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
    void theLogIsWhatAReaderHasHeard() {
      client.accepted(THREE);
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
    void withoutAGameThereIsNothingToSee(String command) {
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
    void aSeatThatIsNotThereIsRefused(String seat) {
      client.accepted(THREE);
      client.refused("bad-request", "{\"do\":\"view\",\"seat\":" + seat + "}");
      client.refused("bad-request", "{\"do\":\"log\",\"seat\":" + seat + "}");
    }
  }

  @Nested
  class Advising {

    /** Tells what it was told. */
    private static final class Parrot implements Advisers {
      final List<Event> heard = new ArrayList<>();
      @Nullable View seen;
      int millis;

      @Override
      public List<Adviser> list() {
        return List.of(new Adviser("parrot", "says the last move twice as often as the first"));
      }

      @Override
      public List<Advice> advise(
          String name, Rulebook rules, List<Event> events, View view, int time) {
        heard.addAll(events);
        seen = view;
        millis = time;
        List<Move> moves = view.moves();
        return List.of(new Advice(moves.getFirst(), 0.25), new Advice(moves.getLast(), 0.75));
      }
    }

    @Test
    void thereAreNoBotsUnlessTheEngineIsGivenSome() {
      assertThat(client.accepted("{\"do\":\"bots\"}")).hasToString("{\"ok\":true,\"bots\":[]}");
      client.accepted(THREE);
      client.refused("unknown-bot", "{\"do\":\"advise\",\"bot\":\"seer\",\"millis\":200}");
    }

    @Test
    void aBotIsToldWhatItsSeatKnowsAndNoMore() {
      Parrot parrot = new Parrot();
      Client client = new Client(parrot);
      assertThat(client.accepted("{\"do\":\"bots\"}").get("bots").get(0).get("name").stringValue())
          .isEqualTo("parrot");
      client.accepted(THREE);
      client.plays("tax");
      assertThat(
              client.accepted("{\"do\":\"advise\",\"bot\":\"parrot\",\"millis\":200}").get("moves"))
          .hasToString("[{\"move\":\"pass\",\"p\":0.25},{\"move\":\"challenge\",\"p\":0.75}]");
      assertThat(parrot.seen.reader()).isEqualTo(1);
      assertThat(parrot.millis).isEqualTo(200);
      assertThat(parrot.heard).hasSize(5);
      assertThat(parrot.heard.get(0).toString()).contains("cards=null");
      assertThat(parrot.heard.get(1).toString()).doesNotContain("cards=null");
    }

    @Test
    void adviceMustBeAskedForProperly() {
      Client client = new Client(new Parrot());
      client.accepted(THREE);
      client.refused("bad-request", "{\"do\":\"advise\"}");
      client.refused("bad-request", "{\"do\":\"advise\",\"bot\":7}");
      client.refused("bad-request", "{\"do\":\"advise\",\"bot\":\"parrot\",\"millis\":-1}");
      client.refused("bad-request", "{\"do\":\"advise\",\"bot\":\"parrot\",\"seat\":1}");
      client.refused("unknown-bot", "{\"do\":\"advise\",\"bot\":\"Parrot\"}");
      client.accepted("{\"do\":\"advise\",\"bot\":\"parrot\"}");
      client.accepted("{\"do\":\"new\"," + GIVEN + "}");
      client.plays("steal 0");
      client.plays("challenge");
      client.plays("decline");
      client.refused("game-over", "{\"do\":\"advise\",\"bot\":\"parrot\"}");
    }
  }

  @Nested
  class Lines {

    @Test
    void quitIsAnsweredAndEnds() {
      assertThat(client.engine.ended()).isFalse();
      assertThat(client.accepted("{\"do\":\"quit\",\"id\":1}"))
          .hasToString("{\"ok\":true,\"id\":1}");
      assertThat(client.engine.ended()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "7",
          "-7",
          "1.50",
          "1e400",
          "123456789012345678901234567890",
          "\"a text\"",
          "\"\"",
          "\"\\uD800 \\u0000 \\\"\"",
          "true",
          "false",
          "null",
        })
    void anIdIsRepeatedAsItCame(String id) {
      assertThat(client.ask("{\"do\":\"bots\",\"id\":" + id + "}").get("id"))
          .isEqualTo(contessa.notation.Json.read(id));
      assertThat(client.ask("{\"do\":\"nothing\",\"id\":" + id + "}").get("id"))
          .isEqualTo(contessa.notation.Json.read(id));
      assertThat(client.ask("{\"id\":" + id + "}").get("id"))
          .isEqualTo(contessa.notation.Json.read(id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "{}", "[1]"})
    void anIdIsNoContainer(String id) {
      client.refused("bad-request", "{\"do\":\"bots\",\"id\":" + id + "}");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          " ",
          "\t\r",
          "x",
          "{",
          "{\"do\":\"bots\"",
          "{\"do\":\"bots\"}}",
          "{\"do\":\"bots\"} {}",
          "{\"do\":\"bots\"}x",
          "{'do':'bots'}",
          "{\"do\":\"bots\",}",
          "{\"do\":\"bots\",\"do\":\"bots\"}",
          "{\"do\":\"bots\",\"id\":1,\"id\":1}",
          "{\"do\":\"bots\",\"id\":01}",
          "{\"do\":\"bots\",\"id\":NaN}",
          "{\"do\":\"bots\",\"id\":\"\u0001\"}",
          "{\"do\":\"bots\"}//",
          "\uFEFF{\"do\":\"bots\"}",
        })
    void whatIsNotJsonIsRefused(String line) {
      client.refused("bad-json", line);
    }

    @Test
    void whatIsNotUtf8IsRefused() {
      byte[] line = "{\"do\":\"bots\",\"id\":\"?\"}".getBytes(StandardCharsets.UTF_8);
      int at = new String(line, StandardCharsets.UTF_8).indexOf('?');
      for (int broken : new int[] {0x80, 0xC0, 0xC3, 0xED, 0xF8, 0xFF}) {
        line[at] = (byte) broken;
        client.refused("bad-json", line);
      }
      client.refused("bad-json", "{\"do\":\"bots\"}".getBytes(StandardCharsets.UTF_16LE));
      client.refused("bad-json", "{\"do\":\"bots\"}".getBytes(StandardCharsets.UTF_16));
    }

    @Test
    void whatIsNestedTooDeepIsRefused() {
      for (int depth : new int[] {33, 1000, 200_000}) {
        client.refused("bad-json", "[".repeat(depth) + "]".repeat(depth));
        client.refused("bad-json", "{\"a\":".repeat(depth) + "1" + "}".repeat(depth));
      }
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "[]",
          "7",
          "\"bots\"",
          "null",
          "true",
          "{}",
          "{\"do\":7}",
          "{\"DO\":\"bots\"}",
          "{\"do\":\"bots\",\"extra\":1}",
          "{\"do\":\"quit\",\"now\":true}"
        })
    void whatIsNoRequestIsRefused(String line) {
      client.refused("bad-request", line);
    }

    @Test
    void anUnknownCommandIsRefusedByName() {
      assertThat(client.refused("unknown-command", "{\"do\":\"castle\"}")).contains("castle");
      client.refused("unknown-command", "{\"do\":\"\"}");
      client.refused("unknown-command", "{\"do\":\"NEW\",\"players\":3}");
    }

    @Test
    void anUnknownFieldIsNamed() {
      assertThat(client.refused("bad-request", "{\"do\":\"bots\",\"colour\":1}"))
          .contains("colour");
    }

    @Test
    void aHugeNumberIsRefusedAtOnce() {
      client.accepted(THREE);
      client.refused("bad-request", "{\"do\":\"view\",\"seat\":1e999999999}");
      client.refused("bad-json", "{\"do\":\"view\",\"seat\":1e99999999999999999999}");
      client.refused("bad-request", "{\"do\":\"view\",\"seat\":" + "9".repeat(900) + "}");
      client.refused("bad-json", "{\"do\":\"view\",\"seat\":" + "9".repeat(90_000) + "}");
    }
  }

  @Test
  void aMistakeOfTheProgramItselfIsAnsweredAndReportedAndChangesNothing() {
    List<Throwable> failures = new ArrayList<>();
    Advisers broken =
        new Advisers() {
          @Override
          public List<Adviser> list() {
            return List.of(new Adviser("broken", "throws"));
          }

          @Override
          public List<Advice> advise(
              String name, Rulebook rules, List<Event> heard, View view, int millis) {
            throw new IllegalStateException("on purpose");
          }
        };
    Engine engine = new Engine(broken, () -> "seed", failures::add);
    String state = engine.answer(THREE);
    assertThat(engine.answer("{\"do\":\"advise\",\"bot\":\"broken\",\"id\":5}"))
        .startsWith("{\"ok\":false,\"id\":5,\"error\":\"bad-request\"")
        .doesNotContain("on purpose");
    assertThat(failures).hasSize(1);
    assertThat(engine.answer("{\"do\":\"state\"}")).isEqualTo(state);
  }
}
