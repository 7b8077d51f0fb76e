package contessa.bots.royal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.game.SeededChance;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;
import org.junit.jupiter.api.Test;

/** The rounds of a few random games for two, solved. */
class RoyalSolutionTest {

  private static final RoyalRules RULES = RoyalRules.standard(2);
  private static final int GAMES = 2;
  private static final int DEALS = 10;
  private static final double WEAK = 0.5;

  @Test
  void nobodyGainsByKnowingTheSolution() {
    double gain = 0;
    List<RoundGame> rounds = rounds();
    for (RoundGame game : rounds) {
      double[][] solution = new RegretMatching(game).solve();
      for (int seat = 0; seat < 2; seat++) {
        gain += best(game, seat, solution) - worth(game, seat, solution[seat], solution);
      }
    }
    assertThat(gain / rounds.size()).as("win chance a round").isBetween(0.0, 0.001);
  }

  @Test
  void aWeakPlayerLosesMoreToSomebodyWhoExpectsIt() {
    double gain = 0;
    List<RoundGame> rounds = rounds();
    for (RoundGame game : rounds) {
      double[][] habits = PlanResponses.anything(game);
      double[][] plain = new RegretMatching(game).solve();
      double[][] wary = new RegretMatching(game, habits, new double[] {0, WEAK}).solve();
      gain += worth(game, 0, wary[0], habits) - worth(game, 0, plain[0], habits);
    }
    assertThat(gain / rounds.size()).as("win chance a round").isGreaterThan(0.005);
  }

  /** The worth of the player's best plan against these plans. */
  private static double best(RoundGame game, int seat, double[][] expected) {
    return Arrays.stream(worths(game, seat, expected)).max().orElseThrow();
  }

  /** The worth of a mixture against these plans. */
  private static double worth(RoundGame game, int seat, double[] mixture, double[][] expected) {
    double[] worths = worths(game, seat, expected);
    return IntStream.range(0, worths.length).mapToDouble(n -> mixture[n] * worths[n]).sum();
  }

  private static double[] worths(RoundGame game, int seat, double[][] expected) {
    game.expect(expected);
    double[] worths = new double[game.plans(seat).size()];
    game.worths(seat, worths);
    return worths;
  }

  private static List<RoundGame> rounds() {
    List<RoundGame> rounds = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      SeededChance chance = new SeededChance(seed);
      RoyalTable table = RULES.deal(0, chance, null);
      while (!table.over()) {
        if (table.phase() == RoyalPhase.PLAN && table.toMove() == 0) {
          RoundGame game = new RoundGame(table.view(0), new WinChances(RULES), chance);
          game.tryOut(DEALS);
          rounds.add(game);
        }
        table.play(table.choice(chance.below(table.choiceCount())), chance, null);
      }
    }
    return rounds;
  }
}
