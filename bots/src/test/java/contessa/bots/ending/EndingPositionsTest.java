package contessa.bots.ending;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.coup.Action;
import contessa.coup.CoupCodes;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import contessa.notation.coup.CoupNotation;
import org.junit.jupiter.api.Test;

/**
 * Solved endings as test positions: {@code endings.jsonl} has the moves that an optimal player with
 * that card chooses with at least 98 %. The file is written by
 *
 * <pre>./contessa test -pl bots -am -Dtest=EndingPositionsTest -Dendings.write=FILE</pre>
 */
class EndingPositionsTest {

  /** An optimal player chooses the moves called wrong no more often than this. */
  private static final double SURE = 0.02;

  private static final int ITERATIONS = 500;
  private static final int[] HORIZONS = {4, 6};
  private static final double NARROW = 6e-4;

  private static final CoupNotation NOTATION = new CoupNotation();

  private static final String[] FACE_UP = {
    "Ambassador Duke Ambassador Duke Ambassador Duke",
    "Ambassador Contessa Ambassador Contessa Ambassador Contessa",
    "Ambassador Captain Ambassador Captain Ambassador Captain",
    "Ambassador Assassin Ambassador Assassin Ambassador Assassin",
  };

  private static final int[][] COINS = {
    {4, 6}, {5, 6}, {6, 6}, {3, 6}, {2, 6}, {5, 5}, {6, 5}, {3, 7}, {4, 8}, {1, 6}
  };

  /** The stored lines, and nothing but them, come out again for some of the endings. */
  @Test
  void theStoredEndingsAreSolvedAgain() throws IOException {
    List<String> stored = stored();
    assertThat(stored).hasSizeGreaterThanOrEqualTo(40);
    List<String> again = new ArrayList<>();
    solve(FACE_UP[2], COINS[0], again);
    solve(FACE_UP[2], COINS[2], again);
    assertThat(again).isNotEmpty().isSubsetOf(stored);
  }

  @Test
  void allAreWrittenOnRequest() throws IOException {
    String path = System.getProperty("endings.write");
    if (path != null) {
      List<String> lines = new ArrayList<>();
      for (String faceUp : FACE_UP) {
        for (int[] coins : COINS) {
          solve(faceUp, coins, lines);
        }
      }
      Files.writeString(Path.of(path), String.join("\n", lines) + "\n");
    }
    assertThat(stored()).allMatch(line -> line.startsWith("{\"name\":"));
  }

  private static List<String> stored() throws IOException {
    try (InputStream in = EndingPositionsTest.class.getResourceAsStream("endings.jsonl")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static void solve(String faceUp, int[] coins, List<String> lines) {
    CoupTable table = Endings.table(coins[0], coins[1], faceUp);
    EndingSolution solution = null;
    for (int horizon : HORIZONS) {
      solution = EndingSolver.solve(table.view(0), horizon, ITERATIONS);
      if (solution.upper() - solution.lower() <= NARROW) {
        break;
      }
    }
    for (Role role : Role.ALL) {
      if (solution.possible(role)) {
        line(faceUp, coins, role, solution, table, lines);
      }
    }
  }

  private static void line(
      String faceUp,
      int[] coins,
      Role role,
      EndingSolution solution,
      CoupTable table,
      List<String> lines) {
    // Against the opponent found here an optimal strategy still wins the lower bound, and nothing
    // wins more than the upper one. Every choice of a worse move costs its regret, so such choices
    // can only make up for the difference.
    double regret = (solution.upper() - solution.lower()) / solution.chanceOf(role) / SURE;
    List<String> right = new ArrayList<>();
    boolean tempting = false;
    double cheapest = 1;
    for (int n = 0; n < table.choiceCount(); n++) {
      int code = table.choice(n);
      if (solution.regret(n, role) < regret) {
        right.add('"' + NOTATION.text(table.rules(), table.move(code)) + '"');
      } else {
        Action action = CoupCodes.action(code);
        cheapest = Math.min(cheapest, solution.regret(n, role));
        tempting |= action == Action.INCOME || action == Action.TAX;
      }
    }
    if (!tempting || right.size() > 3) {
      return; // too little is proven to test a player with it
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "{\"name\":\"%s, %d to %d coins, face up %s\",\"options\":{\"edition\":\"city-state\"},"
                + "\"position\":%s,\"moves\":[],\"seat\":0,\"right\":[%s],\"value\":[%.3f,%.3f],"
                + "\"why\":\"solved: every other move loses at least %.3f against best play\"}",
            name(role),
            coins[0],
            coins[1],
            faceUp,
            Endings.position(coins[0], coins[1], faceUp, name(role)),
            String.join(",", right),
            Math.floor(1000 * solution.lower()) / 1000,
            Math.ceil(1000 * solution.upper()) / 1000,
            cheapest));
  }

  private static String name(Role role) {
    return role.name().charAt(0) + role.name().substring(1).toLowerCase(Locale.ROOT);
  }
}
