package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.game.WeightedMove;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines between a referee and a program that plays. */
class ProgramLinesTest {

  private static final CoupRules THREE = CoupRules.of(Edition.RESISTANCE, 3);

  @Test
  void theRefereeWritesTheLinesOfTheProtocol() {
    RefereeLines lines = new RefereeLines(THREE);
    assertThat(lines.start(2, "s"))
        .isEqualTo(
            """
            {"do":"start","game":"coup","options":{"edition":"resistance","exchanger":"ambassador",\
            "art":"identical","mayDecline":true,"replacement":"before-action","firstPlayerCoins":1,\
            "draft":false,"declared":"off","contessaBlocksExamine":false,"allegiances":false},\
            "players":3,"seat":2,"seed":"s"}\
            """);
    Outcome.Played deal = Position.deal(THREE, 0, new SeededChance(1));
    List<Event> heard = deal.events().stream().map(told -> told.heardBy(0)).toList();
    String decide = lines.decide(heard, deal.position().view(0), 1000, Integer.MAX_VALUE);
    assertThat(Json.read(decide).propertyNames()).containsExactly("do", "events", "view", "millis");
    assertThat(decide)
        .startsWith("{\"do\":\"decide\",\"events\":[{\"event\":\"dealt\",\"seat\":0,\"cards\":[")
        .contains("{\"event\":\"dealt\",\"seat\":1,\"count\":2}", "\"view\":{\"game\":\"coup\"")
        .endsWith(",\"millis\":1000}");
    assertThat(lines.end(List.of(), Seats.of(1)))
        .isEqualTo("{\"do\":\"end\",\"events\":[],\"winners\":[1]}");
  }

  @Test
  void anAnswerIsAMoveOrAMixture() {
    View view = Position.deal(THREE, 0, new SeededChance(1)).position().view(0);
    Move tax = Notations.of(THREE).move(THREE, "tax");
    Move income = Notations.of(THREE).move(THREE, "income");
    assertThat(ProgramAnswer.read(THREE, view, "{\"move\":\"tax\"}"))
        .containsExactly(new WeightedMove(tax, 1));
    assertThat(
            ProgramAnswer.read(
                THREE,
                view,
                "{\"moves\":[{\"move\":\"tax\",\"p\":0.75},{\"move\":\"income\",\"p\":0.25}],\"nodes\":7}"))
        .containsExactly(new WeightedMove(tax, 0.75), new WeightedMove(income, 0.25));
    List<WeightedMove> mixture =
        List.of(new WeightedMove(tax, 0.75), new WeightedMove(income, 0.25));
    assertThat(ProgramAnswer.read(THREE, view, ProgramAnswer.write(THREE, mixture)))
        .isEqualTo(mixture);
    assertThat(ProgramAnswer.write(THREE, List.of(new WeightedMove(tax, 1))))
        .isEqualTo("{\"move\":\"tax\"}");
  }

  @Test
  void roundingErrorsAreTolerated() {
    View view = Position.deal(THREE, 0, new SeededChance(1)).position().view(0);
    List<WeightedMove> mixture =
        ProgramAnswer.read(
            THREE,
            view,
            "{\"moves\":[{\"move\":\"tax\",\"p\":0.33},{\"move\":\"income\",\"p\":0.67},{\"move\":\"exchange\",\"p\":0}]}");
    assertThat(mixture.stream().mapToDouble(WeightedMove::p).sum()).isEqualTo(1.0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "tax",
        "[]",
        "{}",
        "{\"move\":7}",
        "{\"move\":\"coup 1\"}",
        "{\"move\":\"TAX\"}",
        "{\"moves\":[]}",
        "{\"moves\":{\"tax\":1}}",
        "{\"moves\":[{\"move\":\"tax\"}]}",
        "{\"moves\":[{\"move\":\"tax\",\"p\":0.5}]}",
        "{\"moves\":[{\"move\":\"tax\",\"p\":\"1\"}]}",
        "{\"moves\":[{\"move\":\"tax\",\"p\":1e300}]}",
        "{\"moves\":[{\"move\":\"tax\",\"p\":1.5},{\"move\":\"income\",\"p\":-0.5}]}",
        "{\"moves\":[{\"move\":\"tax\",\"p\":1},{\"move\":\"fly\",\"p\":0}]}",
      })
  void anInvalidAnswerIsRefused(String answer) {
    View view = Position.deal(THREE, 0, new SeededChance(1)).position().view(0);
    assertThatThrownBy(() -> ProgramAnswer.read(THREE, view, answer)).isInstanceOf(Refusal.class);
  }

  @Test
  void anAnswerWithoutAMoveIsToldSo() {
    View view = Position.deal(THREE, 0, new SeededChance(1)).position().view(0);
    assertThatThrownBy(() -> ProgramAnswer.read(THREE, view, "{\"answer\":\"tax\"}"))
        .hasMessageContaining("\"move\" is missing");
  }

  @Test
  void theFallbackMoveIsPassOrIncomeOrTheFirst() {
    Position position = Position.deal(THREE, 0, new SeededChance(1)).position();
    assertThat(fallback(THREE, position)).isEqualTo("income");
    position = played(position, "tax");
    assertThat(fallback(THREE, position)).isEqualTo("pass");
    position = played(position, "challenge");
    assertThat(fallback(THREE, position))
        .isEqualTo(Notations.of(THREE).text(THREE, position.moves().getFirst()));
  }

  private static String fallback(Rulebook rules, Position position) {
    Move move = ProgramAnswer.fallback(rules, position.view(position.toMove()));
    return Notations.of(rules).text(rules, move);
  }

  private static Position played(Position position, String text) {
    Move move = Notations.of(THREE).move(THREE, text);
    return ((Outcome.Played) position.play(position.toMove(), move, new SeededChance(1)))
        .position();
  }
}
