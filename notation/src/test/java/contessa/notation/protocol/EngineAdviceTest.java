package contessa.notation.protocol;

import static contessa.notation.protocol.EngineClient.events;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.game.WeightedMove;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Asking bots for advice through the protocol. */
class EngineAdviceTest {

  private final EngineClient client = new EngineClient();

  /** Records what it was given. */
  private static final class Parrot implements Advisers {
    final List<Event> heard = new ArrayList<>();
    @Nullable View seen;
    int millis;
    int rollouts;

    @Override
    public List<Adviser> list() {
      return List.of(new Adviser("parrot", "prefers the last move to the first"));
    }

    @Override
    public List<WeightedMove> advise(
        String name, Rulebook rules, List<Event> events, View view, int time, int games) {
      heard.addAll(events);
      seen = view;
      millis = time;
      rollouts = games;
      List<Move> moves = view.moves();
      return List.of(
          new WeightedMove(moves.getFirst(), 0.25), new WeightedMove(moves.getLast(), 0.75));
    }
  }

  @Test
  void anEngineWithoutAdvisersHasNoBots() {
    assertThat(client.accepted("{\"do\":\"bots\"}")).hasToString("{\"ok\":true,\"bots\":[]}");
    client.accepted(EngineClient.THREE);
    client.refused("unknown-bot", "{\"do\":\"advise\",\"bot\":\"oracle\",\"millis\":200}");
  }

  @Test
  void aBotKnowsOnlyWhatItsSeatKnows() {
    Parrot parrot = new Parrot();
    EngineClient client = new EngineClient(parrot);
    assertThat(client.accepted("{\"do\":\"bots\"}").get("bots").get(0).get("name").stringValue())
        .isEqualTo("parrot");
    client.accepted(EngineClient.THREE);
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
  void adviceIsLimitedByTimeOrRolloutsOrBoth() {
    Parrot parrot = new Parrot();
    EngineClient client = new EngineClient(parrot);
    client.accepted(EngineClient.THREE);
    client.accepted("{\"do\":\"advise\",\"bot\":\"parrot\"}");
    assertThat(parrot.millis).isEqualTo(1000);
    assertThat(parrot.rollouts).isEqualTo(Advisers.UNLIMITED);
    client.accepted("{\"do\":\"advise\",\"bot\":\"parrot\",\"rollouts\":50}");
    assertThat(parrot.millis).isEqualTo(Advisers.UNLIMITED);
    assertThat(parrot.rollouts).isEqualTo(50);
    client.accepted("{\"do\":\"advise\",\"bot\":\"parrot\",\"rollouts\":50,\"millis\":7}");
    assertThat(parrot.millis).isEqualTo(7);
    assertThat(parrot.rollouts).isEqualTo(50);
    client.refused("bad-request", "{\"do\":\"advise\",\"bot\":\"parrot\",\"rollouts\":0}");
  }

  @Test
  void invalidRequestsForAdviceAreRefused() {
    EngineClient client = new EngineClient(new Parrot());
    client.accepted(EngineClient.THREE);
    client.refused("bad-request", "{\"do\":\"advise\"}");
    client.refused("bad-request", "{\"do\":\"advise\",\"bot\":7}");
    client.refused("bad-request", "{\"do\":\"advise\",\"bot\":\"parrot\",\"millis\":-1}");
    client.refused("bad-request", "{\"do\":\"advise\",\"bot\":\"parrot\",\"seat\":1}");
    client.refused("unknown-bot", "{\"do\":\"advise\",\"bot\":\"Parrot\"}");
    client.accepted("{\"do\":\"advise\",\"bot\":\"parrot\"}");
    client.accepted("{\"do\":\"new\"," + EngineClient.GIVEN + "}");
    client.plays("steal 0");
    client.plays("challenge");
    client.plays("decline");
    client.refused("game-over", "{\"do\":\"advise\",\"bot\":\"parrot\"}");
  }

  @Test
  void aFailureOfTheEngineIsAnsweredAndReportedAndChangesNothing() {
    List<Throwable> failures = new ArrayList<>();
    Advisers broken =
        new Advisers() {
          @Override
          public List<Adviser> list() {
            return List.of(new Adviser("broken", "throws"));
          }

          @Override
          public List<WeightedMove> advise(
              String name, Rulebook rules, List<Event> heard, View view, int millis, int rollouts) {
            throw new IllegalStateException("on purpose");
          }
        };
    Engine engine = new Engine(broken, () -> "seed", failures::add);
    String state = engine.answer(EngineClient.THREE);
    assertThat(engine.answer("{\"do\":\"advise\",\"bot\":\"broken\",\"id\":5}"))
        .startsWith("{\"ok\":false,\"id\":5,\"error\":\"bad-request\"")
        .doesNotContain("on purpose");
    assertThat(failures).hasSize(1);
    assertThat(engine.answer("{\"do\":\"state\"}")).isEqualTo(state);
  }
}
