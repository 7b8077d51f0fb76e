package contessa.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.protocol.Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Advice through the protocol. */
class BotAdvisersTest {

  private final List<Throwable> failures = new ArrayList<>();
  private final Engine engine = new Engine(new BotAdvisers(), () -> "seed", failures::add);

  private JsonNode ask(String request) {
    JsonNode answer = Json.read(engine.answer(request));
    assertThat(failures).isEmpty();
    return answer;
  }

  @Test
  void theBotsAreListed() {
    List<String> names = new ArrayList<>();
    ask("{\"do\":\"bots\"}").path("bots").forEach(bot -> names.add(bot.path("name").asString()));
    assertThat(names).contains("random", "honest", "schemer", "contessa");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"players\":3",
        "\"players\":2,\"options\":{\"edition\":\"brazilian\"}",
        "\"players\":4,\"options\":{\"edition\":\"reformation\"}",
        "\"players\":3,\"game\":\"royal\""
      })
  void everyBotAdvisesThroughAWholeGame(String game) {
    JsonNode state = ask("{\"do\":\"new\",\"seed\":\"1\"," + game + "}").path("state");
    List<String> bots = List.of("random", "honest", "schemer", "contessa");
    for (int n = 0; n < 400 && !state.path("toMove").isNull(); n++) {
      String bot = bots.get(n % bots.size());
      JsonNode advice = ask("{\"do\":\"advise\",\"bot\":\"" + bot + "\",\"millis\":2}");
      double sum = 0;
      for (JsonNode share : advice.path("moves")) {
        sum += share.path("p").doubleValue();
        assertThat(state.path("moves")).contains(share.path("move"));
      }
      assertThat(sum).isCloseTo(1, within(1e-9));
      String move = advice.path("moves").get(0).path("move").asString();
      int seat = state.path("toMove").intValue();
      state =
          ask("{\"do\":\"play\",\"seat\":" + seat + ",\"move\":\"" + move + "\"}").path("state");
    }
  }

  @Test
  void adviceByRolloutsIsReproducible() {
    ask("{\"do\":\"new\",\"players\":3,\"game\":\"royal\",\"seed\":\"1\"}");
    String request = "{\"do\":\"advise\",\"bot\":\"contessa\",\"rollouts\":200}";
    JsonNode advice = ask(request);
    assertThat(advice.path("moves")).isNotEmpty();
    assertThat(ask(request)).isEqualTo(advice);
  }

  @Test
  void anUnknownBotIsRefused() {
    ask("{\"do\":\"new\",\"players\":2}");
    assertThat(ask("{\"do\":\"advise\",\"bot\":\"oracle\"}").path("error").asString())
        .isEqualTo("unknown-bot");
  }
}
