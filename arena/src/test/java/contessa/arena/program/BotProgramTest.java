package contessa.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Event;
import contessa.game.EventSink;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.game.WeightedMove;
import contessa.notation.protocol.ProgramAnswer;
import contessa.notation.protocol.RefereeLines;
import contessa.royal.RoyalRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("soak")
class BotProgramTest {

  private static final int LONGEST = 400;

  private final List<String> complaints = new ArrayList<>();

  private BotProgram program(String bot) {
    return new BotProgram(Roster.named(bot).orElseThrow(), null, "1", complaints::add);
  }

  static Stream<Rulebook> games() {
    return Stream.of(
        CoupRules.of(Edition.RESISTANCE, 4),
        CoupRules.of(Edition.BRAZILIAN, 2),
        CoupRules.of(Edition.REFORMATION, 3),
        CoupRules.of(Edition.CITY_STATE, 2),
        RoyalRules.standard(2),
        RoyalRules.standard(3));
  }

  /** A bot inside and the same bot as a program at every seat, asked the same questions. */
  @ParameterizedTest
  @MethodSource("games")
  void aProgramDecidesAsTheBotInside(Rulebook rules) {
    RefereeLines lines = new RefereeLines(rules);
    SeededChance chance = new SeededChance(5);
    List<String> kinds = List.of("contessa", "schemer", "honest", "random");
    List<Bot> inside = new ArrayList<>();
    List<BotProgram> outside = new ArrayList<>();
    List<List<Event>> untold = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      BotKind kind = Roster.named(kinds.get(seat % kinds.size())).orElseThrow();
      inside.add(kind.seat(rules, seat, new SeededChance(seat)));
      outside.add(program(kind.name()));
      untold.add(new ArrayList<>());
      assertThat(outside.get(seat).answer(lines.start(seat, String.valueOf(seat)))).isNull();
    }
    EventSink sink =
        told -> {
          for (int seat = 0; seat < untold.size(); seat++) {
            untold.get(seat).add(told.heardBy(seat));
          }
        };
    Table table = rules.deal(0, chance, sink);
    for (int n = 0; n < LONGEST && !table.over(); n++) {
      int seat = table.toMove();
      View view = table.view(seat);
      String answer = outside.get(seat).answer(lines.decide(untold.get(seat), view, 1000, 10));
      untold.get(seat).forEach(inside.get(seat)::hear);
      untold.get(seat).clear();
      List<WeightedMove> expected = inside.get(seat).decide(view, Budget.rollouts(10)).shares();
      assertThat(answer).isEqualTo(ProgramAnswer.write(rules, expected));
      assertThat(complaints).isEmpty();
      table.play(table.code(expected.get(chance.below(expected.size())).move()), chance, sink);
    }
  }

  @Test
  void nonsenseIsReportedAndNotAnswered() {
    BotProgram program = program("honest");
    for (String line :
        List.of(
            "garbage",
            "[]",
            "{\"do\":\"dance\"}",
            "{\"do\":\"start\",\"game\":\"chess\",\"players\":2,\"seat\":0}",
            "{\"do\":\"start\",\"game\":\"coup\",\"players\":2,\"seat\":7}",
            "{\"do\":\"decide\",\"events\":[],\"view\":{}}")) {
      complaints.clear();
      assertThat(program.answer(line)).isNull();
      assertThat(complaints).hasSize(1);
    }
  }

  @Test
  void aGameThatCannotBeFollowedGetsTheFallbackMove() {
    BotProgram program = program("honest");
    program.answer("{\"do\":\"start\",\"game\":\"coup\",\"players\":2,\"seat\":0}");
    String view = "{\"moves\":[\"challenge\",\"pass\"],\"actor\":1}";
    assertThat(
            program.answer(
                "{\"do\":\"decide\",\"events\":[{\"event\":\"turn\",\"seat\":1,\"turn\":9}],"
                    + "\"view\":"
                    + view
                    + ",\"millis\":10}"))
        .isEqualTo("{\"move\":\"pass\"}");
    assertThat(complaints).hasSize(1);
  }
}
