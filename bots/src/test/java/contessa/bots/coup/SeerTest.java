package contessa.bots.coup;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.coup.Action;
import contessa.coup.CoupCodes;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.EventSink;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;

class SeerTest {

  private static final int RICH = 0;

  /** Both players keep exchanging, although one could launch a Coup on every turn. */
  @Test
  void aLongGameIsEndedByACoup() {
    CoupRules rules = CoupRules.of(Edition.RESISTANCE, 2);
    SeededChance chance = new SeededChance(5);
    Seer seer = new Seer(rules, RICH, new SeededChance(6));
    EventSink sink = told -> seer.hear(told.heardBy(RICH));
    CoupTable table = rules.deal(RICH, chance, sink);
    while (table.turn() <= 130 || table.toMove() != RICH || table.phase() != CoupPhase.ACTION) {
      table.play(dull(table), chance, sink);
    }
    Mixture mixture = seer.decide(table.view(RICH), Budget.rollouts(60));
    assertThat(table.coins(RICH)).isEqualTo(9);
    assertThat(mixture.shares())
        .allMatch(share -> ((CoupMove.Act) share.move()).action() == Action.COUP);
  }

  private static int dull(CoupTable table) {
    return switch (table.phase()) {
      case ACTION ->
          table.toMove() == RICH && table.coins(RICH) < 9
              ? Action.INCOME.code()
              : Action.EXCHANGE.code(Role.AMBASSADOR);
      case EXCHANGE -> table.choice(0);
      default -> CoupCodes.PASS;
    };
  }
}
