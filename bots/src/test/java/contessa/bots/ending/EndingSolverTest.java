package contessa.bots.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import contessa.coup.Action;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class EndingSolverTest {

  /**
   * The rival has nine coins: a theft does not prevent the Coup, so only an assassination can win.
   * The rival blocks with a true Contessa, and otherwise must challenge, because the block would be
   * challenged. So player 0 wins exactly with an Assassin against a hand without the Contessa.
   */
  @Test
  void aLastChanceAssassinationWinsAsOftenAsCounted() {
    CoupTable table = Endings.table(3, 9, "Ambassador Ambassador Ambassador Duke");
    EndingSolution solution = EndingSolver.solve(table.view(0), 3, 200);
    // 11 hidden cards: 2 Dukes and 3 each of Assassin, Captain and Contessa.
    double value = 3.0 / 11 * (1 - 3.0 / 10);
    assertThat(solution.lower()).isCloseTo(value, within(1e-3));
    assertThat(solution.upper()).isCloseTo(value, within(1e-3));
    for (int n = 0; n < table.choiceCount(); n++) {
      if (table.choice(n) != Action.ASSASSINATE.code(1)) {
        assertThat(solution.regret(n, Role.ASSASSIN)).isGreaterThan(0.5);
      }
    }
  }

  /** Short of coins the race is long: three turns do not show its end, six do. */
  @Test
  void aLongerHorizonTightensTheBounds() {
    CoupTable table =
        Endings.table(2, 6, "Ambassador Contessa Ambassador Contessa Ambassador Contessa");
    EndingSolution near = EndingSolver.solve(table.view(0), 3, 60);
    EndingSolution far = EndingSolver.solve(table.view(0), 6, 60);
    assertThat(near.upper() - near.lower()).isGreaterThan(0.05);
    assertThat(far.upper() - far.lower()).isLessThan(0.01);
    assertThat(far.lower()).isBetween(near.lower() - 1e-9, near.upper());
  }

  @Test
  void mixturesSumToOne() {
    CoupTable table = Endings.table(4, 6, "Ambassador Ambassador Ambassador Contessa");
    EndingSolution solution = EndingSolver.solve(table.view(0), 3, 50);
    for (Role role : new Role[] {Role.DUKE, Role.CAPTAIN, Role.ASSASSIN, Role.CONTESSA}) {
      double sum = 0;
      for (int n = 0; n < table.choiceCount(); n++) {
        sum += solution.probability(n, role);
      }
      assertThat(sum).isCloseTo(1, within(1e-9));
    }
    assertThat(solution.possible(Role.AMBASSADOR)).isFalse();
  }

  @Test
  void onlyEndingsWithoutExchangesAreSolved() {
    CoupTable table = Endings.table(4, 6, "Duke Duke Duke Contessa");
    assertThatThrownBy(() -> EndingSolver.solve(table.view(0), 3, 10))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
