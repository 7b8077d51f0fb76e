package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import contessa.notation.json.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games as text, for people to review when the rules or the notation change.
 *
 * <p>A file holds the request that started the game, then every decision: the seat to move, its
 * legal moves, the chosen move (a line that begins with {@code >}), the events and their audience;
 * and the table at the start of each turn. The test replays the moves of the file and expects every
 * other line to be the same. To rewrite the files after an intended change: {@code ./contessa test
 * -pl notation -am -Dtest=PlaythroughTest -Dplaythroughs=write}, then review the diff.
 */
class PlaythroughTest {

  private static final Path FOLDER = Path.of("src/test/resources/playthroughs");
  private static final int LONGEST = 120;

  private static final String INQUISITOR =
      ",\"exchanger\":\"inquisitor\",\"inquisitorExchanges\":true";

  /** One game per file; its moves are picked at random when the file is written. */
  private enum Script {
    CITY_STATE("city-state", 3, ""),
    CITY_STATE_OF_TWO("city-state", 2, ""),
    RESISTANCE("resistance", 4, ""),
    RESISTANCE_WITH_INQUISITOR("resistance", 3, ",\"exchanger\":\"inquisitor\""),
    RESISTANCE_OF_TEN("resistance", 10, ",\"art\":\"distinct\""),
    BRAZILIAN_DRAFT("brazilian", 2, ""),
    BRAZILIAN_DECLARED("brazilian", 3, ",\"declared\":\"coup-and-assassinate\""),
    BRAZILIAN_DRAFT_DECLARED("brazilian", 2, ",\"declared\":\"coup\",\"art\":\"distinct\""),
    REFORMATION("reformation", 4, ""),
    REFORMATION_WITH_INQUISITOR("reformation", 4, INQUISITOR),
    REFORMATION_CONTESSA("reformation", 3, INQUISITOR + ",\"contessaBlocksExamine\":true"),
    REFORMATION_OF_BOTH(
        "reformation", 5, ",\"inquisitorExchanges\":true,\"replacement\":\"before-action\"");

    private final String edition;
    private final int players;
    private final String options;

    Script(String edition, int players, String options) {
      this.edition = edition;
      this.players = players;
      this.options = options;
    }

    String request() {
      return "{\"do\":\"new\",\"game\":\"coup\",\"options\":{\"edition\":\"%s\"%s},\"players\":%d,\"seed\":\"%s\"}"
          .formatted(edition, options, players, file());
    }

    String file() {
      return Words.kebab(this);
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void aGameReplaysAsWritten(Script script) throws IOException {
    Path file = FOLDER.resolve(script.file() + ".txt");
    if ("write".equals(System.getProperty("playthroughs"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, written(script));
    }
    String expected = Files.readString(file);
    assertThat(replayed(expected)).isEqualTo(expected);
  }

  static Stream<Script> scripts() {
    return Stream.of(Script.values());
  }

  @Test
  void theFilesCoverEveryPhase() {
    Set<String> phases = new TreeSet<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        Files.readString(file)
            .lines()
            .filter(line -> line.startsWith("["))
            .forEach(line -> phases.add(line.substring(1, line.indexOf(']'))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(phases)
        .containsExactlyInAnyOrder(
            "draft",
            "allegiance",
            "action",
            "challenge-action",
            "block",
            "challenge-block",
            "prove",
            "lose",
            "exchange",
            "offer",
            "verdict");
  }

  private static String written(Script script) {
    Random random = new Random(script.file().hashCode());
    // Mostly pass; otherwise no examination would ever be completed.
    return play(
        script.request(),
        moves ->
            moves.contains("pass") && random.nextInt(4) > 0
                ? "pass"
                : moves.get(random.nextInt(moves.size())));
  }

  private static String replayed(String text) {
    List<String> chosen =
        new ArrayList<>(
            text.lines()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2))
                .toList());
    return play(
        text.lines().findFirst().orElseThrow(),
        _ -> chosen.isEmpty() ? null : chosen.removeFirst());
  }

  private interface Chooser {
    /** One of the moves, or null to stop. */
    String choose(List<String> moves);
  }

  private static String play(String request, Chooser chooser) {
    StringBuilder text = new StringBuilder(request).append('\n');
    EngineClient client = new EngineClient();
    JsonNode state = client.accepted(request).get("state");
    events(text, client.accepted("{\"do\":\"log\"}"));
    int turn = -1;
    for (int i = 0; i < LONGEST && !state.get("toMove").isNull(); i++) {
      int now = state.get("turn").intValue();
      if (now != turn) {
        turn = now;
        table(text, state);
      }
      List<String> moves = EngineClient.texts(state.get("moves"));
      String move = chooser.choose(moves);
      if (move == null) {
        break;
      }
      int seat = state.get("toMove").intValue();
      text.append('[').append(state.get("phase").stringValue()).append("] seat ").append(seat);
      text.append(": ")
          .append(moves.size() > 40 ? moves.size() + " moves" : String.join(", ", moves));
      text.append("\n> ").append(move).append('\n');
      JsonNode answer = client.plays(seat, move);
      events(text, answer);
      state = answer.get("state");
    }
    if (state.get("toMove").isNull()) {
      table(text, state);
    } else {
      text.append("(broken off here)\n");
    }
    return text.toString();
  }

  private static void events(StringBuilder text, JsonNode answer) {
    for (JsonNode event : answer.get("events")) {
      text.append("    ").append(event.get("event").stringValue());
      for (String name : event.propertyNames()) {
        if (!name.equals("event") && !name.equals("to")) {
          text.append(' ').append(name).append('=').append(plain(event.get(name)));
        }
      }
      JsonNode to = event.get("to");
      text.append(to != null && to.isArray() ? " — for " + plain(to) + " only" : "").append('\n');
    }
  }

  private static void table(StringBuilder text, JsonNode state) {
    text.append('\n');
    for (String name : state.propertyNames()) {
      if (Set.of("turn", "deck", "treasury", "reserve", "winners").contains(name)) {
        text.append("  ").append(name).append(' ').append(plain(state.get(name))).append('\n');
      } else if (name.equals("players")) {
        for (int seat = 0; seat < state.get(name).size(); seat++) {
          text.append("  seat ").append(seat).append(' ');
          text.append(plain(state.get(name).get(seat))).append('\n');
        }
      }
    }
    text.append('\n');
  }

  private static String plain(JsonNode node) {
    return node.toString().replace("\"", "").replace(",", ", ").replace(":", " ");
  }
}
