package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of the protocol, valid or not. */
class EngineLinesTest {

  private final EngineClient client = new EngineClient();

  @Test
  void quitIsAnsweredAndEndsTheEngine() {
    assertThat(client.engine.hasQuit()).isFalse();
    assertThat(client.accepted("{\"do\":\"quit\",\"id\":1}")).hasToString("{\"ok\":true,\"id\":1}");
    assertThat(client.engine.hasQuit()).isTrue();
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
  void anIdIsRepeatedUnchanged(String id) {
    assertThat(client.ask("{\"do\":\"bots\",\"id\":" + id + "}").get("id"))
        .isEqualTo(contessa.notation.Json.read(id));
    assertThat(client.ask("{\"do\":\"nothing\",\"id\":" + id + "}").get("id"))
        .isEqualTo(contessa.notation.Json.read(id));
    assertThat(client.ask("{\"id\":" + id + "}").get("id"))
        .isEqualTo(contessa.notation.Json.read(id));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "{}", "[1]"})
  void anIdMustNotBeAContainer(String id) {
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
  void invalidJsonIsRefused(String line) {
    client.refused("bad-json", line);
  }

  @Test
  void invalidUtf8IsRefused() {
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
  void deepNestingIsRefused() {
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
  void anInvalidRequestIsRefused(String line) {
    client.refused("bad-request", line);
  }

  @Test
  void anUnknownCommandIsRefusedByName() {
    assertThat(client.refused("unknown-command", "{\"do\":\"castle\"}")).contains("castle");
    client.refused("unknown-command", "{\"do\":\"\"}");
    client.refused("unknown-command", "{\"do\":\"NEW\",\"players\":3}");
  }

  @Test
  void theRefusalNamesAnUnknownField() {
    assertThat(client.refused("bad-request", "{\"do\":\"bots\",\"colour\":1}")).contains("colour");
  }

  @Test
  void aHugeNumberIsRefusedAtOnce() {
    client.accepted(EngineClient.THREE);
    client.refused("bad-request", "{\"do\":\"view\",\"seat\":1e999999999}");
    client.refused("bad-request", "{\"do\":\"view\",\"seat\":1e99999999999999999999}");
    client.refused("bad-request", "{\"do\":\"view\",\"seat\":" + "9".repeat(900) + "}");
    client.refused("bad-json", "{\"do\":\"view\",\"seat\":" + "9".repeat(90_000) + "}");
  }
}
