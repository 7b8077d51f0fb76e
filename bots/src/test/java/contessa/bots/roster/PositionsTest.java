package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.Bot;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupRules;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.notation.coup.CoupNotation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Positions with a provably right answer, which the best bot must find. They are written as in the
 * engine protocol, one a line, with the moves that lead on from there, the right moves and the
 * reason.
 */
class PositionsTest {

  private static final CoupNotation NOTATION = new CoupNotation();
  private static final Budget BUDGET = Budget.rollouts(600);
  private static final double SURE = 0.98;

  @TestFactory
  Stream<DynamicTest> theSeerFindsWhatIsProvablyRight() throws IOException {
    return positions().stream()
        .map(
            position ->
                DynamicTest.dynamicTest(
                    position.get("name").asString(),
                    () ->
                        assertThat(onRightMoves("seer", position))
                            .as(position.get("why").asString())
                            .isGreaterThanOrEqualTo(SURE)));
  }

  private static List<JsonNode> positions() throws IOException {
    try (InputStream in = PositionsTest.class.getResourceAsStream("positions.jsonl")) {
      JsonMapper json = new JsonMapper();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(json::readTree)
          .toList();
    }
  }

  /** The probability that the bot puts on right moves. */
  private static double onRightMoves(String name, JsonNode position) {
    JsonNode players = position.get("position").get("players");
    CoupRules rules = NOTATION.rules(position.get("options"), players.size());
    SeededChance chance = new SeededChance(1);
    Table table = NOTATION.start(rules, position.get("position"), 0, chance).table();
    List<AddressedEvent> log = new ArrayList<>();
    for (JsonNode move : position.get("moves")) {
      String text = move.asString();
      assertThat(table.toMove()).as(text).isEqualTo(text.charAt(0) - '0');
      int code = table.code(read(rules, text.substring(2)));
      assertThat(code).as(text).isNotNegative();
      table.play(code, chance, log::add);
    }
    int seat = position.get("seat").asInt();
    assertThat(table.toMove()).isEqualTo(seat);
    Bot bot = Roster.named(name).orElseThrow().seat(rules, seat, new SeededChance(7));
    for (AddressedEvent told : log) {
      bot.hear(told.heardBy(seat));
    }
    Mixture mixture = bot.decide(table.view(seat), BUDGET);
    double right = 0;
    for (JsonNode move : position.get("right")) {
      right += mixture.p(read(rules, move.asString()));
    }
    return right;
  }

  private static Move read(CoupRules rules, String text) {
    Move move = NOTATION.move(rules, text);
    assertThat(move).as(text).isNotNull();
    return move;
  }
}
