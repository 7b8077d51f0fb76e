package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import org.junit.jupiter.api.Test;

/** A scripted model at the table. */
class McpCommandTest {

  private static final Pattern MOVES = Pattern.compile("Legal moves: (.*)");

  private final McpCommand server = new McpCommand();
  private int id;

  private JsonNode ask(String method, String params) {
    String answer =
        server.answer(
            "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"%s\",\"params\":%s}"
                .formatted(++id, method, params));
    JsonNode read = Json.read(Objects.requireNonNull(answer));
    assertThat(read.path("jsonrpc").asString()).isEqualTo("2.0");
    assertThat(read.path("id").intValue()).isEqualTo(id);
    return read;
  }

  private JsonNode call(String tool, String arguments) {
    String params = "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}";
    return ask("tools/call", params).path("result");
  }

  private static String text(JsonNode result) {
    return result.path("content").path(0).path("text").asString();
  }

  @Test
  void aModelIsToldWhatItCanDo() {
    JsonNode hello = ask("initialize", "{\"protocolVersion\":\"2025-03-26\"}").path("result");
    assertThat(hello.path("protocolVersion").asString()).isEqualTo("2025-03-26");
    assertThat(hello.path("serverInfo").path("name").asString()).isEqualTo("contessa");
    assertThat(server.answer("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}"))
        .isNull();
    JsonNode tools = ask("tools/list", "{}").path("result").path("tools");
    assertThat(tools.valueStream().map(tool -> tool.path("name").asString()))
        .containsExactly("new_game", "play", "table", "rules");
    assertThat(tools.path(1).path("inputSchema").path("required").toString())
        .isEqualTo("[\"move\"]");
    assertThat(ask("ping", "{}").path("result").isObject()).isTrue();
    assertThat(ask("resources/list", "{}").path("error").path("code").intValue()).isEqualTo(-32601);
    assertThat(server.answer("what?")).contains("-32700");
  }

  @Test
  void aModelPlaysWholeGamesInEveryEdition() {
    Random random = new Random(1);
    for (String edition :
        List.of("city-state", "resistance", "brazilian", "reformation", "royal")) {
      String text =
          text(
              call(
                  "new_game",
                  "{\"edition\":\"%s\",\"players\":\"3\",\"seed\":\"tea\",\"opponents\":\"honest\"}"
                      .formatted(edition)));
      assertThat(text(call("rules", "{}"))).isNotEmpty();
      for (Matcher moves = MOVES.matcher(text); moves.find(); moves = MOVES.matcher(text)) {
        List<String> legal = List.of(moves.group(1).split("; ", -1));
        assertThat(text(call("table", "{}"))).contains(moves.group(1));
        JsonNode played =
            call("play", "{\"move\":\"" + legal.get(random.nextInt(legal.size())) + "\"}");
        assertThat(played.path("isError").isTrue()).isFalse();
        text = text(played);
      }
      assertThat(text).contains("The game is over");
      assertThat(call("play", "{\"move\":\"pass\"}").path("isError").isTrue()).isTrue();
    }
  }

  @Test
  void aMistakeIsASentenceAndChangesNothing() {
    assertThat(text(call("play", "{\"move\":\"tax\"}"))).contains("call new_game");
    assertThat(text(call("new_game", "{\"edition\":\"deluxe\"}"))).contains("no edition 'deluxe'");
    assertThat(text(call("new_game", "{\"players\":\"11\"}"))).contains("2 to 10");
    assertThat(text(call("new_game", "{\"opponents\":\"nobody\"}")))
        .contains("unknown bot 'nobody'");
    String text =
        text(call("new_game", "{\"seed\":\"tea\",\"players\":2,\"opponents\":\"honest\"}"));
    JsonNode wrong = call("play", "{\"move\":\"fly to the moon\"}");
    assertThat(wrong.path("isError").isTrue()).isTrue();
    Matcher moves = MOVES.matcher(text);
    assertThat(moves.find()).isTrue();
    assertThat(text(wrong)).contains("is not a legal move now; these are: " + moves.group(1));
  }
}
