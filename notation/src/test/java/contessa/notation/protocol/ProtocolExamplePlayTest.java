package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The example play of the rule books, step by step through the protocol: every hand, every coin,
 * the treasury and the court. Natasha, Sacha and Haig play it in City State and Resistance (EX-01),
 * Vanessa, Sérgio and Roberto in the Brazilian edition with its larger treasury (EX-02).
 */
class ProtocolExamplePlayTest {

  private static final int NATASHA = 0;
  private static final int SACHA = 1;
  private static final int HAIG = 2;

  private final EngineClient client = new EngineClient();

  @ParameterizedTest
  @CsvSource({"city-state, 50", "resistance, 50", "brazilian, 54"})
  void theExamplePlay(String edition, int coins) {
    boolean mayDecline = !edition.equals("city-state");

    // 0: the deal. The court follows from the hands.
    client.accepted(
        """
        {"do":"new","game":"coup","options":{"edition":"%s"},"players":3,"position":{"players":[\
        {"coins":2,"hand":["Contessa","Duke"]},\
        {"coins":2,"hand":["Captain","Contessa"]},\
        {"coins":2,"hand":["Assassin","Duke"]}],"actor":0},\
        "draws":["Assassin","Duke","Contessa"],"seed":"example"}\
        """
            .formatted(edition));
    int bank = coins - 6;
    table("CD/-/2", "CK/-/2", "AD/-/2", bank, "D1 A2 K2 M3 C1");

    // 1: Natasha takes tax, nobody objects.
    play(NATASHA, "tax", SACHA, "pass", HAIG, "pass");
    table("CD/-/5", "CK/-/2", "AD/-/2", bank - 3, "D1 A2 K2 M3 C1");

    // 2: Sacha bluffs the Ambassador, draws Assassin and Duke, keeps Captain and Assassin.
    play(SACHA, "exchange", HAIG, "pass", NATASHA, "pass");
    assertThat(hand(SACHA)).isEqualTo("ACDK");
    play(SACHA, "keep Assassin Captain");
    table("CD/-/5", "AK/-/2", "AD/-/2", bank - 3, "D1 A1 K2 M3 C2");

    // 3: Haig takes tax, Sacha challenges; Haig shows the Duke and draws a Contessa.
    play(HAIG, "tax", NATASHA, "pass", SACHA, "challenge");
    if (mayDecline) {
      play(HAIG, "show Duke");
    }
    assertThat(hand(HAIG)).isEqualTo("AC");
    play(SACHA, "lose Assassin");
    table("CD/-/5", "K/A/2", "AC/-/5", bank - 6, "D2 A1 K2 M3 C1");

    // 4: Natasha takes tax again.
    play(NATASHA, "tax", SACHA, "pass", HAIG, "pass");
    table("CD/-/8", "K/A/2", "AC/-/5", bank - 9, "D2 A1 K2 M3 C1");

    // 5: Sacha takes income.
    play(SACHA, "income");
    table("CD/-/8", "K/A/3", "AC/-/5", bank - 10, "D2 A1 K2 M3 C1");

    // 6: Haig sends an Assassin to Natasha, who blocks with the Contessa; the fee is spent.
    play(HAIG, "assassinate 0");
    assertThat(client.state().get("players").get(HAIG).get("coins").intValue()).isEqualTo(2);
    play(NATASHA, "pass", SACHA, "pass");
    play(NATASHA, "block Contessa", SACHA, "pass", HAIG, "pass");
    table("CD/-/8", "K/A/3", "AC/-/2", bank - 7, "D2 A1 K2 M3 C1");

    // 7: Natasha's Coup; Haig turns up the Contessa.
    play(NATASHA, "coup 2", HAIG, "lose Contessa");
    table("CD/-/1", "K/A/3", "A/C/2", bank, "D2 A1 K2 M3 C1");

    // 8: Sacha steals from Haig, who bluffs the Ambassador, is caught and out; the steal goes on.
    play(SACHA, "steal 2", HAIG, "pass", NATASHA, "pass");
    play(HAIG, "block Ambassador", NATASHA, "pass", SACHA, "challenge");
    if (mayDecline) {
      assertThat(client.moves()).containsExactly("decline");
      play(HAIG, "decline");
    }
    table("CD/-/1", "K/A/5", "-/AC/0", bank, "D2 A1 K2 M3 C1");
    assertThat(client.state().get("toMove").intValue()).isEqualTo(NATASHA);
    assertThat(client.state().get("turn").intValue()).isEqualTo(9);
  }

  private void play(int seat, String move) {
    assertThat(client.state().get("toMove").intValue()).as(move).isEqualTo(seat);
    client.plays(seat, move);
  }

  private void play(int seat, String move, int next, String then) {
    play(seat, move);
    play(next, then);
  }

  private void play(int seat, String move, int next, String then, int last, String finish) {
    play(seat, move, next, then);
    play(last, finish);
  }

  /** Checks each player as face down / face up / coins, then the treasury and the court. */
  private void table(String natasha, String sacha, String haig, int bank, String court) {
    JsonNode state = client.state();
    List<String> players = List.of(natasha, sacha, haig);
    for (int seat = 0; seat < 3; seat++) {
      JsonNode player = state.get("players").get(seat);
      String shown =
          letters(player.get("hand"))
              + "/"
              + letters(player.get("revealed"))
              + "/"
              + player.get("coins").intValue();
      assertThat(shown).as("seat %d", seat).isEqualTo(players.get(seat));
    }
    assertThat(state.get("treasury").intValue()).isEqualTo(bank);
    assertThat(counted(state.get("deck"))).isEqualTo(court);
  }

  private String hand(int seat) {
    return letters(client.state().get("players").get(seat).get("hand"));
  }

  private static String letters(JsonNode cards) {
    String letters =
        EngineClient.texts(cards).stream()
            .map(ProtocolExamplePlayTest::letter)
            .sorted()
            .collect(Collectors.joining());
    return letters.isEmpty() ? "-" : letters;
  }

  private static String counted(JsonNode cards) {
    Map<Integer, Long> counts =
        EngineClient.texts(cards).stream()
            .collect(
                Collectors.groupingBy(
                    card -> "DAKMC".indexOf(letter(card)), TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(entry -> "DAKMC".charAt(entry.getKey()) + "" + entry.getValue())
        .collect(Collectors.joining(" "));
  }

  private static String letter(String card) {
    return switch (card) {
      case "Captain" -> "K";
      case "Ambassador" -> "M";
      default -> card.substring(0, 1);
    };
  }
}
