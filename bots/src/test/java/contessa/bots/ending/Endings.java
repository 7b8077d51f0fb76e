package contessa.bots.ending;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import contessa.notation.Json;
import contessa.notation.coup.CoupNotation;
import contessa.notation.json.JsonNode;

/** Endings for tests: seats 0 and 1 hold one card each, the others are out. */
final class Endings {

  private static final int COPIES = 3;
  private static final CoupNotation NOTATION = new CoupNotation();

  private Endings() {}

  /**
   * Seat 0 moves. The face-up cards are dealt out to the seats in order, two to each that is out.
   */
  static CoupTable table(int coins0, int coins1, String faceUp) {
    return table(coins0, coins1, faceUp, null);
  }

  /** The same with this card in the hand of seat 0. */
  static CoupTable table(int coins0, int coins1, String faceUp, String card) {
    JsonNode position = Json.read(position(coins0, coins1, faceUp, card));
    CoupRules rules = CoupRules.of(Edition.CITY_STATE, position.path("players").size());
    return (CoupTable) NOTATION.start(rules, position, 0, new SeededChance(1)).position().table();
  }

  /** The position as the engine protocol writes it. */
  static String position(int coins0, int coins1, String faceUp, String card) {
    List<String> up = List.of(faceUp.split(" "));
    List<String> taken = new ArrayList<>(up);
    String hand0 = card == null ? free(taken) : card;
    taken.add(hand0);
    String hand1 = free(taken);
    List<String> players = new ArrayList<>();
    players.add(player(coins0, "\"" + hand0 + "\"", up.subList(0, 1)));
    players.add(player(coins1, "\"" + hand1 + "\"", up.subList(1, 2)));
    for (int i = 2; i < up.size(); i += 2) {
      players.add(player(0, "", up.subList(i, i + 2)));
    }
    return "{\"players\":[" + String.join(",", players) + "],\"actor\":0}";
  }

  /** Any character with a copy left. */
  private static String free(List<String> taken) {
    return Stream.of("Assassin", "Captain", "Contessa", "Duke")
        .filter(role -> Collections.frequency(taken, role) < COPIES)
        .findFirst()
        .orElseThrow();
  }

  private static String player(int coins, String hand, List<String> up) {
    return "{\"coins\":%d,\"hand\":[%s],\"revealed\":[\"%s\"]}"
        .formatted(coins, hand, String.join("\",\"", up));
  }
}
