package contessa.testkit.royal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.notation.json.JsonWriter;
import contessa.notation.royal.RoyalNotation;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games as text: each move, and below it what everybody hears and what insiders hear. */
class RoyalPlaythroughTest {

  private static final RoyalNotation NOTATION = new RoyalNotation();

  @ParameterizedTest
  @CsvSource({"casino,2", "opera,4"})
  void aGameReadsAsItAlwaysHas(String seed, int players) throws IOException {
    String name = seed + "-" + players + ".txt";
    String played = play(seed, players);
    Path actual = Path.of("target", "playthroughs", name);
    Files.createDirectories(actual.getParent());
    Files.writeString(actual, played);
    assertThat(played).as("what was played is in testkit/%s", actual).isEqualTo(expected(name));
  }

  private static String expected(String name) throws IOException {
    try (InputStream file = RoyalPlaythroughTest.class.getResourceAsStream(name)) {
      return file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String play(String seed, int players) {
    SeededChance chance = SeededChance.of(seed);
    RoyalRules rules = RoyalRules.standard(players);
    StringBuilder text = new StringBuilder();
    RoyalTable table = rules.deal(0, chance, told -> tell(rules, told, text));
    while (!table.over()) {
      int code = table.choice(chance.below(table.choiceCount()));
      String move = NOTATION.text(rules, table.move(code));
      text.append("\nseat ").append(table.toMove()).append(": ").append(move).append('\n');
      table.play(code, chance, told -> tell(rules, told, text));
    }
    text.append('\n').append(json(json -> NOTATION.writeView(table.view(Reader.SPECTATOR), json)));
    return text.append('\n').toString();
  }

  private static void tell(RoyalRules rules, AddressedEvent told, StringBuilder text) {
    text.append("  all     ").append(json(rules, told.open())).append('\n');
    for (int seat : Seats.list(told.insiders())) {
      text.append("  seat ").append(seat).append("  ");
      text.append(json(rules, told.full())).append('\n');
    }
  }

  private static String json(RoyalRules rules, Event event) {
    return json(
        json -> {
          json.begin();
          NOTATION.writeHeard(rules, event, json);
          json.end();
        });
  }

  private static String json(Consumer<JsonWriter> writer) {
    JsonWriter json = new JsonWriter(true);
    writer.accept(json);
    return json.toString();
  }
}
