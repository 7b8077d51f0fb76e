package contessa.table.bots;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.Budget;
import org.junit.jupiter.api.Test;

/** The bots of a question share the time until its floor, so none of them answers late. */
class GameBotsTest {

  private static final Budget USUAL = Budget.millis(60);

  @Test
  void oneBotHasItsWholeBudget() {
    assertThat(GameBots.share(USUAL, 600, 1)).isEqualTo(USUAL);
  }

  @Test
  void nineBotsWithTwoDecisionsEachAreReadyBeforeTheFloor() {
    long spent = 0;
    for (int requests = 18; requests > 0; requests--) {
      spent += GameBots.share(USUAL, 600 - spent, requests).millis();
    }
    assertThat(spent).isPositive().isLessThan(600);
  }

  @Test
  void aBotThatIsLateAnswersFromWhatItHas() {
    assertThat(GameBots.share(USUAL, -5, 1)).isEqualTo(Budget.millis(0));
  }

  @Test
  void aCountedBudgetStaysAsItIs() {
    assertThat(GameBots.share(Budget.rollouts(20), -5, 9)).isEqualTo(Budget.rollouts(20));
  }
}
