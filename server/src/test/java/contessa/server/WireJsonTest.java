package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import contessa.notation.json.JsonProblem;
import contessa.table.message.ClientMessage;
import contessa.table.message.Command;
import contessa.table.message.GameJson;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Refused;
import contessa.table.message.StandingOrder;
import contessa.table.message.WireJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireJsonTest {

  @Test
  void readsACommandByItsType() {
    assertThat(
            WireJson.read(
                """
                {"type":"command","table":"t","command":
                  {"do":"order","id":"1","order":"pass-until-my-turn"}}
                """,
                ClientMessage.class))
        .isEqualTo(
            new ClientMessage.Submit(
                "t", new Command.Order("1", StandingOrder.PASS_UNTIL_MY_TURN)));
  }

  @Test
  void writesAMessageWithItsTypeAndWithoutNulls() {
    assertThat(WireJson.write(Message.Reply.refused("1", Refused.NOT_HOST)))
        .isEqualTo(
            """
            {"type":"reply","id":"1","ok":false,"refused":"not-host"}\
            """);
    assertThat(WireJson.write(Message.Reply.done("1")))
        .isEqualTo(
            """
            {"type":"reply","id":"1","ok":true}\
            """);
  }

  @Test
  void writesGameJsonUnchanged() {
    assertThat(WireJson.write(new Happening.InGame(new GameJson("{\"event\":\"won\"}"))))
        .isEqualTo(
            """
            {"type":"game","event":{"event":"won"}}\
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "7",
        "{}",
        "{\"type\":\"dance\"}",
        "{\"type\":\"unwatch\"}",
        "{\"type\":\"unwatch\",\"table\":\"t\",\"more\":1}",
        "{\"type\":\"unwatch\",\"table\":\"t\"} {}",
        "{\"type\":\"unwatch\",\"table\":7}",
        "{\"type\":\"ping\"}",
        "{\"type\":\"ping\",\"sent\":1.5}",
        "{\"type\":\"command\",\"table\":\"t\",\"command\":{\"do\":\"start\"}}",
        "{\"type\":\"command\",\"table\":\"t\",\"command\":{\"do\":\"start\",\"id\":\"\"}}",
        "{\"type\":\"command\",\"table\":\"t\",\"command\":{\"do\":\"lock\",\"id\":\"1\"}}",
        "{\"type\":\"command\",\"table\":\"t\",\"command\":{\"do\":\"order\",\"id\":\"1\",\"order\":1}}",
        "{\"type\":\"ping\",\"sent\":1,\"sent\":2}",
        "{\"type\":\"ping\",\"type\":\"ping\",\"sent\":1}",
        "{\"type\":\"command\",\"table\":\"t\",\"command\":{\"do\":\"start\",\"id\":\"1\",\"id\":\"2\"}}",
        "[[[[[[[[[[[[1]]]]]]]]]]]]",
      })
  void refusesAnythingThatIsNotExactlyAFrame(String json) {
    assertThatThrownBy(() -> WireJson.read(json, ClientMessage.class))
        .isInstanceOf(JsonProblem.class);
  }
}
