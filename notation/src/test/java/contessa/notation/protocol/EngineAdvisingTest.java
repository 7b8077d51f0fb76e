package contessa.notation.protocol;

import static contessa.notation.protocol.Client.events;
import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.WeightedMove;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Bots behind the protocol. */
class EngineAdvisingTest {

  private final Client client = new Client();

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
    public List<WeightedMove> advise(
        String name, Rulebook rules, List<Event> events, View view, int time) {
      heard.addAll(events);
      seen = view;
      millis = time;
      List<Move> moves = view.moves();
      return List.of(
          new WeightedMove(moves.getFirst(), 0.25), new WeightedMove(moves.getLast(), 0.75));
    }
  }

  @Test
  void thereAreNoBotsUnlessTheEngineIsGivenSome() {
    assertThat(client.accepted("{\"do\":\"bots\"}")).hasToString("{\"ok\":true,\"bots\":[]}");
    client.accepted(Client.THREE);
    client.refused("unknown-bot", "{\"do\":\"advise\",\"bot\":\"seer\",\"millis\":200}");
  }

  @Test
  void aBotIsToldWhatItsSeatKnowsAndNoMore() {
    Parrot parrot = new Parrot();
    Client client = new Client(parrot);
    assertThat(client.accepted("{\"do\":\"bots\"}").get("bots").get(0).get("name").stringValue())
        .isEqualTo("parrot");
    client.accepted(Client.THREE);
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
    client.accepted(Client.THREE);
    client.refused("bad-request", "{\"do\":\"advise\"}");
    client.refused("bad-request", "{\"do\":\"advise\",\"bot\":7}");
    client.refused("bad-request", "{\"do\":\"advise\",\"bot\":\"parrot\",\"millis\":-1}");
    client.refused("bad-request", "{\"do\":\"advise\",\"bot\":\"parrot\",\"seat\":1}");
    client.refused("unknown-bot", "{\"do\":\"advise\",\"bot\":\"Parrot\"}");
    client.accepted("{\"do\":\"advise\",\"bot\":\"parrot\"}");
    client.accepted("{\"do\":\"new\"," + Client.GIVEN + "}");
    client.plays("steal 0");
    client.plays("challenge");
    client.plays("decline");
    client.refused("game-over", "{\"do\":\"advise\",\"bot\":\"parrot\"}");
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
          public List<WeightedMove> advise(
              String name, Rulebook rules, List<Event> heard, View view, int millis) {
            throw new IllegalStateException("on purpose");
          }
        };
    Engine engine = new Engine(broken, () -> "seed", failures::add);
    String state = engine.answer(Client.THREE);
    assertThat(engine.answer("{\"do\":\"advise\",\"bot\":\"broken\",\"id\":5}"))
        .startsWith("{\"ok\":false,\"id\":5,\"error\":\"bad-request\"")
        .doesNotContain("on purpose");
    assertThat(failures).hasSize(1);
    assertThat(engine.answer("{\"do\":\"state\"}")).isEqualTo(state);
  }
}
