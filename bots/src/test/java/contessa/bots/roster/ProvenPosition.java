package contessa.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.notation.Json;
import contessa.notation.coup.CoupNotation;
import contessa.notation.json.JsonNode;

/**
 * One position with a provable answer, as a line of a file has it: the position as in the engine
 * protocol, the moves played on from there, the right moves or the wrong ones, and the reason.
 */
record ProvenPosition(JsonNode line) {

  private static final CoupNotation NOTATION = new CoupNotation();

  /** The positions of a file; its path begins at the class path's root. */
  static List<ProvenPosition> read(String path) throws IOException {
    try (InputStream in = ProvenPosition.class.getResourceAsStream(path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(Json::read)
          .map(ProvenPosition::new)
          .toList();
    }
  }

  String name() {
    return line.get("name").asString();
  }

  String why() {
    return line.get("why").asString();
  }

  /** The probability that a bot puts on right moves. */
  double onRightMoves(BotKind kind, Budget budget) {
    return onRightMoves(kind, budget, new SeededChance(7));
  }

  /** The same with the bot's own chance, which may draw how it plays this game. */
  double onRightMoves(BotKind kind, Budget budget, SeededChance own) {
    CoupRules rules = rules();
    List<AddressedEvent> log = new ArrayList<>();
    Table table = table(rules, log);
    int seat = table.toMove();
    Bot bot = kind.seat(rules, seat, own);
    for (AddressedEvent event : log) {
      bot.hear(event.heardBy(seat));
    }
    return onRightMoves(bot.decide(table.view(seat), budget));
  }

  double onRightMoves(Mixture mixture) {
    boolean wrong = line.has("wrong");
    double sum = 0;
    for (JsonNode move : line.get(wrong ? "wrong" : "right")) {
      sum += mixture.p(move(rules(), move.asString()));
    }
    return wrong ? 1 - sum : sum;
  }

  /** The view of the seat that decides. */
  CoupView view() {
    Table table = table(rules(), new ArrayList<>());
    return (CoupView) table.view(table.toMove());
  }

  private CoupRules rules() {
    return NOTATION.rules(line.get("options"), line.get("position").get("players").size());
  }

  private Table table(CoupRules rules, List<AddressedEvent> log) {
    SeededChance chance = new SeededChance(1);
    Table table = NOTATION.start(rules, line.get("position"), 0, chance).position().table();
    for (JsonNode move : line.get("moves")) {
      String text = move.asString();
      assertThat(table.toMove()).as(text).isEqualTo(text.charAt(0) - '0');
      int code = table.code(move(rules, text.substring(2)));
      assertThat(code).as(text).isNotNegative();
      table.play(code, chance, log::add);
    }
    assertThat(table.toMove()).as(name()).isEqualTo(line.get("seat").intValue());
    return table;
  }

  /** The moves that the file lists, right or wrong; they must be legal. */
  List<Move> listed() {
    List<Move> moves = new ArrayList<>();
    for (JsonNode move : line.get(line.has("wrong") ? "wrong" : "right")) {
      moves.add(move(rules(), move.asString()));
    }
    return moves;
  }

  private static Move move(CoupRules rules, String text) {
    Move move = NOTATION.move(rules, text);
    assertThat(move).as(text).isNotNull();
    return move;
  }
}
