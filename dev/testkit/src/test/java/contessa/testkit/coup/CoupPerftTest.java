package contessa.testkit.coup;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.testkit.Perft;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares the counts from fixed deals with the recorded ones. */
@Tag("soak")
class CoupPerftTest {

  private static final String KEPT = "perft.txt";
  private static final int MOVES = 7;

  @Test
  void fixedDealsContinueInAsManyWaysAsEver() {
    List<String> lines = new ArrayList<>();
    games().forEach((name, rules) -> lines.add(name + ":" + ways(rules)));
    assertThat(lines).isEqualTo(kept());
  }

  private static Map<String, CoupRules> games() {
    Map<String, CoupRules> games = new LinkedHashMap<>();
    for (Edition edition : Edition.values()) {
      for (int players : new int[] {2, 4}) {
        games.put(edition + " " + players, CoupRules.of(edition, players));
      }
    }
    for (int players : new int[] {2, 4}) {
      CoupOptions printed = Edition.REFORMATION.options(players);
      games.put(
          "REFORMATION " + players + " the Inquisitor alone, who exchanges",
          CoupRules.of(
              Edition.REFORMATION,
              printed.withExchanger(Exchanger.INQUISITOR).withInquisitorExchanges(true),
              players));
    }
    CoupOptions reformation = Edition.REFORMATION.options(3).withInquisitorExchanges(true);
    games.put(
        "REFORMATION 3 both exchange, the Contessa blocks examinations",
        CoupRules.of(Edition.REFORMATION, reformation.withContessaBlocksExamine(true), 3));
    CoupOptions resistance = Edition.RESISTANCE.options(3);
    games.put(
        "RESISTANCE 3 distinct art, declared attacks",
        CoupRules.of(
            Edition.RESISTANCE,
            resistance.withArt(Art.DISTINCT).withDeclared(Declared.COUP_AND_ASSASSINATE),
            3));
    games.put("RESISTANCE 10", CoupRules.of(Edition.RESISTANCE, 10));
    return games;
  }

  private static String ways(CoupRules rules) {
    CoupTable table = rules.deal(0, Perft.sevens(), null);
    StringBuilder ways = new StringBuilder();
    for (int moves = 1; moves <= MOVES; moves++) {
      ways.append(' ').append(Perft.count(table, moves));
    }
    return ways.toString();
  }

  private static List<String> kept() {
    try (InputStream file = CoupPerftTest.class.getResourceAsStream(KEPT)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
